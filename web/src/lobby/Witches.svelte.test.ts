import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { words } from "../house/words.svelte";
import Witches from "./Witches.svelte";

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  await words.load("en");
  await Promise.all([words.want("bal"), words.want("setup")]);
});

let chosen: string[];
beforeEach(() => {
  chosen = [];
  render(Witches, {
    chosen: "edmee",
    taken: { ursule: "Bob" },
    onchoose: (witch) => chosen.push(witch),
    onclose: () => undefined,
  });
});

const witch = (name: string): HTMLButtonElement => screen.getByRole("button", { name: new RegExp(name), hidden: true });

test("six witches by portrait and name; mine is marked, and one that somebody has cannot be had", () => {
  expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(6);
  expect(witch("Edmée Hooknose").getAttribute("aria-pressed")).toBe("true");
  expect([witch("Bob has her").disabled, witch("Hilda Goggle-Eye").disabled]).toEqual([true, false]);
});

test("a touch or the key of her number chooses a witch, and nothing that is taken", async () => {
  await fireEvent.click(witch("Hilda Goggle-Eye"));
  await fireEvent.keyDown(window, { code: "Digit6", key: "6" });
  await fireEvent.keyDown(window, { code: "Digit3", key: "3" });
  await fireEvent.keyDown(window, { code: "KeyQ", key: "q" });
  expect(chosen).toEqual(["hilda", "gervaise"]);
});

test("one may leave it to what is left", async () => {
  await fireEvent.click(screen.getByRole("button", { name: "Whichever is left", hidden: true }));
  expect(chosen).toEqual([""]);
});
