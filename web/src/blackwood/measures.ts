// How large things on cards are: the sizes of the design, and everything on a card from its size.

/** Width and height of a forest card: phone with three, four or five rows of forest, laptop, close to. */
export const FOREST_SIZES = {
  rows3: [70, 100],
  rows4: [70, 77],
  rows5: [70, 62],
  wide: [108, 112],
  sheet: [116, 138],
} as const;

/** Width of an ingredient on a forest card that has one, two or three, as a share of the card's. */
const SHARES = [0.53, 0.42, 0.3];
const BORDER = 4;

export interface ForestMeasures {
  /** How high the mossy ground is. */
  ground: number;
  ingredient: number;
  puppet: number;
  coin: number;
}

export function forestMeasures(width: number, height: number, count: number): ForestMeasures {
  const ground = height < 52 ? 18 : Math.max(24, Math.min(40, Math.round(height * 0.32))); // five rows on a low phone
  const sky = height - ground - BORDER;
  const share = SHARES[count - 1] ?? 0.3;
  return {
    ground,
    ingredient: Math.floor(Math.min(width * share, sky - 3 * (count - 1))),
    puppet: Math.round(Math.min(height * 0.48, width * 0.62, 58)),
    coin: Math.max(20, Math.floor(Math.min(ground - 3, width * 0.33))),
  };
}

export interface PotionMeasures {
  width: number;
  height: number;
  flask: number;
  renown: number;
  ingredient: number;
  /** 0: not shown. */
  coin: number;
}

/** village 60×108, bench 60×88 without its coins (at the workbench), low and lowbench the same on a low or narrow phone, tiny on the smallest that lies on its side, wide 86×128 (laptop), sheet 148×226. */
export const POTION_SIZES = {
  village: { width: 60, height: 108, flask: 27, renown: 27, ingredient: 18, coin: 23 },
  bench: { width: 60, height: 88, flask: 27, renown: 27, ingredient: 18, coin: 0 },
  low: { width: 50, height: 88, flask: 21, renown: 25, ingredient: 15, coin: 22 },
  lowbench: { width: 50, height: 68, flask: 21, renown: 25, ingredient: 15, coin: 0 },
  tiny: { width: 45, height: 90, flask: 18, renown: 22, ingredient: 13, coin: 21 },
  wide: { width: 86, height: 128, flask: 38, renown: 34, ingredient: 24, coin: 26 },
  sheet: { width: 148, height: 226, flask: 84, renown: 48, ingredient: 40, coin: 36 },
} satisfies Record<string, PotionMeasures>;

export type PotionSize = keyof typeof POTION_SIZES;
