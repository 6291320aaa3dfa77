import { afterEach, describe, expect, it, vi } from "vitest";

import { ability, bytes, isTold, renew, subscribe, unsubscribe } from "./push";

const seat = { id: "fq7zk2m9wd", token: "secret" };

class Browser {
  endpoint: string | null = null;
  asked: unknown[] = [];

  constructor(answer = "granted") {
    const pushManager = {
      subscribe: async () => ((this.endpoint = "https://push.example/1"), this.subscription()),
      getSubscription: async () => (this.endpoint ? this.subscription() : null),
    };
    const registration = { pushManager };
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("PushManager", class {});
    vi.stubGlobal("Notification", { permission: answer, requestPermission: async () => answer });
    vi.stubGlobal("navigator", {
      userAgent: "Mozilla/5.0 (X11; Linux)",
      maxTouchPoints: 0,
      language: "en",
      languages: ["en"],
      serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
    });
    vi.stubGlobal("fetch", async (path: string, { body, headers }: RequestInit) => {
      this.asked.push([path, body && JSON.parse(String(body)), (headers as Record<string, string>).Authorization]);
      return Response.json(path === "/api/push" ? { key: "AQID" } : { done: true });
    });
  }

  subscription(): object {
    return {
      toJSON: () => ({ endpoint: this.endpoint, keys: { auth: "a" } }),
      unsubscribe: async () => (this.endpoint = null),
    };
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const said = (on: boolean) => [
  `/api/tables/${seat.id}/push`,
  { subscription: { endpoint: "https://push.example/1", keys: { auth: "a" } }, on },
  "Bearer secret",
];

describe("notices of this browser", () => {
  it("are turned on with the house, and off again with the browser too when no table is left", async () => {
    const browser = new Browser();
    expect(await subscribe(seat)).toBe(true);
    expect(browser.asked).toEqual([["/api/push", undefined, undefined], said(true)]);
    expect(isTold(seat.id)).toBe(true);
    await unsubscribe(seat);
    expect(browser.asked.slice(2)).toEqual([said(false)]);
    expect([isTold(seat.id), browser.endpoint]).toEqual([false, null]);
  });

  it("stay on for another table", async () => {
    const browser = new Browser();
    await subscribe(seat);
    await subscribe({ id: "aaaaaaaaaa", token: "other" });
    await unsubscribe(seat);
    expect([isTold(seat.id), isTold("aaaaaaaaaa"), browser.endpoint]).toEqual([false, true, "https://push.example/1"]);
  });

  it("are off when the person says no", async () => {
    const browser = new Browser("denied");
    expect(await subscribe(seat)).toBe(false);
    expect([browser.asked, ability(), isTold(seat.id)]).toEqual([[], "denied", false]);
  });

  it("are told to the house again by whoever comes back, and are off when the browser has lost them", async () => {
    const browser = new Browser();
    await subscribe(seat);
    await renew(seat);
    expect(browser.asked.at(-1)).toEqual(said(true));
    browser.endpoint = null;
    await renew(seat);
    expect(isTold(seat.id)).toBe(false);
  });
});

describe("what a browser can", () => {
  it("is little without https", () => {
    new Browser();
    vi.stubGlobal("isSecureContext", false);
    expect(ability()).toBe("insecure");
  });

  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)", 5, "install"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, "install"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0, "able"],
  ])("is said for %s with %i fingers", (userAgent, maxTouchPoints, expected) => {
    new Browser();
    vi.stubGlobal("navigator", { userAgent, maxTouchPoints, serviceWorker: {} });
    expect(ability()).toBe(expected);
  });

  it("is nothing where there is no push", () => {
    new Browser();
    vi.stubGlobal("navigator", { userAgent: "", maxTouchPoints: 0 });
    expect(ability()).toBe("unable");
  });
});

it("reads a key as it stands in addresses", () => {
  expect([...bytes("-_8")]).toEqual([251, 255]);
});
