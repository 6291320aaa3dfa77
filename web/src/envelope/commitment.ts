// What a house binds itself by before anybody sits down.

import { bytesOf, hash, hexOf, isHash } from "./bytes";

/** Is the secret the one that was sealed before the game? */
export const isTrueSecret = (secret: string, commitment: string): boolean =>
  isHash(secret) && hexOf(hash("chaudron/1 commitment", bytesOf(secret))) === commitment.toLowerCase();
