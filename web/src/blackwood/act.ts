// What the large button says: what it does, and what follows from it.

import { t, words } from "../house/words.svelte";
import { inProgress } from "../table/progress";
import { costOf } from "./cards";
import { before, withPuppet } from "./order";
import { coins, forestCard, placeSaid } from "./speech";
import type { Turn } from "./turn.svelte";
import { NOBODY, type View, cardAt, columnOf, puppetAt } from "./view";

export interface Act {
  title: string;
  small: string;
}

type Names = (seat: number) => string;

/** For what is aimed at the forest: a puppet of mine, or a spell. */
export function aimed({ aim, picked }: Turn, view: View, me: number, name: Names): Act {
  const [place, second] = picked;
  if (aim === "swap")
    return {
      title: t("web-blackwood-act-swap"),
      small: t("web-blackwood-act-swap-small", {
        picked: picked.length,
        place: place ? placeSaid(place) : "",
        second: second ? placeSaid(second) : "",
      }),
    };
  if (!place) return { title: t(`web-blackwood-act-${aim}-none`), small: t(`web-blackwood-act-${aim}-hint`) };
  if (aim === "shoo")
    return {
      title: t("web-blackwood-act-shoo"),
      small: t("web-blackwood-act-shoo-small", { name: name(puppetAt(view, place)), place: placeSaid(place) }),
    };
  const now = aim === "move" ? withoutDisplaced(view) : view;
  return {
    title: t(`web-blackwood-act-${aim}`),
    small: t("web-blackwood-act-cost", {
      card: forestCard(cardAt(view, place)),
      coins: coins(costOf(cardAt(view, place))),
      when: when(now, place, me, name),
    }),
  };
}

/** The puppet that is driven away stands nowhere while its owner chooses. */
function withoutDisplaced(view: View): View {
  const place = inProgress(view, "blackwood/Shoo")?.place;
  return place ? withPuppet(view, place, NOBODY) : view;
}

/** When a puppet there comes home: in this round and after whom, in a later one, or not before the next expedition. */
export function when(view: View, place: string, me: number, name: Names): string {
  const column = columnOf(place);
  if (column < view.column) return t("web-blackwood-when-waits");
  const ahead = before(view, place, me);
  if (ahead === null || column > view.column) return t("web-blackwood-when-later", { column });
  const names = [...new Set(ahead)].map((seat) => (seat === me ? t("web-blackwood-when-own") : name(seat)));
  return names.length ? t("web-blackwood-when-after", { names: words.listed(names) }) : t("web-blackwood-when-first");
}
