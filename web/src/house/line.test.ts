import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Trouble } from "./api";
import { type Command, type Drawer, Line, type LineState } from "./line";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Command[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  says(said: object): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }

  ends(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  welcomes(ask: number | null = 7): void {
    this.opens();
    this.says({ is: "welcome", ask: ask === null ? null : { ask } });
  }

  get commands(): Command[] {
    return this.sent.filter((one) => !["hello", "ping"].includes(one.do));
  }
}

const latest = (): FakeSocket => FakeSocket.all.at(-1)!;

function kept(commands: Command[]): Drawer & { now: Command[] } {
  return {
    now: commands,
    read() {
      return this.now;
    },
    write(written) {
      this.now = written;
    },
  };
}

let states: LineState[];
let heard: string[];

function opened(drawer?: Drawer): Line {
  const ears = {
    hello: () => ({ table: "fq7zk2m9wd", after: heard.length }),
    heard: (said: { is: string }) => void heard.push(said.is),
    changed: (state: LineState) => void states.push(state),
    waiting() {},
  };
  const line = new Line(ears, drawer, () => new WebSocket("ws://house/ws"));
  line.open();
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5); // waits are as long as they are meant
  [FakeSocket.all, states, heard] = [[], [], []];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a line", () => {
  test("says hello first, and a command only once it is welcome", () => {
    const line = opened();
    void line.command("undo");
    latest().opens();
    expect(latest().sent).toEqual([{ do: "hello", table: "fq7zk2m9wd", after: 0 }]);
    latest().says({ is: "welcome", ask: null });
    expect(latest().commands.map((one) => one.do)).toEqual(["undo"]);
    expect(states.at(-1)).toEqual({ is: "open" });
  });

  test("tells what came of a command", async () => {
    const line = opened();
    latest().welcomes();
    const done = line.command("rematch", {}, "a");
    const refused = line.command("undo", {}, "b");
    latest().says({ is: "ack", id: "a", n: 3, about: { table: "x" } });
    latest().says({ is: "nack", id: "b", code: "no_undo", says: "Too late." });
    await expect(done).resolves.toEqual({ table: "x" });
    await expect(refused).rejects.toMatchObject({ code: "no_undo", says: "Too late." });
    await expect(refused).rejects.toBeInstanceOf(Trouble);
    expect(line.waiting).toEqual([]);
  });

  test("comes back by itself and sends what is unanswered with the same id", async () => {
    const line = opened();
    latest().welcomes();
    const answered = line.command("answer", { ask: 7, choice: "draw" });
    const [first] = latest().commands;
    latest().ends();
    expect(states.at(-1)).toEqual({ is: "lost", again: Date.now() + 500, says: "" });
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    latest().welcomes();
    expect(latest().commands).toEqual([first]);
    latest().says({ is: "ack", id: first!.id, n: 8 });
    await expect(answered).resolves.toEqual({});
    latest().ends();
    vi.advanceTimersByTime(500);
    latest().welcomes();
    expect(latest().commands).toEqual([]);
  });

  test("waits longer from time to time, and shortly again after a welcome", () => {
    opened();
    const waits = [500, 1000, 2000, 4000, 8000, 15000, 15000];
    for (const wait of waits) {
      latest().ends();
      expect(states.at(-1)).toEqual({ is: "lost", again: Date.now() + wait, says: "" });
      vi.advanceTimersByTime(wait);
    }
    latest().welcomes();
    latest().ends();
    expect(states.at(-1)).toEqual({ is: "lost", again: Date.now() + 500, says: "" });
  });

  test("comes back when the house says so", () => {
    opened();
    latest().welcomes();
    latest().says({ is: "closing", code: "closing", says: "Back soon.", again: 2 });
    latest().ends();
    expect(states.at(-1)).toEqual({ is: "lost", again: Date.now() + 2000, says: "Back soon.", code: "closing" });
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test.each(["replaced", "bad_token", "unknown_table", "no_watchers"])(
    "stays away when something must change first: %s",
    (code) => {
      opened();
      latest().opens();
      latest().says({ is: "closing", code, says: "No." });
      latest().ends();
      expect(states.at(-1)).toEqual({ is: "ended", code, says: "No." });
      vi.advanceTimersByTime(60_000);
      expect(FakeSocket.all).toHaveLength(1);
    },
  );

  test("is given up when nothing answers", () => {
    const line = opened();
    latest().welcomes();
    void line.command("undo");
    vi.advanceTimersByTime(7999);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.all[0]!.readyState).toBe(3);
  });

  test("is given up when it does not even open", () => {
    opened();
    vi.advanceTimersByTime(8000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("that is silent but was asked nothing is left alone", () => {
    opened();
    latest().welcomes();
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("is tried at once when the phone wakes up", () => {
    const line = opened();
    latest().welcomes();
    line.wakeUp();
    expect(latest().sent.at(-1)).toEqual({ do: "ping" });
    latest().ends();
    line.wakeUp();
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("that was hung up says and hears nothing any more", () => {
    const line = opened();
    latest().welcomes();
    line.close();
    latest().says({ is: "happened" });
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual(["welcome"]);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a page that was loaded again", () => {
  const tap = { do: "answer", id: "tap", ask: 7, choice: "draw" };

  test("sends the answer of the page before with the same id", () => {
    const drawer = kept([tap]);
    const line = opened(drawer);
    expect(line.waiting).toEqual([tap]);
    latest().welcomes(7);
    expect(latest().commands).toEqual([tap]);
    latest().says({ is: "ack", id: "tap", n: 8 });
    expect(drawer.now).toEqual([]);
  });

  test.each([9, null])("lets go of it when that question is no longer open (now %s)", (ask) => {
    const drawer = kept([tap]);
    const line = opened(drawer);
    latest().welcomes(ask);
    expect(latest().commands).toEqual([]);
    expect(line.waiting).toEqual([]);
    expect(drawer.now).toEqual([]);
  });

  test("says nothing when it is refused", () => {
    const drawer = kept([tap]);
    opened(drawer);
    latest().welcomes(7);
    latest().says({ is: "nack", id: "tap", code: "paused", says: "Paused." });
    expect(drawer.now).toEqual([]);
  });

  test("keeps answers and talk until they are answered, and nothing that would surprise later", () => {
    const drawer = kept([]);
    const line = opened(drawer);
    latest().welcomes(7);
    void line.command("answer", { ask: 7, choice: "stop" }, "a");
    void line.command("say", { text: "Hm." }, "b");
    void line.command("pause", {}, "c");
    expect(drawer.now.map((one) => one.id)).toEqual(["a", "b"]);
    line.close();
    expect(drawer.now.map((one) => one.id)).toEqual(["a", "b"]);
  });
});
