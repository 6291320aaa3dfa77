// The options that switch a rule: what each may be, in words, and the way to a table that has it so.

import { familyOf } from "../house/families";
import { words } from "../house/words.svelte";
import type { GameShown } from "../protocol";
import { optionHelp, optionName, readValue, valueName } from "../setup/options";

export interface Choice {
  value: string;
  says: string;
  isUsual: boolean;
  /** The setup screen with this choice made. */
  address: string;
}

export interface Switch {
  name: string;
  rule: string;
  says: string;
  help: string;
  choices: Choice[];
}

/** Values that stand for many and are said all the same. */
const SAID = ["seat", "mix", "chosen"];

/** How the house writes a value that only it knows. */
const HASH = "hash";

const isRead = (game: GameShown, name: string, value: unknown): boolean =>
  value !== HASH && readValue(game, name, String(value), Math.max(...game.players)) !== undefined;
const isSaid = (game: GameShown, name: string, value: unknown): boolean =>
  (isRead(game, name, value) || SAID.includes(String(value))) &&
  words.has(`${familyOf(game.game)}-option-${name}-${String(value).toLowerCase()}`);

/** A value that stands for many, such as any seat, is chosen there. */
function addressOf(game: GameShown, name: string, value: string): string {
  return `/setup/${game.game}${isRead(game, name, value) ? `?code=${encodeURIComponent(`${game.game} ${name}=${value}`)}` : ""}`;
}

export function switchOf(game: GameShown, name: string): Switch | undefined {
  const option = game.options[name];
  if (!option) return undefined;
  const one = (value: any): Choice => ({
    value: String(value).toLowerCase(),
    says: valueName(game.game, name, value),
    isUsual: value === option.default,
    address: addressOf(game, name, String(value)),
  });
  const listed = option.values.filter((value) => isSaid(game, name, value));
  const values = listed.includes(option.default) || option.default === "" ? listed : [option.default, ...listed];
  return {
    name,
    rule: option.rule,
    says: optionName(game.game, name),
    help: optionHelp(game.game, name),
    choices: values.map(one),
  };
}
