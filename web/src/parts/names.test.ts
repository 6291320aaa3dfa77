import { expect, it } from "vitest";

import { cut, isolated, nameField, signs } from "./names";

const FAMILY = "👩‍👩‍👧‍👦";

it("a name is cut between signs, never inside one", () => {
  expect(cut(`Zoé ${FAMILY}${FAMILY}`, 5)).toBe(`Zoé ${FAMILY}`);
  expect(cut("🇫🇷🇬🇧🇪🇸", 2)).toBe("🇫🇷🇬🇧");
  expect(cut("Ada")).toBe("Ada");
});

it("a name that runs from right to left is kept apart from its sentence", () => {
  expect(isolated("מרים")).toBe("\u2068מרים\u2069");
  expect(isolated("Maëlle 🧙")).toBe("Maëlle 🧙");
});

it("a field holds twenty-four signs, whatever they are made of", () => {
  const input = document.createElement("input");
  const seen: string[] = [];
  input.addEventListener("input", () => seen.push(input.value));
  const end = nameField(input);
  input.value = FAMILY.repeat(30);
  input.dispatchEvent(new InputEvent("input"));
  expect([input.dir, seen]).toEqual(["auto", [FAMILY.repeat(24)]]);
  end();
});

it("signs are counted as one sees them", () => {
  expect([FAMILY, "Ada", isolated("מרים"), `Zoé ${FAMILY}`].map(signs)).toEqual([1, 3, 4, 5]);
});
