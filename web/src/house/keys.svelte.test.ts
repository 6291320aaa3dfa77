import { expect, it } from "vitest";
import { keys } from "./keys.svelte";

function press(key: string): void {
  const event = new KeyboardEvent("keydown", { key, bubbles: true });
  document.body.addEventListener("keydown", (heard) => keys.press(heard), { once: true });
  document.body.dispatchEvent(event);
}

it("gives a key to what was added last", () => {
  const pressed: string[] = [];
  const removes = ["under", "over"].map((name) => keys.add([{ key: "escape", press: () => pressed.push(name) }]));
  press("Escape");
  removes[1]!();
  press("Escape");
  removes[0]!();
  expect(pressed).toEqual(["over", "under"]);
});

it("gives no key to the ground that lies under something, even when the ground is added anew", () => {
  const pressed: string[] = [];
  const ground = [{ key: "escape", press: () => pressed.push("ground") }];
  const first = keys.ground(ground);
  const remove = keys.add([{ key: "escape", press: () => pressed.push("sheet") }]);
  first();
  const again = keys.ground(ground);
  press("Escape");
  remove();
  press("Escape");
  again();
  press("Escape");
  expect(pressed).toEqual(["sheet", "ground"]);
});
