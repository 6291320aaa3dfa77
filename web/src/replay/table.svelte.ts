// A table at a moment of a finished game: the same boards show it, and nobody is asked anything.

import { TableState } from "../house/table.svelte";
import type { Asked, Board, Happened } from "../protocol";
import type { Moments } from "./moments.svelte";
import type { Source } from "./source";

export class ReplayTable extends TableState {
  moment = $state(0);
  /** What the seat was asked then. */
  question = $state.raw<Asked | null>(null);

  constructor(
    private readonly source: Source,
    readonly moments: Moments,
  ) {
    super(source.table ?? "", { drawer: ".replay" });
    this.seat = typeof moments.by === "number" ? moments.by : null;
  }

  override get isReplay(): boolean {
    return true;
  }

  override get isMyTurn(): boolean {
    return false;
  }

  override open(): void {}
  override close(): void {}
  override wakeUp(): void {}

  /** Show a moment at once. */
  show(at: number): void {
    const { n, view, shown, ask, awaited } = this.moments.standing(at);
    this.moment = at;
    this.events = this.moments.events(at);
    this.question = ask;
    Object.assign(this, { n, shown, awaited, undo: "off", here: shown.seats.map((_, seat) => seat) });
    this.view = { ...view }; // boards show at once how things stand when they see another view
  }

  /** Show what led to the next moment, as it was shown at the table. */
  goOn(at: number): void {
    this.moment = at;
    for (const said of this.moments.happened(at))
      this.hear({ ...said, is: "happened" } as Happened & { is: "happened" });
    this.question = this.moments.standing(at).ask;
    this.ask = null;
  }

  /** Earlier moments have come. */
  recall(): void {
    const known = this.moments.events(this.moment);
    if (known.length > this.events.length) this.events = known;
  }

  override board(shape: string): Promise<Board> {
    return this.source.board(this.moments.by, this.moment, shape);
  }
}
