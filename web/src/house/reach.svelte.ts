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
  /** Somebody new has to trust the house first, and is shown how by plain http. */
  #gate = $state(false);

  constructor(private readonly here: Pick<Location, "origin" | "hostname"> = location) {}

  /** The origin of every link that leaves this device. */
  get origin(): string {
    return this.#origin || this.here.origin;
  }

  /** The origin of links by which somebody new comes; none with a secret in it may begin there. */
  get door(): string {
    return this.#gate ? this.origin.replace(/^https:/, "http:") : this.origin;
  }

  /** As it is read aloud or typed. */
  get host(): string {
    return this.origin.replace(/^https?:\/\//, "");
  }

  /** Ask the house; again whenever it may have been opened anew. */
  async look(ask: () => Promise<Omit<HouseShown, "seals">> = () => api<HouseShown>("/house")): Promise<void> {
    const found = this.#knows ? undefined : await ask().catch(() => undefined);
    if (!found) return;
    this.#gate = found.gate;
    if (isLocal(this.here.hostname))
      [this.alone, this.command, this.#origin] = [found.alone, found.command, found.address];
  }

  /** A page with a real name by plain http needs nobody to tell it. */
  get #knows(): boolean {
    return !isLocal(this.here.hostname) && !this.here.origin.startsWith("https:");
  }
}

export const reach = new Reach();
