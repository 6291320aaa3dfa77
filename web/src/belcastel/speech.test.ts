import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { words } from "../house/words.svelte";
import { chipList, chipWords, speech } from "./speech";

const thing = (notation: string) => speech.thing(notation, "", []);

beforeAll(() => words.load("en"));
afterAll(() => words.load("fr"));

describe("chips in words", () => {
  it("say what a locoweed copies", () => {
    expect(chipWords("l1=g2", "the")).toBe(`${chipWords("l1", "the")} (as ${chipWords("g2")})`);
  });

  it("are listed by color, then by value, then by what they copy", () => {
    const [green, plain, copying] = [chipWords("g1", "a"), chipWords("l1", "a"), chipWords("l1=o6", "a")];
    expect(chipList(["l1=o6", "l1", "g1"])).toBe(words.listed([green, plain, copying]));
  });
});

describe("what a choice is about", () => {
  it("may be a witch, some whites, a number, a chip, or a chip for another", () => {
    expect(thing("S3")).toMatchObject({ witch: words.say("belcastel-witch-S3") });
    expect([thing("both"), thing("2")]).toEqual([{ which: "both" }, { number: 2 }]);
    expect(thing("o6")).toMatchObject({ a_chip: chipWords("o6", "a") });
    expect(thing("g1>g2")).toEqual({ low: chipWords("g1", "the"), high: chipWords("g2", "a") });
  });
});
