import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LOCALES = fileURLToPath(new URL("../../src/chaudron/locales", import.meta.url));
const OURS = ["fr", "en"];
const ENGLISH = "en";
const OF_THE_PAGE = /^(bal|belcastel|blackwood|chaudron|web|web-.*)\.ftl$/;
const KEY = /^(?:([a-zA-Z][\w-]*)|\s+(\.[a-z]\w*)) =/gm;

/** Every language by its folder, French first, each with the files of the page in which it lacks what English says. */
export function languages(folder = LOCALES): Record<string, string[]> {
  const others = readdirSync(folder, { withFileTypes: true }).filter(
    (one) => one.isDirectory() && !OURS.includes(one.name),
  );
  const names = [...OURS, ...others.map(({ name }) => name).sort()];
  const files = readdirSync(`${folder}/${ENGLISH}`).filter((file) => OF_THE_PAGE.test(file));
  return Object.fromEntries(
    names.map((name) => [name, files.filter((file) => lacks(folder, name, file)).map((file) => file.slice(0, -4))]),
  );
}

function lacks(folder: string, language: string, file: string): boolean {
  const own = new Set(keys(`${folder}/${language}/${file}`));
  return keys(`${folder}/${ENGLISH}/${file}`).some((key) => !own.has(key));
}

/** The keys in a file, and the forms of each: `the-key`, `the-key.form`. */
function keys(path: string): string[] {
  let last = "";
  return [...(existsSync(path) ? readFileSync(path, "utf8") : "").matchAll(KEY)].map(([, key, form]) =>
    form ? last + form : (last = key!),
  );
}
