// Whole games, read from the standard input, retold fact by fact: what differs in the end from the views of the house is
// written to the standard output, and tests/test_page_retelling.py demands that nothing does.

import { text } from "node:stream/consumers";

import { createServer } from "vite";

globalThis.document = { documentElement: {} };
const server = await createServer({
  appType: "custom",
  cacheDir: "node_modules/.vite-retold", // a dev server that runs meanwhile keeps its own
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const load = (path) => server.ssrLoadModule(path);
const { game, plays } = JSON.parse(await text(process.stdin));
const { retold, ...more } = await load(`/src/${game}/retold.ts`);

const same = (one, other, names) => ({ ...one, ...Object.fromEntries(names.map((name) => [name, other[name]])) });
const seats = (view, change) => ({ ...view, seats: view.seats.map(change) });

/** What everybody is asked, and where the rules are, comes with the view alone; so does what the page never shows. */
const NEVER = ["asks", "asked", "awaited", "agenda", "outcome"];

/** The sections of a round of Belcastel, and the one that is over once the house comes to a step of its scoring. */
const SECTIONS = ["intro", "card", "brew", "A", "B", "C", "D", "E", "F", "end"];
const BEFORE_STEP = {
  ...{ chips_aside: "brew", chips_beside: "brew", strong_ingredient: "brew", freeze: "brew" },
  ...{ seasoned_perfectly: "A", schadenfreude: "A", full_rewards: "A", bonus_die: "A", chip_actions: "A" },
  ...{ rubies: "B", points: "C", buying: "D", fill_bags: "E", spend_rubies: "E", pass_on: "F" },
};

/** What a tube brings: a drop may reach one in A and in B, and no fact tells in which; it stays where the page was. */
const OF_TUBES = "BEL-14.1";

/** In which section the house is, and the first to which anything may belong that it tells from now on. */
function sectionAt(view, stageOf) {
  if (view.outcome) return ["end", "end"];
  if (stageOf(view) === "card") return ["card", "intro"];
  if (stageOf(view) === "brewing") return ["brew", "card"]; // until the first chip is drawn
  const step = BEFORE_STEP[view.agenda.find(({ rule }) => rule === "belcastel/Scoring")?.at];
  return [step, step];
}

/** What is told belongs to a section between that in which the house was before and the one in which it is then. */
function* sections(moments, told, stageOf) {
  for (const { id, round, section, key, rule } of told) {
    const n = Math.floor(id / 1000);
    if (n === 0) continue;
    const [[, before], [, after]] = [moments[n - 1], moments[n]];
    const [first, last] = [sectionAt(before, stageOf)[1], sectionAt(after, stageOf)[0]];
    const place = SECTIONS.indexOf(section);
    const isTooSoon = rule !== OF_TUBES && round === before.round && place < SECTIONS.indexOf(first);
    const isTooLate = round === after.round && place > SECTIONS.indexOf(last);
    if (isTooSoon || isTooLate) yield [{ section }, { section: `${first} to ${last}` }, [key, rule]];
  }
}

/** How each game is compared; `rests` is how things stand after the last fact, but for what is not told. */
const GAMES = {
  async bal() {
    const { cleared, defended } = more;
    /** Crystal balls are laid when a window closes, and told when it is their turn. */
    const hasBalls = ({ agenda }) => agenda.some(({ rule, balls }) => balls?.length || rule === "bal/CrystalBall");
    /** A mirror counts once its formula has been read. */
    const isMirrorRead = ({ reading }) => reading?.cards.includes("miroir");
    const inOrder = (view) => seats(view, (mine) => ({ ...mine, hand: mine.hand && [...mine.hand].sort() }));
    return {
      untold: ["window", "reading", "robber", "defended", "is_caught", "attack.gained", "attack.swept"],
      untoldOfSeats: ["reaction", "aim", "slip", "treasure"],
      shown: inOrder,
      rests(end, before, after) {
        const lies = after.attack ? (after.defense.length ? end : defended(end)) : cleared(end);
        const { attack } = lies;
        const isRead = attack && after.attack && [before, after].some(isMirrorRead);
        const next = inOrder({ ...lies, attack: isRead ? same(attack, after.attack, ["mirrors"]) : attack });
        if (![before, after].some(hasBalls)) return next;
        const hand = (mine, seat) => same(mine, after.seats[seat], ["hand", "hand_size"]);
        return seats(same(next, after, ["discard"]), hand);
      },
    };
  },

  async blackwood() {
    /** What a hedgehog has dug up and nobody bought goes to the discard pile. */
    const isDug = ({ agenda }) => agenda.some(({ rule, cards }) => rule === "blackwood/Sniff" && cards?.length);
    return {
      untold: [],
      untoldOfSeats: [],
      shown: (view) => view,
      rests: (end, before, after) => (isDug(before) && !isDug(after) ? same(end, after, ["discard", "deck"]) : end),
    };
  },

  async belcastel() {
    const { asOf, swept } = more;
    const { stageOf } = await load("/src/belcastel/box.ts");
    const { handOf } = await load("/src/belcastel/agenda.ts");
    const { script } = await load("/src/belcastel/script.ts");
    const POT = ["chips", "spaces", "turns", "turn", "bowl", "whites", "next_space"];
    const is = (stage, ...views) => views.every((view) => stageOf(view) === stage);
    const printed = ({ chips }) => chips.map((chip) => chip.split("=")[0]).join();
    return {
      untold: ["turned", "agreed", "supply", "rubies_left"],
      untoldOfSeats: [
        ...["put_beside", "can_take_back", "stirred", "had_chance", "given_up", "removed", "found", "filled", "wish"],
        ...["started", "ended", "left", "before", "commit", "bag", "limit", "kept", "start", "drawn", "bought"],
        ...["full_reward", "reward", "flask"],
      ],
      shown: (view) => (is("card", view) ? swept(view) : view),
      rests(end, before, after, told) {
        const has = (key) => told.some(([one]) => one === key);
        const isBrewed = is("brewing", before, after) && !has("round");
        /** What becomes of the cauldrons in the scoring is not told: those of its beginning stay on stage. */
        const isScored = is("scoring", after);
        const isLater = isScored && (!has("scoring_space") || has("handed_in"));
        const rest = (mine, seat) => {
          const now = after.seats[seat];
          const isInHand = [before, after].some((view) => handOf(view, seat).length > 0);
          const isSame = isScored && printed(mine) === printed(now);
          return same(mine, now, [
            ...(isBrewed && !isInHand ? [] : ["bag_size"]),
            ...(isLater || (isScored && !now.chips.length) ? POT : isSame ? ["chips"] : []),
            ...(after.outcome ? ["rat"] : []),
          ]);
        };
        return seats(after.outcome ? same(end, after, ["card", "first"]) : end, rest);
      },
      /** What was told from the beginning of a round on gives the cauldrons of any moment, whatever came later. */
      *again(moments) {
        const told = script(moments.map(([facts], place) => ({ n: place, about: { told: facts } })));
        const events = moments.map((_, n) => told.filter(({ id }) => id < (n + 1) * 1000).length);
        for (let n = 0; n + 1 < moments.length; n += 5) {
          const [then, now] = [moments[n][1], moments[Math.min(n + 3, moments.length - 1)][1]];
          const later = told.slice(events[n], events[Math.min(n + 3, moments.length - 1)]);
          if (!is("brewing", then) || later.some(({ key }) => key === "restarted" || key === "round")) continue;
          const end = asOf(now, told.slice(0, events[n]), later);
          const names = [...POT, "aside", "state", "protected", "poured", "rat", "drop", "points", "rubies"];
          yield [seats(then, (mine, seat) => same(mine, end.seats[seat], names)), then, later];
        }
        yield* sections(moments, told, stageOf);
      },
    };
  },
};

const { untold, untoldOfSeats, shown, rests, again } = await GAMES[game]();
const SKIPPED = new Set([...NEVER, ...untold, ...untoldOfSeats.map((name) => `seats.${name}`)]);

/** Where two values differ: the names on the way there, without places in lists. */
function* differences(one, other, path = "") {
  const isList = Array.isArray(other) && typeof other[0] !== "object";
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  if (isList || !one || !other || typeof other !== "object") yield [path, one, other];
  else
    for (const name of Object.keys(other)) {
      const next = Array.isArray(other) ? path : path ? `${path}.${name}` : name;
      if (!SKIPPED.has(next)) yield* differences(one[name], other[name], next);
    }
}

function* compared(moments) {
  for (let place = 1; place < moments.length; place += 1) {
    const [before, [told, now]] = [shown(moments[place - 1][1]), moments[place]];
    const after = shown(now);
    const end = told.reduce((view, fact) => retold(view, fact, after), before);
    yield [rests(end, before, after, told), after, told];
  }
  if (again) yield* again(moments);
}

/** The first difference of each kind. */
function found(audiences) {
  const kinds = {};
  for (const [seat, moments] of audiences)
    for (const [end, after, told] of compared(moments))
      for (const [path, is, should] of differences(end, after)) kinds[path] ??= { seat, is, should, told };
  return kinds;
}

process.stdout.write(JSON.stringify(plays.map(found)));
await server.close();
