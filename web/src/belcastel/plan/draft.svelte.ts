// A plan while it is being made: three conditions that can be switched on and off, and what else the house shall do.

import { recall, remember } from "../../house/memory";
import type { PlanFor } from "../../protocol";

export const CONDITIONS = ["whites", "coins", "risk"] as const;
export type Condition = (typeof CONDITIONS)[number];
export type Flask = NonNullable<PlanFor["flask"]>;
export type Questions = NonNullable<PlanFor["questions"]>;
export type After = NonNullable<PlanFor["after"]>;
export type Exploded = NonNullable<PlanFor["exploded"]>;

interface Range {
  least: number;
  most: number;
  step: number;
  usual: number;
}

const RANGES: Record<Condition, Range> = {
  whites: { least: 1, most: 9, step: 1, usual: 5 },
  coins: { least: 1, most: 35, step: 1, usual: 22 },
  risk: { least: 0, most: 95, step: 5, usual: 30 },
};
const KEPT = "plan";

export class Draft {
  readonly #on = $state<Record<Condition, boolean>>({ whites: true, coins: true, risk: false });
  readonly #values = $state<Record<Condition, number>>({
    whites: RANGES.whites.usual,
    coins: RANGES.coins.usual,
    risk: RANGES.risk.usual,
  });
  flask = $state<Flask>("high");
  questions = $state<Questions>("bot");
  after = $state<After>("wait");
  exploded = $state<Exploded>("coins");

  /** `limit`: how many whites the cauldron bears; without odds no risk can be a condition. */
  constructor(
    readonly limit: number,
    readonly hasOdds: boolean,
    last: PlanFor | undefined = recall<PlanFor>(KEPT),
  ) {
    if (last) this.take(last);
  }

  /** Begin with a plan that was made before. */
  take(plan: PlanFor): void {
    for (const condition of CONDITIONS) {
      const value = plan[condition] ?? null;
      this.#on[condition] = value !== null && this.may(condition);
      if (value !== null) this.#values[condition] = this.#within(condition, value);
    }
    this.flask = plan.flask ?? "never";
    this.questions = plan.questions ?? "bot";
    this.after = plan.after ?? "wait";
    this.exploded = plan.exploded ?? "coins";
  }

  may(condition: Condition): boolean {
    return condition !== "risk" || this.hasOdds;
  }

  isOn(condition: Condition): boolean {
    return this.#on[condition];
  }

  turn(condition: Condition, isOn: boolean): void {
    this.#on[condition] = isOn && this.may(condition);
  }

  value(condition: Condition): number {
    return this.#values[condition];
  }

  /** Can it go further that way? */
  canStep(condition: Condition, way: 1 | -1): boolean {
    return this.#stepped(condition, way) !== this.value(condition);
  }

  step(condition: Condition, way: 1 | -1): void {
    this.#values[condition] = this.#stepped(condition, way);
  }

  /** Does it say when to stop? */
  get hasEnd(): boolean {
    return CONDITIONS.some((condition) => this.isOn(condition));
  }

  get plan(): PlanFor {
    const conditions = CONDITIONS.filter((one) => this.isOn(one)).map((one) => [one, this.value(one)]);
    const { flask, questions, after, exploded } = this;
    return { ...Object.fromEntries(conditions), flask, questions, after, exploded };
  }

  /** The next plan begins with this one. */
  keep(): void {
    remember(KEPT, this.plan);
  }

  #stepped(condition: Condition, way: 1 | -1): number {
    return this.#within(condition, this.value(condition) + way * RANGES[condition].step);
  }

  #within(condition: Condition, value: number): number {
    const { least, most } = RANGES[condition];
    return Math.max(least, Math.min(condition === "whites" ? this.limit : most, value));
  }
}
