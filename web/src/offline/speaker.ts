// The browser's Fluent, as Python asks for it (`src/chaudron/offline/stand_ins.py`).

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export class Speaker {
  readonly #bundles = new Map<string, FluentBundle>();

  #bundle(language: string): FluentBundle {
    const known =
      this.#bundles.get(language) ??
      new FluentBundle(language, { useIsolating: false, functions: { POINTER: () => "finger" } });
    this.#bundles.set(language, known);
    return known;
  }

  add(language: string, text: string): void {
    this.#bundle(language).addResource(new FluentResource(text));
  }

  /** The forms of a message as JSON, the bare one as an empty name; undefined when there is no such message. */
  forms(language: string, name: string): string | undefined {
    const message = this.#bundle(language).getMessage(name);
    return message && JSON.stringify([...(message.value ? [""] : []), ...Object.keys(message.attributes)]);
  }

  /** The words, and what went wrong, as JSON. */
  say(language: string, name: string, form: string, given: string): string {
    const bundle = this.#bundle(language);
    const message = bundle.getMessage(name);
    const pattern = form ? message?.attributes[form] : message?.value;
    const errors: Error[] = [];
    const text = pattern
      ? bundle.formatPattern(pattern, JSON.parse(given) as Record<string, FluentVariable>, errors)
      : "";
    return JSON.stringify([text, errors.map(String)]);
  }
}
