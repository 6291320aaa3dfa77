// Where positions to solve come from: those that come with a game, or the chances that I have missed at a table.

import { api } from "../house/api";
import { myGame } from "../house/memory";
import { words } from "../house/words.svelte";
import type { Board, ExerciseListed, ExerciseShown, Exercises, Position } from "../protocol";

export interface Source {
  /** A game, or a table. */
  of: string;
  isMine: boolean;
  list(): Promise<ExerciseListed[]>;
  one(id: string): Promise<ExerciseShown>;
  /** In words; `shape` is how they are laid out. */
  board(id: string, shape: string): Promise<Board>;
  /** For a table that goes on from it. */
  position(exercise: ExerciseShown): Position;
}

/** The ids of tables are as long as no game's name that is here; a game has no digits and its own box. */
export const isTable = (of: string): boolean => myGame(of) !== undefined;

export const sourceOf = (of: string): Source => (isTable(of) ? fromTable(of) : fromShelf(of));

function fromShelf(game: string): Source {
  const ask = <T>(path: string): Promise<T> => api<T>(`/exercises/${game}${path}`);
  return {
    of: game,
    isMine: false,
    list: async () => (await ask<Exercises>("")).exercises,
    one: (id) => ask(`/${id}?lang=${words.language}`),
    board: (id, shape) => ask(`/${id}/board?${shape}`),
    position: ({ id, at }) => ({ exercise: `${game}/${id}`, at }),
  };
}

function fromTable(table: string): Source {
  const token = myGame(table)?.token;
  const ask = <T>(path: string): Promise<T> => api<T>(`/tables/${table}/exercises${path}`, { token });
  return {
    of: table,
    isMine: true,
    list: async () => (await ask<Exercises>("")).exercises,
    one: (id) => ask(`/${id}?lang=${words.language}`),
    board: (id, shape) => ask(`/${id}/board?${shape}`),
    position: ({ at }) => ({ table, at }),
  };
}
