// What can be done by keys. Whoever is on the screen says what its keys do; `?` lists them.

export interface Key {
  /** As the browser names it (`event.key`, lower case), or `digit` for 1–9. */
  key: string;
  /** What it does, in words; without any it is not listed. */
  says?: () => string;
  press: (digit: number) => void;
}

const TYPING = "input:not([type=checkbox]):not([type=radio]), textarea, select";

class Keys {
  // Kept beside the state: what is read from state while something is taken down is how it was before, and would bring back or lose keys.
  #all: Key[][] = [];
  #known = $state.raw<Key[][]>([]);

  /** All keys that do something now. */
  get listed(): Key[] {
    return this.#known.flat().filter((key) => key.says);
  }

  /** Add keys; gives back how to remove them. Those added last come first. */
  add(keys: Key[]): () => void {
    this.#set([keys, ...this.#all]);
    return () => this.#remove(keys);
  }

  /** Add the keys of the ground on which everything else lies, and whose keys come first, whenever these are added anew. */
  ground(keys: Key[]): () => void {
    this.#set([...this.#all, keys]);
    return () => this.#remove(keys);
  }

  #remove(keys: Key[]): void {
    this.#set(this.#all.filter((one) => one !== keys));
  }

  #set(all: Key[][]): void {
    this.#all = all;
    this.#known = all;
  }

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const target = event.target as HTMLElement;
    if (target.matches(TYPING) || document.querySelector("dialog[open]")) return;
    const isOnButton =
      target.matches("button, a, summary, label, [role=button]") && (event.key === " " || event.key === "Enter");
    if (isOnButton) return; // the one that has the focus is meant
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]; // by place: on a French keyboard digits need Shift
    const pressed = event.key.toLowerCase();
    const found = this.#all.flat().find(({ key }) => key === pressed || (key === "digit" && digit));
    if (!found) return;
    event.preventDefault();
    found.press(Number(digit ?? 0));
  }
}

export const keys = new Keys();
