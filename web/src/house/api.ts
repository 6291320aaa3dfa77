// Requests to the house. A refusal is thrown as the `Problem` that the house gave.

import { canOpen, isAbout, kept, keptAnswer, wantsToOpen } from "../offline/here";
import type { NewTable, Problem } from "../protocol";
import { deviceName } from "./memory";
import { words } from "./words.svelte";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly says: string,
    readonly rule = "",
    readonly details: Record<string, unknown> = {},
  ) {
    super(says);
  }
}

const OFFLINE = "offline";
/** What a house on this device knows by itself. */
const KNOWN_HERE = /^\/(rules|replays|exercises|games\/\w+\/bots)\b/;

/** Ask the house for something; with a `body`, tell it something. What is on this device is asked here. */
export async function api<T>(
  path: string,
  { token, body }: { token?: string | undefined; body?: unknown } = {},
): Promise<T> {
  const wish = path === "/tables" ? (body as NewTable | undefined) : undefined;
  if (isAbout(path) || (wish && wantsToOpen(wish))) return here(path, body);
  const headers: Record<string, string> = { "Accept-Language": words.language, "Chaudron-Device": deviceName() };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request = {
    method: body === undefined ? "GET" : "POST",
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch {
    const known = body === undefined ? await keptAnswer<T>(path) : undefined;
    if (known !== undefined) return known;
    if (wish ? canOpen(wish) : kept() && KNOWN_HERE.test(path)) return here(path, body);
    throw new Trouble(OFFLINE, words.say("web-offline"));
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const problem = answer as Problem | null;
  throw new Trouble(
    problem?.code ?? OFFLINE,
    problem?.says ?? words.say("web-offline"),
    problem?.rule,
    problem?.details,
  );
}

async function here<T>(path: string, body: unknown): Promise<T> {
  const { answer } = await import("../offline/house");
  return answer<T>(path, body);
}
