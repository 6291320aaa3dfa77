// What this browser remembers: settings, and the seats it holds. Storage may be refused; then it lasts as long as the page.

const lost = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? lost.get(key) ?? null;
  } catch {
    return lost.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) lost.delete(key);
    else lost.set(key, value);
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

export function remember(key: string, value: unknown): void {
  write(`chaudron.${key}`, value === undefined ? null : JSON.stringify(value));
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

/** A game this browser has a seat in, or watched. */
export interface MyGame {
  table: string;
  token?: string;
  game: string;
  seen: number;
}

const KEPT = 30;

export function myGames(): MyGame[] {
  return recall<MyGame[]>("games") ?? [];
}

export function myGame(table: string): MyGame | undefined {
  return myGames().find((one) => one.table === table);
}

/** Keep a game in mind, the latest first. */
export function keepGame(game: MyGame): void {
  remember("games", [game, ...myGames().filter((one) => one.table !== game.table)].slice(0, KEPT));
}

export function forgetGame(table: string): void {
  remember("games", myGames().filter((one) => one.table !== table));
}
