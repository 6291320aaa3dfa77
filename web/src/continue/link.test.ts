import { beforeAll, describe, expect, it, vi } from "vitest";

import { router } from "../house/route.svelte";
import { linkFor, linkIn, takenIn } from "./link";

const token = "aB_-".padEnd(43, "x");
const seat = { table: "fq7zk2m9wd", token };

describe("a personal link", () => {
  it("leads to what it was made of, and holds the token only behind the #", () => {
    const link = new URL(linkFor(seat));
    expect(takenIn(link)).toEqual(seat);
    expect(link.href.split("#")[0]).toBe(`${location.origin}/take`);
  });

  it.each([
    ["/take", ""],
    ["/take", `#fq7zk2m9wd.${token.slice(1)}`],
    ["/take", `#FQ7ZK2M9WD.${token}`],
    ["/take", `#fq7zk2m9wd.${token}&x`],
    ["/", `#fq7zk2m9wd.${token}`],
    ["/table/fq7zk2m9wd", `#fq7zk2m9wd.${token}`],
  ])("is nothing else: %s%s", (pathname, hash) => {
    expect(takenIn({ pathname, hash })).toBeUndefined();
  });

  it("is still read as it was written before", () => {
    expect(takenIn({ pathname: "/table/fq7zk2m9wd", hash: `#key=${token}` })).toEqual(seat);
  });

  it("is found in what people paste", () => {
    expect(linkIn(`  voilà : ${linkFor(seat)} `)).toBe(`/take#fq7zk2m9wd.${token}`);
    expect(linkIn("https://chaudron.example/table/fq7zk2m9wd")).toBeUndefined();
  });
});

describe("the page", () => {
  beforeAll(() => void vi.stubGlobal("scrollTo", () => undefined));

  it.each([`/take#fq7zk2m9wd.${token}`, `/table/fq7zk2m9wd#key=${token}`])(
    "takes the token out of the address at once: %s",
    (address) => {
      router.go(address);
      expect(router.now).toEqual({ is: "take", seat });
      expect(location.href).toBe(`${location.origin}/take`);
    },
  );

  it("shows an empty link as such", () => {
    router.go("/take");
    expect(router.now).toEqual({ is: "take", seat: undefined });
  });
});
