import { expect, it } from "vitest";

import { fingerprint, isTrueSeal } from "./seal";

const SECRET = "60d3b96c3a03a9f899020e3e32c9ee69325cfb96946c315d118a67e5135ec29e";
const COMMITMENT = "e9c8059091c18ceb9f186bae679bf7b15c78945a605bb3df5fc76a66636362b3";

it("knows the secret that was sealed from any other", async () => {
  expect(await isTrueSeal(SECRET, COMMITMENT)).toBe(true);
  expect(await isTrueSeal(SECRET.replace("6", "7"), COMMITMENT)).toBe(false);
});

it("shows the start of a fingerprint in groups", () => {
  expect(fingerprint(COMMITMENT)).toBe("E9C8 0590 91C1 8CEB");
});
