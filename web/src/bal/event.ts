// What the table says of an attack: who attacks whom, and what is at stake.

import { t, words } from "../house/words.svelte";
import type { Attacking } from "./attacking.svelte";
import { type Attack, NOBODY, type View, colorsOf, isHex, pairs } from "./view";

/** Where a Crapzouille is drawn in a sentence. */
export const TOAD = "\uE000";

export interface Told {
  title: string;
  /** Lines with a word before them that says what for. */
  lines: { before?: "missed" | "parried"; says: string }[];
  /** Is it about me? */
  isMine: boolean;
}

type Names = (seat: number) => string;

/** My attack while I put it together. */
export function proposed({ aims, isHex: isForAll, spell }: Attacking, name: Names): Told {
  const title = isForAll
    ? t("web-bal-event-aims-all")
    : aims.length
      ? t("web-bal-event-aims", { name: name(aims[0]!) })
      : t("web-bal-event-aim");
  const given = { spell: spell ?? "none", toad: TOAD };
  const lines: Told["lines"] = [
    { before: "missed", says: t("web-bal-event-missed-text", given) },
    { before: "parried", says: t("web-bal-event-parried-text", given) },
  ];
  return { title, lines: aims.length ? lines : [{ says: t("web-bal-event-aim-text") }], isMine: true };
}

/** An attack that lies on the table. */
export function told(view: View, me: number | null, name: Names): Told {
  const { attack } = view;
  if (!attack) return quiet(view, me, name);
  if (attack.is_off) return { title: t("web-bal-event-off"), lines: [], isMine: false };
  return attack.defender === me && me !== null ? againstMe(attack, name) : between(attack, me, name);
}

function quiet({ carabosse, outcome }: View, me: number | null, name: Names): Told {
  const title = outcome
    ? t("web-bal-event-over")
    : carabosse === me
      ? t("web-bal-event-my-turn")
      : t("web-bal-event-turn", { name: name(carabosse) });
  return { title, lines: [], isMine: carabosse === me };
}

function againstMe(attack: Attack, name: Names): Told {
  const says = t("web-bal-event-stake", { spell: stakeOf(attack), colors: colorList(colorsOf(attack)), toad: TOAD });
  return { title: whoAgainstMe(attack, name), lines: [{ says }], isMine: true };
}

function whoAgainstMe(attack: Attack, name: Names): string {
  const sender = pairs(attack.trail).findLast(([, to]) => to === attack.defender)?.[0];
  if (sender !== undefined) return t("web-bal-event-swept", { name: name(sender) });
  if (attack.owner === NOBODY) return t("web-bal-event-farce");
  if (attack.copied.length) return t("web-bal-event-copied", { name: name(attack.author) });
  return t(isHex(attack) ? "web-bal-event-hexed" : "web-bal-event-attacked", { name: name(attack.author) });
}

const stakeOf = ({ owner, spell }: Attack): string => (owner === NOBODY ? "farce" : (spell ?? "none"));

function between(attack: Attack, me: number | null, name: Names): Told {
  const target = attack.defender === NOBODY ? (attack.targets[0] ?? NOBODY) : attack.defender;
  const given = { name: name(attack.author), target: target === NOBODY ? "" : name(target) };
  const isDone = attack.parried.includes(target) || attack.failed.includes(target);
  const lines =
    attack.defender === NOBODY || isDone
      ? []
      : [{ says: t("web-bal-event-defends", { name: given.target, colors: colorList(colorsOf(attack)) }) }];
  return { title: t(titleOf(attack, me), given), lines, isMine: attack.author === me };
}

function titleOf(attack: Attack, me: number | null): string {
  if (attack.owner === NOBODY) return attack.trail.length ? "web-bal-event-farce-swept" : "web-bal-event-farce-of";
  if (attack.copied.length) return attack.author === me ? "web-bal-event-mine-doubled" : "web-bal-event-doubled";
  const whom = isHex(attack) ? "-all" : "";
  return attack.author === me ? `web-bal-event-mine${whom}` : `web-bal-event-attacks${whom}`;
}

/** Colors in words: two reds and a blue. */
export function colorList(colors: string[]): string {
  const kinds = [...new Set(colors)];
  return words.listed(
    kinds.map((color) => t(`bal-color-${color}.some`, { count: colors.filter((one) => one === color).length })),
  );
}
