// Every game's way to say things: the log needs it, whether the board is drawn or text.

import { speech as belcastel } from "../belcastel/speech";
import { teach } from "../house/sentences";

teach("belcastel", belcastel);
