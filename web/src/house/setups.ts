// Codes of preparations, as far as an address must know them: `BEL-A4-2`, or `belcastel 4 books=2` as of old.

const SHORT = /^(BEL|BAL|BLW)-[A-Z]\d(?:-[0-9A-Z.]+)*$/;
const BOXES: Record<string, string> = { BEL: "belcastel", BAL: "bal", BLW: "blackwood" };

export const isShort = (code: string): boolean => SHORT.test(code.trim().toUpperCase());

/** The game that a code is of. */
export function gameIn(code: string): string {
  if (!isShort(code)) return code.trim().split(/\s/)[0] ?? "";
  const [prefix = "", , ...parts] = code.trim().toUpperCase().split("-");
  return prefix === "BEL" && parts.includes("S") ? "witches" : BOXES[prefix]!;
}
