// Where others come in. A page that was opened on the house's own machine is called `localhost`, which on a phone means
// the phone: the house then says by which address it is found, or that only its own machine can come.

import type { HouseShown } from "../protocol";
import { api } from "./api";

const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Does a name mean, on every machine, that machine itself? */
export const isLocal = (hostname: string): boolean => LOCAL.test(hostname);

export class Reach {
  /** Only the machine of the house can come. */
  alone = $state(false);
  /** What whoever runs the house types to let others in. */
  command = $state("");
  #origin = $state("");

  constructor(private readonly here: Pick<Location, "origin" | "hostname"> = location) {}

  /** The origin of every link that leaves this device. */
  get origin(): string {
    return this.#origin || this.here.origin;
  }

  /** As it is read aloud or typed. */
  get host(): string {
    return this.origin.replace(/^https?:\/\//, "");
  }

  /** Ask the house; again whenever it may have been opened anew. A page with a real name needs nobody to tell it. */
  async look(ask: () => Promise<Omit<HouseShown, "seals">> = () => api<HouseShown>("/house")): Promise<void> {
    if (!isLocal(this.here.hostname)) return;
    const found = await ask().catch(() => undefined);
    if (found) [this.alone, this.command, this.#origin] = [found.alone, found.command, found.address];
  }
}

export const reach = new Reach();
