// The view of a table, of whichever game that has a board of its own.

import type { View as Bal } from "../bal/types";
import type { View as Belcastel } from "../belcastel/types";
import type { View as Blackwood } from "../blackwood/types";

export type AnyView = Bal | Belcastel | Blackwood;
