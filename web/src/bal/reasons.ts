// Why a card will not do now: what the page can see it says itself, the rest the house knows.

import box from "../../../src/chaudron/games/bal/data/components.json";
import { notices } from "../house/notices.svelte";
import { t, words } from "../house/words.svelte";
import type { Desk } from "../table/desk.svelte";
import { colorOf, isPotion, timingOf } from "./cards";
import { colorList } from "./event";
import type { Stage } from "./stage.svelte";

const RULES = new Map(box.spells.map(({ id, rule }) => [id, rule]));

export async function sayWhyNot(card: string, stage: Stage, desk: Desk): Promise<void> {
  if (isPotion(card) && stage.defending.isOn) return sayColor(card, stage);
  if (stage.attacking.isOn && stage.attacking.isCast) return notices.say(t("web-bal-why-cast"), { rule: "BAL-4.7" });
  const wanted = stage.attacking.isOn ? "attack" : "defence";
  if (!isPotion(card) && !timingOf(card).includes(wanted)) return sayTiming(card);
  await desk.why(`lay:${card}`);
}

function sayColor(card: string, { defending }: Stage): void {
  const color = t(`bal-color-${colorOf(card)}`);
  if (defending.slots.some((slot) => slot.color === colorOf(card)))
    notices.say(t("web-bal-why-whole", { colors: colorList(defending.missing) }), { rule: "BAL-4.12" });
  else notices.say(t("web-bal-why-color", { color }), { rule: "BAL-4.10" });
}

function sayTiming(card: string): void {
  const when = words.listed(
    timingOf(card).map((timing) => t(`bal-timing-${timing}`)),
    "or",
  );
  notices.say(t("web-bal-why-timing", { card: t(`bal-card-${card}`), when }), { rule: RULES.get(card) ?? "" });
}
