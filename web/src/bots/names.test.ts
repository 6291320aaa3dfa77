import { expect, it } from "vitest";

import { namesFor } from "./names";

const BOTS = [
  { level: "child", names: ["Lulu", "Fanfan", "Titou"] },
  { level: "master", names: ["Maître Fiole", "Maître Plomb"] },
];

it("bots of one level have different names", () =>
  expect(namesFor(["child", "master", "child"], BOTS)).toEqual(["Lulu", "Maître Fiole", "Fanfan"]));
it("nobody is called like me", () => expect(namesFor(["child", ""], BOTS, " lulu ")).toEqual(["Fanfan", undefined]));
it("whoever is not known has no name", () => expect(namesFor(["random", "child"], [])).toEqual([undefined, undefined]));
