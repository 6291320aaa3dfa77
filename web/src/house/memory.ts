// What this browser remembers: settings, and the seats it holds. Storage may be refused; then it lasts as long as the page.

const lost = new Map<string, string>();

function read(key: string): string | null {
  try {
    return lost.get(key) ?? localStorage.getItem(key);
  } catch {
    return lost.get(key) ?? null;
  }
}

/** Keep something; false when there is no room for it, and it lasts only as long as the page. */
function write(key: string, value: string | null): boolean {
  lost.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    if (value !== null) lost.set(key, value);
    return false;
  }
}

export function recall<T>(key: string): T | undefined {
  const text = read(`chaudron.${key}`);
  try {
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: unknown): boolean {
  return write(`chaudron.${key}`, value === undefined ? null : JSON.stringify(value));
}

/** The names, without this beginning, under which something is remembered. */
export function remembered(beginning: string): string[] {
  const start = `chaudron.${beginning}`;
  const kept = [...Object.keys(localStorage), ...lost.keys()];
  return [...new Set(kept)].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

/** Something that outlives a reload, but not the tab. */
export function drawer<T>(key: string, nothing: T): { read(): T; write(value: T): void } {
  const name = `chaudron.${key}`;
  return {
    read(): T {
      try {
        return JSON.parse(sessionStorage.getItem(name) ?? "null") ?? nothing;
      } catch {
        return nothing;
      }
    },
    write(value: T): void {
      try {
        sessionStorage.setItem(name, JSON.stringify(value));
      } catch {
        // then a reload forgets it
      }
    },
  };
}

/** The name by which houses know this device again, if a host keeps it out of a table: random, and kept. */
export function deviceName(): string {
  const known = recall<string>("device");
  if (known) return known;
  const name = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  remember("device", name);
  return name;
}

/** A game this browser has a seat in, or watched. */
export interface MyGame {
  table: string;
  token?: string;
  game: string;
  seen: number;
  isOver?: boolean;
  /** First steps: one comes back to them from where one began them. */
  isLesson?: boolean;
}

export function myGames(): MyGame[] {
  return recall<MyGame[]>("games") ?? [];
}

/** Those that are played, rather than learned by. */
export const realGames = (): MyGame[] => myGames().filter(({ isLesson }) => !isLesson);

export function myGame(table: string): MyGame | undefined {
  return myGames().find((one) => one.table === table);
}

/** Keep a game in mind, the latest first. What is over stays over. */
export function keepGame(game: MyGame): void {
  const known = myGame(game.table);
  const [isOver, isLesson] = [game.isOver || known?.isOver, game.isLesson || known?.isLesson];
  keepAll([
    { ...game, ...(isOver && { isOver }), ...(isLesson && { isLesson }) },
    ...myGames().filter((one) => one.table !== game.table),
  ]);
}

export function noteOver(table: string): void {
  const known = myGame(table);
  if (known && !known.isOver) keepAll(myGames().map((one) => (one.table === table ? { ...one, isOver: true } : one)));
}

export function forgetGame(table: string): void {
  keepAll(myGames().filter((one) => one.table !== table));
}

/** Keep as many as there is room for. A seat in a game that goes on never makes room: then all last as long as the page. */
function keepAll(games: MyGame[]): void {
  let kept = games;
  while (!remember("games", kept)) {
    const oldest = kept.findLast(({ isOver }) => isOver) ?? kept.findLast(({ token }) => !token);
    if (!oldest) return void remember("games", games);
    kept = kept.filter((one) => one !== oldest);
  }
}

/** What a person likes, and has been told already, says nothing about them. */
const STAYS = new Set(["chaudron.settings", "chaudron.hints"]);

/** Everything that tells of whoever used this device goes: games, results, and the name by which houses know it. */
export function forgetDevice(): void {
  lost.clear();
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith("chaudron.") && !STAYS.has(key)) storage.removeItem(key);
}
