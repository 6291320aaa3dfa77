// The night together to which a table belongs, if it does.

import type { Shown } from "../protocol";

/** Its id: what is played there is the deal of a night, `fq7zk2m9wd.2`. */
export const nightOf = (shown: Shown | undefined | null): string =>
  /^([a-z0-9]{10})\.\d+$/.exec(shown?.deal ?? "")?.[1] ?? "";
