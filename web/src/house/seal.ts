// Is the secret the one that was sealed before the game? (docs/adr/0002-chance.md)

const SALT = "chaudron/1 commitment";

function bytesOf(hexadecimal: string): Uint8Array {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

/** Checked here, in the browser; null where it cannot calculate (it needs https, or this very machine). */
export async function isTrueSeal(secret: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const sealed = new Uint8Array([...new TextEncoder().encode(SALT), ...bytesOf(secret)]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", sealed));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment.toLowerCase();
}

/** A fingerprint in groups of four, as far as one reads it aloud. */
export function fingerprint(commitment: string, groups = 4): string {
  return (commitment.toUpperCase().match(/.{4}/g) ?? []).slice(0, groups).join(" ");
}
