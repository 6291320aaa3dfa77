// A room's screen is drawn for 1920 × 1080 and grows or shrinks with the television; what is left over on one side is filled.

import { innerHeight, innerWidth } from "svelte/reactivity/window";

const [WIDTH, HEIGHT] = [1920, 1080];

export const size = {
  get scale(): number {
    return Math.min((innerWidth.current ?? WIDTH) / WIDTH, (innerHeight.current ?? HEIGHT) / HEIGHT);
  },
  /** How wide and high the screen is, in the pixels of the drawing. */
  get width(): number {
    return (innerWidth.current ?? WIDTH) / this.scale;
  },
  get height(): number {
    return (innerHeight.current ?? HEIGHT) / this.scale;
  },
};
