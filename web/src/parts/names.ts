// Names in whole signs: a family is one, a flag is one, and none is ever cut in two.

import { NAME_LENGTH } from "../house/settings.svelte";

/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const [ISOLATE, END] = ["\u2068", "\u2069"];

/** How many signs a name has, as one sees them. */
export const signs = (name: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.replace(/[\u2066-\u2069]/g, ""))].length;

/** So many signs of a text. */
export function cut(text: string, most = NAME_LENGTH): string {
  const signs = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)];
  return signs.length <= most
    ? text
    : signs
        .slice(0, most)
        .map(({ segment }) => segment)
        .join("");
}

/** A name within a sentence: one that runs the other way leaves what stands around it in its place. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? ISOLATE + name + END : name);

/** For a field that takes a name; while a word is being composed, it is let be. */
export function nameField(input: HTMLInputElement): () => void {
  const limit = (event: Event): void => {
    if ((event as InputEvent).isComposing) return;
    const name = cut(input.value);
    if (name !== input.value) input.value = name;
  };
  input.dir = "auto";
  input.addEventListener("input", limit, { capture: true }); // before whoever reads it
  input.addEventListener("compositionend", limit, { capture: true });
  return () => {
    input.removeEventListener("input", limit, { capture: true });
    input.removeEventListener("compositionend", limit, { capture: true });
  };
}
