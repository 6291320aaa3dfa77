// What happened at the tables on this device, in IndexedDB: a journal each, as a house keeps it.

import type { Welcome } from "../protocol";

/** As Python writes it (`src/chaudron/offline/journal.py`); rows of earlier versions have other fields beside `seq`. */
export interface Row {
  seq: number;
  body?: string;
  [field: string]: unknown;
}

/** A table as it is opened. */
export interface Opened {
  table: string;
  secret: string;
  rows: Row[];
}

/** Its name in the browser. */
export const DATABASE = "chaudron";
const TABLES = "tables";
const ROWS = "rows";
const STANDINGS = "standings";

export class Store {
  #opening: Promise<IDBDatabase> | undefined;

  constructor(private readonly name = DATABASE) {}

  /** Write a new table: all of it, or nothing. */
  async create({ table, secret, rows }: Opened): Promise<void> {
    await this.#do([TABLES, ROWS], (of) => {
      of(TABLES).add({ table, secret });
      for (const row of rows) of(ROWS).add({ table, ...row });
    });
  }

  /** Write what happened next; false when something else was written in its place, from another window. */
  async append(table: string, rows: Row[]): Promise<boolean> {
    try {
      await this.#do([ROWS], (of) => rows.forEach((row) => of(ROWS).add({ table, ...row })));
      return true;
    } catch (error) {
      if ((error as DOMException | null)?.name === "ConstraintError") return false;
      throw error;
    }
  }

  /** A table with its whole journal, in order. */
  async read(table: string): Promise<Opened | undefined> {
    const asked = await this.#do([TABLES, ROWS], (of) => [
      of(TABLES).get(table),
      of(ROWS).getAll(IDBKeyRange.bound([table, 0], [table, Infinity])),
    ]);
    const [kept, rows] = asked.map(({ result }) => result) as [Opened | undefined, (Row & { table?: string })[]];
    return kept && { ...kept, rows: rows.map(({ table: _, ...row }) => row) };
  }

  /** How a table stands, to be seen without setting it up again. */
  async stand(standing: Welcome): Promise<void> {
    await this.#do([STANDINGS], (of) => of(STANDINGS).put({ ...standing, table: standing.shown.table }));
  }

  async standing(table: string): Promise<Welcome | undefined> {
    const asked = await this.#do([STANDINGS], (of) => of(STANDINGS).get(table));
    return asked.result as Welcome | undefined;
  }

  /** Every table that is kept. */
  async tables(): Promise<string[]> {
    return (await this.#do([TABLES], (of) => of(TABLES).getAllKeys())).result as string[];
  }

  async remove(table: string): Promise<void> {
    await this.#do([TABLES, ROWS, STANDINGS], (of) => {
      of(TABLES).delete(table);
      of(STANDINGS).delete(table);
      of(ROWS).delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    });
  }

  /** One transaction: it is done once everything in it is durable. */
  async #do<T>(names: string[], work: (of: (name: string) => IDBObjectStore) => T): Promise<T> {
    const database = await this.#open();
    return new Promise((done, failed) => {
      const transaction = database.transaction(names, "readwrite", { durability: "strict" });
      const asked = work((name) => transaction.objectStore(name));
      transaction.oncomplete = () => done(asked);
      transaction.onabort = () => failed(transaction.error ?? new Error("aborted"));
    });
  }

  #open(): Promise<IDBDatabase> {
    this.#opening ??= new Promise((done, failed) => {
      const asked = indexedDB.open(this.name, 1);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore(TABLES, { keyPath: "table" });
        asked.result.createObjectStore(ROWS, { keyPath: ["table", "seq"] });
        asked.result.createObjectStore(STANDINGS, { keyPath: "table" });
      };
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => failed(asked.error);
    });
    return this.#opening;
  }
}
