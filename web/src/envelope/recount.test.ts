import { expect, it } from "vitest";

import { Chain } from "./chain";
import { ADA, BEA, TABLE, onward, played } from "./house.test.data";
import { sealedIn } from "./record";
import { Recount } from "./recount";

function recounted(record: unknown): Recount {
  const recount = new Recount(sealedIn(record)!);
  for (const _ of recount.steps());
  return recount;
}

it("finds every draw as it was sealed", () => {
  const recount = recounted(played());
  expect([recount.right, recount.all, recount.faults]).toEqual([6, 6, []]);
  expect([recount.salted, recount.unsalted, recount.substitutes]).toEqual([[0, 1], [], [0, 0, 0]]);
  expect(recount.draws.map(({ by }) => by)).toEqual([null, 0, 1, 2, 1, 1]);
});

it("names the very draw that was changed", () => {
  const record = played();
  const draw = record.entries[1][2][0];
  draw[2] = (draw[2] + 1) % draw[1];
  const recount = recounted(record);
  expect(recount.draws.filter(({ isRight }) => !isRight).map(({ number }) => number)).toEqual([3]);
  expect(recount.faults).toEqual([{ is: "head" }]);
});

it("names whose salt or link does not fit", () => {
  const other = new Chain("33".repeat(32));
  const salted = played();
  salted.source.salts[1] = other.salt;
  expect(recounted(salted).faults).toContainEqual({ is: "salt", seat: 1 });
  const linked = played();
  linked.entries[3][4] = other.link(2);
  expect(recounted(linked).faults).toContainEqual({ is: "link", answer: 4, seat: 0 });
});

it("knows another secret, and an envelope that was written again", () => {
  const secret = played();
  secret.source.secret = "00".repeat(32);
  expect(recounted(secret).faults).toContainEqual({ is: "commitment" });
  const named = played();
  named.source.envelope = named.source.envelope.replace("Ada", "Eve");
  expect(recounted(named).right).toBeLessThan(6);
});

it("counts where the house drew in somebody's place", () => {
  const without = played([[0, "draw", [[0, 9]]], [1, "draw", [[1, 9]], BEA.link(1)]]); // prettier-ignore
  const recount = recounted(without);
  expect([recount.isSound, recount.substitutes]).toEqual([true, [1, 0, 0]]);
});

it("says which people gave no salt", () => {
  const recount = recounted(played([[1, "draw", [[1, 9]], BEA.link(1)]], ["", BEA.salt, ""]));
  expect([recount.isSound, recount.salted, recount.unsalted]).toEqual([true, [1], [0]]);
});

it("counts what was drawn under the seal, where a game goes on from another", () => {
  const recount = recounted(onward());
  expect([recount.isSound, recount.right, recount.all, recount.elsewhere]).toEqual([true, 4, 4, 3]);
  expect([recount.given, recount.saysWhatWasGiven, recount.substitutes]).toEqual([2, true, [0, 0, 0]]);
  expect(recount.draws.map(({ by }) => by)).toEqual([2, 0, 1, 1]);
  const draw = onward();
  draw.entries[3][2][0][2] = (draw.entries[3][2][0][2] + 1) % 9;
  expect(recounted(draw).draws.map(({ isRight }) => isRight)).toEqual([true, false, true, true]);
});

it("knows whether what was played elsewhere is what the envelope says", () => {
  const wrong = [onward(), onward(), onward(), played(), onward()];
  wrong[0].entries[0][2][0][2] = (wrong[0].entries[0][2][0][2] + 1) % 9;
  wrong[1].resumed.moment = 1;
  wrong[2].resumed.table = "zzzzzzzzzz";
  wrong[3].resumed = { table: "bcdfghjkmn", moment: 3 };
  delete wrong[4].resumed;
  for (const record of wrong) expect(recounted(record).faults).toContainEqual({ is: "resumed" });
});

it("proves nothing by an envelope that does not say so, and accuses nobody", () => {
  const recount = recounted(onward(false));
  expect([recount.isSound, recount.given, recount.saysWhatWasGiven]).toEqual([true, 2, false]);
});

it("takes nothing for a record that is none", () => {
  const broken = [null, 7, {}, { source: { kind: "sealed" } }];
  for (const field of ["opening", "entries", "head", "result"]) broken.push({ ...played(), [field]: null });
  const draw = played();
  draw.entries[0][2][0][1] = 0;
  const flag = played();
  flag.entries[0][3] = 2;
  const end = onward();
  end.resumed.moment = end.entries.length;
  const odd = { ...onward(), resumed: { table: "bcdfghjkmn", moment: -1 } };
  expect([...broken, draw, flag, end, odd].map(sealedIn)).toEqual(Array(12).fill(undefined));
});

it("makes links of which each fits only the one before", () => {
  expect(ADA.link(0)).toBeUndefined();
  expect(ADA.link(1001)).toBeUndefined();
  expect(ADA.seal(TABLE)).not.toBe(ADA.seal("another"));
  expect(Chain.fresh().salt).not.toBe(Chain.fresh().salt);
});
