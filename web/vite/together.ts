import { fileURLToPath } from "node:url";

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
type Group = { name: (id: string, graph: Graph) => string | null; priority: number };

const at = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const PAGE = at("main.ts");
const SHELF = at("shelf/Shelf.svelte");
const TABLE = at("table/Table.svelte");
/** The screens before a game, and beside it. */
const OTHERS = ["lobby/Lobby", "setup/Setup", "rules/Rules", "screen/Screen", "hotseat/HotSeat"].map((path) =>
  at(`${path}.svelte`),
);
const GAMES = ["Belcastel", "Bal", "Blackwood"].map((Name) => {
  const name = Name.toLowerCase();
  const [board, speech] = [at(`${name}/${Name}.svelte`), at(`${name}/speech.ts`)];
  return { name, board, speech, small: [at(`rules/${Name}Board.svelte`), at(`screen/${Name}.svelte`)] };
});
const EVERYWHERE = /\/node_modules\/(svelte|@fluent)|\/src\/art\/(?!room|Candle|cover)|\/src\/\w+\/values\.ts/;

/** What is fetched as one file: on a slow line every further request costs as much as some kilobytes. */
export function together(): Group[] {
  const ofGames = ["box", "pieces", "board"].flatMap((part) => GAMES.map(({ name }) => `${name}-${part}`));
  const names = ["house", "table", "parts", ...ofGames];
  const known = new Map<string, string | null>();
  const reached = new Map<string, Set<string>>();

  function nameOf(id: string, graph: Graph): string | null {
    const isIn = (screen: string): boolean => {
      if (!reached.has(screen)) reached.set(screen, cameWith(screen, graph));
      return reached.get(screen)!.has(id);
    };
    const games = GAMES.filter(({ board }) => isIn(board));
    const isPlayed = isIn(TABLE) || games.length > 0;
    if (EVERYWHERE.test(id) || isIn(PAGE) || (isIn(SHELF) && isPlayed)) return "house";
    if (isIn(TABLE) || games.length > 1) return "table";
    if (isIn(SHELF) && OTHERS.some(isIn)) return "parts";
    const [game] = games;
    if (!game) return null;
    if (isIn(game.speech) || OTHERS.some(isIn)) return `${game.name}-box`;
    return game.small.some(isIn) ? `${game.name}-pieces` : `${game.name}-board`;
  }

  return names.map((name, place) => ({
    priority: names.length - place,
    name(id, graph) {
      if (!known.has(id)) known.set(id, nameOf(id, graph));
      return known.get(id) === name ? name : null;
    },
  }));
}

/** A module and all that comes with it, without what is asked for later. */
function cameWith(module: string, graph: Graph): Set<string> {
  if (!graph.getModuleInfo(module))
    throw new Error(`There is no ${module}, of which the page's files were to be made.`);
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(module);
  return seen;
}
