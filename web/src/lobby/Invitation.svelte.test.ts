import { render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { reach } from "../house/reach.svelte";
import type { TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import Invitation from "./Invitation.svelte";

const table = { id: "fq7zk2m9wd", isHere: true } as TableState;

beforeAll(async () => {
  await words.load("en");
  await words.want("setup");
});

beforeEach(() => reach.look(async () => ({ alone: false, address: "", command: "", gate: false })));

test("phones follow a picture to the house's address in its network", async () => {
  await reach.look(async () => ({ alone: false, address: "http://192.168.1.20:8600", command: "", gate: false }));
  render(Invitation, { table, title: "Blackwood" });
  expect(screen.getByRole("img", { name: /QR/ })).toBeTruthy();
  expect(document.querySelector(".address")!.textContent).toBe("192.168.1.20:8600/table/fq7zk2m9wd");
});

test("where no phone can reach it there is no picture, but the command that lets them in", async () => {
  await reach.look(async () => ({ alone: true, address: "", command: "make play OPEN=1", gate: false }));
  render(Invitation, { table, title: "Blackwood" });
  expect(screen.queryByRole("img", { name: /QR/ })).toBeNull();
  expect(screen.getByRole("note").textContent).toContain("no phone can reach it");
  expect(screen.getByText("make play OPEN=1")).toBeTruthy();
});
