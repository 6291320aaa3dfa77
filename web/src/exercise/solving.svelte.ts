// Solving positions one after the other: which comes next, and what was answered.

import { Trouble } from "../house/api";
import { router } from "../house/route.svelte";
import { t } from "../house/words.svelte";
import type { ExerciseListed } from "../protocol";
import { Desk } from "../table/desk.svelte";
import { learn } from "../table/speeches";
import { known, nextOf, note } from "./memory";
import { lost } from "./solved";
import type { Source } from "./source";
import { ExerciseTable } from "./table.svelte";

export class Solving {
  /** The position that is shown; none before it has come. */
  desk = $state.raw<Desk | null>(null);
  trouble = $state("");
  /** There is nothing to solve. */
  isEmpty = $state(false);
  #asked = 0;

  constructor(readonly source: Source) {}

  get table(): ExerciseTable | null {
    return (this.desk?.table as ExerciseTable | undefined) ?? null;
  }

  /** Show a position: this one, or whichever comes next. */
  async show(id = ""): Promise<void> {
    const asked = (this.#asked += 1);
    this.trouble = "";
    try {
      const all = await this.source.list();
      const found = all.find((one) => one.id === id) ?? (id ? { id, kind: "" } : nextOf(all, known(this.source.of)));
      if (!found) return void (this.isEmpty = true);
      const table = await this.#laid(found);
      if (asked === this.#asked) this.#lay(table);
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.says : t("web-failed");
    }
  }

  async #laid({ id }: ExerciseListed): Promise<ExerciseTable> {
    const exercise = await this.source.one(id);
    const { game, options } = exercise.welcome.shown;
    await learn(game, String(options.components ?? ""));
    return new ExerciseTable(this.source, exercise, (choice) => note(this.source.of, exercise, lost(exercise, choice)));
  }

  #lay(table: ExerciseTable): void {
    this.desk = new Desk(table);
    router.go(`/exercises/${this.source.of}/${table.exercise.id}`, "replace");
  }
}
