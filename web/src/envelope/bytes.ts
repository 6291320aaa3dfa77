// Bytes, and what is made of them. Calculated here rather than by the browser: that does so only with https, or on this very machine.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export { bytesToHex as hexOf, concatBytes as joined, hexToBytes as bytesOf, randomBytes };

export type Bytes = ReturnType<typeof sha256>;

/** 32 bytes of 0: what stands where there is no salt. */
export const ZERO = new Uint8Array(32);

const asBytes = (parts: (string | Uint8Array)[]): Uint8Array =>
  concatBytes(...parts.map((part) => (typeof part === "string" ? utf8ToBytes(part) : part)));

/** SHA-256 of everything in a row; texts are UTF-8. */
export const hash = (...parts: (string | Uint8Array)[]): Bytes => sha256(asBytes(parts));

/** HMAC-SHA-256 of everything in a row. */
export const keyed = (key: Uint8Array, ...parts: (string | Uint8Array)[]): Bytes => hmac(sha256, key, asBytes(parts));

/** A number as so many bytes, the greatest first. */
export function numbered(value: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let left = value, at = length - 1; at >= 0; at -= 1) {
    bytes[at] = left % 256;
    left = Math.floor(left / 256);
  }
  return bytes;
}

/** A hash as 64 hexadecimal digits, and nothing else. */
export const isHash = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);

/** A fingerprint in groups of four, as far as one reads it aloud. */
export function fingerprint(digits: string, groups = 4): string {
  return (digits.toUpperCase().match(/.{4}/g) ?? []).slice(0, groups).join(" ");
}
