// What is printed on the potions and tokens of a table, if that is not what is printed on ours.

import box from "../../../src/chaudron/games/bal/data/components.json";
import { api } from "../house/api";
import { notices } from "../house/notices.svelte";
import { ENGLISH, FRENCH, type Language } from "../house/languages";
import { words } from "../house/words.svelte";
import { type Values, printedBy } from "./cards";
import { isOurs } from "./values";

/** The forms in which a potion is called by what is printed on it. */
const NAMING = ["formula", "a", "the", "of"];

const OUR_FORMULAS = new Map(
  box.potions.map(({ id, formula_fr, formula_en }) => [id, { fr: formula_fr, en: formula_en }]),
);

let formulas: Partial<Record<string, Values["potions"][number]["formula"]>> = {};

/** What is printed on a potion in a language, where it is not what is printed on ours. */
export const ownFormula = (potion: string, language: Language): string | undefined =>
  formulas[potion]?.[language === FRENCH ? FRENCH : ENGLISH];

/** Read potions and tokens as a table has them, by the hash of its values; if the house does not tell them, that is said. */
export async function readBy(hash: string): Promise<void> {
  const ask = (): Promise<Values> => api(`/games/bal/components/${hash}`);
  const values = isOurs(hash) ? undefined : await notices.attempt(ask);
  const others = (values?.potions ?? []).filter(
    ({ id, formula }) => formula.fr !== OUR_FORMULAS.get(id)?.fr || formula.en !== OUR_FORMULAS.get(id)?.en,
  );
  formulas = Object.fromEntries(others.map(({ id, formula }) => [id, formula]));
  printedBy(values);
  words.callOtherwise((key, language, count) => {
    const [, potion, form] = /^bal-card-(\w+)\.(\w+)$/.exec(key) ?? [];
    const own = potion ? ownFormula(potion, language) : undefined;
    if (!own || !form) return undefined;
    if (form === "some") return count === 1 ? own : `${count} × ${own}`;
    return NAMING.includes(form) ? own : undefined;
  });
}
