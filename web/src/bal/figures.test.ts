import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import Portrait from "./Portrait.svelte";
import { WITCHES } from "./figures";
import box from "../../../src/chaudron/games/bal/data/components.json";

const drawn = (props: { seat: number; witch?: number }): string | null | undefined =>
  render(Portrait, props).container.querySelector("use")?.getAttribute("href");

test("without a table a seat has the witch of its place, unless another is named", () => {
  expect([drawn({ seat: 2 }), drawn({ seat: 2, witch: 5 })]).toEqual(["#bal-witch-2", "#bal-witch-5"]);
});

test("the witches stand in the order of the box", () => {
  expect(
    WITCHES.map((witch, place) =>
      box.witches[place]!.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").startsWith(witch),
    ),
  ).not.toContain(false);
});
