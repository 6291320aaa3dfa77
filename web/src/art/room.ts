// What stands around the boxes: only the shelf shows it, and brings it along.

import room from "./room.svg?raw";
import { addSheet } from "./sprite";

addSheet(room);
