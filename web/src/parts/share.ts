// To whatever app somebody likes, or to the clipboard where the browser has no list of apps.

import { notices } from "../house/notices.svelte";
import { t } from "../house/words.svelte";
import { keepFile } from "./file";

/** Share a text with the address of this page. */
export const share = (text: string): Promise<void> => shareLink(text, location.href);

/** Share a text with an address. */
export async function shareLink(text: string, url: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ text, url });
    await navigator.clipboard.writeText(`${text} ${url}`);
    notices.say(t("web-podium-copied"));
  } catch (error) {
    if ((error as Error).name !== "AbortError") notices.say(url); // else the list of apps was closed
  }
}

/** To an app that takes pictures, or as a file. */
export async function sharePicture(picture: Blob): Promise<void> {
  const file = new File([picture], "chaudron.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(unlessClosed);
  else keepFile(file.name, file.type, picture);
}

function unlessClosed(error: unknown): void {
  if ((error as Error).name !== "AbortError") throw error;
}
