// Short sounds, made on the spot, and only when wanted.

import { settings } from "./settings.svelte";

interface Note {
  /** Hertz at the start and at the end. */
  from: number;
  to: number;
  seconds: number;
  after?: number;
  loud?: number;
  shape?: OscillatorType;
}

const NOISE = "noise";
type Sound = (Note | typeof NOISE)[];

const SOUNDS: Record<string, Sound> = {
  drew: [{ from: 240, to: 180, seconds: 0.06, shape: "triangle" }],
  laid: [{ from: 520, to: 420, seconds: 0.07, shape: "triangle" }],
  back_in_bag: [{ from: 380, to: 640, seconds: 0.12, shape: "sine" }],
  poured: [
    { from: 420, to: 300, seconds: 0.12, shape: "triangle" },
    { from: 700, to: 520, seconds: 0.08, after: 0.1 },
  ],
  penny: [
    { from: 1175, to: 1175, seconds: 0.07 },
    { from: 1568, to: 1568, seconds: 0.14, after: 0.07 },
  ],
  saved: [{ from: 220, to: 660, seconds: 0.3, shape: "triangle" }],
  exploded: [NOISE, { from: 140, to: 40, seconds: 0.5, loud: 0.5, shape: "sawtooth" }],
  stopped: [
    { from: 330, to: 330, seconds: 0.1 },
    { from: 262, to: 262, seconds: 0.16, after: 0.1 },
  ],
  rolled: [1, 2, 3].map((knock) => ({
    from: 300 + 40 * knock,
    to: 200,
    seconds: 0.05,
    after: 0.09 * knock,
    shape: "square" as const,
    loud: 0.12,
  })),
  points: [
    { from: 660, to: 660, seconds: 0.08 },
    { from: 880, to: 880, seconds: 0.12, after: 0.08 },
  ],
  rubies: [{ from: 988, to: 1319, seconds: 0.14 }],
  bought: [
    { from: 523, to: 523, seconds: 0.06 },
    { from: 784, to: 784, seconds: 0.1, after: 0.06 },
  ],
  card: [{ from: 392, to: 523, seconds: 0.22, shape: "triangle" }],
  ended: [523, 659, 784, 1047].map((hertz, place) => ({ from: hertz, to: hertz, seconds: 0.22, after: 0.14 * place })),
  turn: [{ from: 587, to: 880, seconds: 0.16 }],
};

class Player {
  #context: AudioContext | undefined;

  /** The sound of something told; silence when there is none. */
  of(key: string): void {
    const sound = SOUNDS[key];
    if (!sound || !settings.get("sound")) return;
    this.#context ??= new AudioContext();
    for (const note of sound) {
      if (note === NOISE) this.#rumble(this.#context);
      else this.#play(this.#context, note);
    }
  }

  #play(context: AudioContext, { from, to, seconds, after = 0, loud = 0.22, shape = "sine" }: Note): void {
    const start = context.currentTime + after;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = shape;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + seconds);
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds + 0.02);
  }

  #rumble(context: AudioContext): void {
    const length = Math.floor(context.sampleRate * 0.5);
    const buffer = context.createBuffer(1, length, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let place = 0; place < length; place += 1)
      samples[place] = (Math.random() * 2 - 1) * (1 - place / length) ** 2 * 0.35;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    source.start();
  }
}

export const sound = new Player();
