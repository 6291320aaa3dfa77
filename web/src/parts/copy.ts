// To the clipboard, and said so.

import { notices } from "../house/notices.svelte";
import { t } from "../house/words.svelte";

/** Copy a text. Without a clipboard (an insecure page), it is shown to be copied by hand. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notices.say(t("web-menu-copied"));
  } catch {
    notices.say(text);
  }
}
