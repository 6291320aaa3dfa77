import { describe, expect, it } from "vitest";

import type { ExerciseShown } from "../protocol";
import { isUnweighed, lost, rows, tone } from "./solved";

const option = (choice: string, chance: number, ...same: string[]) => ({ choice, chance, points: 0, same });
const exercise = {
  options: [option("draw", 0.26), option("stop", 0.24), option("flask", 0.21, "other"), option("last", 0.1)],
  obvious: "stop",
  played: "stop",
} as unknown as ExerciseShown;

describe("an answer beside the others", () => {
  it("is marked as mine, the best and played", () => {
    const [best, played] = rows(exercise, "draw");
    expect(best).toEqual({ choice: "draw", chance: 0.26, isBest: true, isMine: true, isPlayed: false });
    expect(played).toMatchObject({ choice: "stop", isBest: false, isMine: false, isPlayed: true });
  });

  it("is always shown, however far behind", () => {
    expect(rows(exercise, "draw").map(({ choice }) => choice)).toEqual(["draw", "stop", "flask"]);
    expect(rows(exercise, "last").map(({ choice }) => choice)).toEqual(["draw", "stop", "flask", "last"]);
  });

  it("is the same as what is worth the same", () => {
    expect(lost(exercise, "other")).toBeCloseTo(0.05);
    expect(rows(exercise, "other")[2]).toMatchObject({ choice: "other", isMine: true, chance: 0.21 });
  });

  it("has no value where nobody weighed it", () => {
    expect(isUnweighed(exercise, "odd")).toBe(true);
    expect(rows(exercise, "odd").at(-1)).toMatchObject({ choice: "odd", chance: null, isMine: true });
    expect(lost(exercise, "odd")).toBeCloseTo(0.16);
  });

  it("is spoken of kindly", () => {
    expect(["draw", "stop", "flask"].map((mine) => tone(exercise, mine))).toEqual(["best", "close", "other"]);
  });
});
