// What can be shown without words, and how it is drawn: strokes on a face, or a mark that we have.

import type { Emote } from "../protocol";

export type EmoteName = Emote["emote"];

export const EMOTES: EmoteName[] = ["clap", "laugh", "wow", "oops", "boom", "think", "hurry", "thanks"];

const EYES = "M8.5 9.5v1.2M15.5 9.5v1.2";

/** Paths in a square of 24, drawn on a round face. */
export const FACES: Partial<Record<EmoteName, string>> = {
  laugh: "M7 10.5q1.5-2 3 0M14 10.5q1.5-2 3 0M7.5 14q4.5 6 9 0z",
  wow: "M8.5 9v1.6M15.5 9v1.6M12 13.4a2.2 2.6 0 1 0 .01 0z",
  oops: `${EYES}M7.5 16.5l2-1.6 2.5 1.6 2.5-1.6 2 1.6`,
  think: "M7 8.4l3-.6M8.5 10.6v1M15.5 10v1.2M9.5 16.2q3 .6 5.2-1.2M5.5 20.5q2.2.6 4-1.6",
};

/** Marks of the sprite for the others. */
export const MARKS: Partial<Record<EmoteName, string>> = {
  boom: "mark-spark",
  hurry: "mark-hourglass",
  clap: "mark-star",
  thanks: "mark-candle",
};
