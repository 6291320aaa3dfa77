import { fireEvent, render } from "@testing-library/svelte";
import { expect, it } from "vitest";

import { notices } from "../house/notices.svelte";
import Notice from "./Notice.svelte";

it.each(["span", "button"])("goes as soon as its %s is touched, so that what it covers can be", async (part) => {
  const { container } = render(Notice);
  notices.say("Not yet!");
  await expect.poll(() => container.querySelector(".notice")?.textContent).toContain("Not yet!");
  await fireEvent.click(container.querySelector(`.notice ${part}`)!);
  expect(notices.now).toBe(null);
});
