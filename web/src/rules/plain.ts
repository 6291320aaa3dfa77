// Texts as they are searched: without accents, capitals and markup; and where in the text something was found.

const LIGATURES: Partial<Record<string, string>> = { œ: "oe", æ: "ae", "’": "'", "‑": "-" };

/** One character as it is searched; perhaps none, perhaps two. */
function fold(letter: string): string {
  const small = letter.toLowerCase();
  return LIGATURES[small] ?? (/\s/.test(small) ? " " : small.normalize("NFD").replace(/\p{M}/gu, ""));
}

export const folded = (text: string): string => [...text].map(fold).join("");

/** The text of a rule without its markup. */
export const unmarked = (text: string): string =>
  text
    .replace(/`[^`|]+\|/g, "")
    .replace(/[*`]/g, "")
    .replace(/\n(?:- |\d+\. )?/g, " ");

export interface Part {
  text: string;
  isFound: boolean;
}

/** Which characters of a text belong to one of the words that are looked for. */
function foundIn(text: string, wanted: readonly string[]): boolean[] {
  const letters = [...text];
  const from = letters.flatMap((letter, place) => [...fold(letter)].map(() => place));
  const line = letters.map(fold).join("");
  const found = letters.map(() => false);
  for (const word of wanted)
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length))
      for (let place = from[at]!; place <= from[at + word.length - 1]!; place += 1) found[place] = true;
  return found;
}

const BEFORE = 60;
const LONGEST = 190;

/** A text around the first word that is looked for, with all of them marked. */
export function excerpt(text: string, wanted: readonly string[]): Part[] {
  const letters = [...text];
  const found = foundIn(text, wanted);
  const first = Math.max(0, found.indexOf(true) - BEFORE);
  const start = first && text.indexOf(" ", first) + 1;
  const end = start + LONGEST < letters.length ? text.lastIndexOf(" ", start + LONGEST) : letters.length;
  const cut = letters.slice(start, end);
  const parts: Part[] = start ? [{ text: "… ", isFound: false }] : [];
  cut.forEach((letter, place) => {
    const isFound = found[start + place]!;
    const last = parts.at(-1);
    if (last && last.isFound === isFound) last.text += letter;
    else parts.push({ text: letter, isFound });
  });
  return end < letters.length ? [...parts, { text: " …", isFound: false }] : parts;
}
