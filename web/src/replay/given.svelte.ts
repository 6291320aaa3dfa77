// The record that this page was given, as long as it is open.

import { notices } from "../house/notices.svelte";
import { router } from "../house/route.svelte";
import { t } from "../house/words.svelte";

/** More than any game fills. */
const MOST = 4_000_000;

class Given {
  record = $state.raw<object | null>(null);
}

export const given = new Given();

/** Take a file for a record, and show its game. */
export async function give(file: File | undefined): Promise<void> {
  if (!file) return;
  const record = file.size > MOST ? null : objectIn(await file.text());
  if (!record) return notices.say(t("web-replay-no-record"));
  given.record = record;
  router.go("/r");
}

function objectIn(text: string): object | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}
