import { expect, it } from "vitest";

import { inProgress } from "./progress";

type Rule =
  | { rule: "toy/Draw"; seat: number; drawn: string[] }
  | { rule: "toy/Round" }
  | { rule: "rule/Together"; branches: Record<string, Rule[]> };

const draw = (seat: number, ...drawn: string[]): Rule => ({ rule: "toy/Draw", seat, drawn });
const view = (...agenda: Rule[]): { agenda: Rule[] } => ({ agenda });

it("finds the innermost rule of a name", () => {
  expect(inProgress(view({ rule: "toy/Round" }, draw(0, "w1"), draw(1, "g2")), "toy/Draw")?.drawn).toEqual(["g2"]);
  expect(inProgress(view({ rule: "toy/Round" }), "toy/Draw")).toBeUndefined();
});

it("finds that of a seat", () => {
  expect(inProgress(view(draw(0, "w1"), draw(1, "g2")), "toy/Draw", 0)?.drawn).toEqual(["w1"]);
  expect(inProgress(view(draw(0, "w1")), "toy/Draw", 1)).toBeUndefined();
});

it("looks for any of several names, also where seats act at the same time", () => {
  const together: Rule = { rule: "rule/Together", branches: { 0: [draw(0, "w1")], 1: [draw(1, "g2")] } };
  expect(inProgress(view({ rule: "toy/Round" }, together), "toy/Draw", 1)?.drawn).toEqual(["g2"]);
  expect(inProgress(view({ rule: "toy/Round" }), ["toy/Draw", "toy/Round"])?.rule).toBe("toy/Round");
});
