import { beforeEach, describe, expect, it } from "vitest";

import { remember } from "../house/memory";
import { known, nextOf, note } from "./memory";

const ALL = [
  { id: "1", kind: "brew" },
  { id: "2", kind: "buy" },
  { id: "3", kind: "brew" },
  { id: "4", kind: "buy" },
];

describe("what comes next", () => {
  beforeEach(() => void remember("exercises", undefined));

  it("begins with the first", () => {
    expect(nextOf(ALL, known("bal"))?.id).toBe("1");
  });

  it("is something new of the kind that is missed most", () => {
    note("bal", ALL[0]!, 0);
    note("bal", ALL[1]!, 0.2);
    expect(nextOf(ALL, known("bal"))?.id).toBe("4");
  });

  it("leaves what goes well for later", () => {
    note("bal", ALL[0]!, 0);
    expect(nextOf(ALL, known("bal"))?.id).toBe("2");
  });

  it("is what was seen longest ago, once all were seen", () => {
    for (const one of [ALL[2]!, ALL[0]!, ALL[1]!, ALL[3]!, ALL[2]!]) note("bal", one, 0);
    expect(nextOf(ALL, known("bal"))?.id).toBe("1");
  });

  it("is kept for each game by itself", () => {
    note("bal", ALL[0]!, 0.1);
    expect(known("belcastel").seen).toEqual([]);
    expect(known("bal")).toEqual({ kinds: { brew: { asked: 1, lost: 0.1 } }, seen: ["1"] });
  });

  it("is nothing where there is nothing", () => {
    expect(nextOf([], known("bal"))).toBeUndefined();
  });
});
