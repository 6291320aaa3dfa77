// Python in the worker: rooms and rules themselves, from the files of this house alone.

import { loadPyodide } from "pyodide";

import { Speaker } from "./speaker";
import type { Answer, Python } from "./tables";

const START = "from chaudron.offline.start import start\nstart";

/** Where the files of Python, of the package that it needs, and of the house itself are. */
export interface Files {
  folder: string;
  package: string;
  archive: string;
}

/** Start Python with the house's own modules. */
export async function startPython({ folder, package: wheel, archive }: Files): Promise<Python> {
  const starting = Promise.all([loadPyodide({ indexURL: folder }), fetched(wheel), fetched(archive)]);
  const [pyodide, beside, ours] = await starting;
  pyodide.unpackArchive(beside, "wheel");
  pyodide.unpackArchive(ours, "zip", { extractDir: "/chaudron" });
  pyodide.runPython("import sys\nsys.path.insert(0, '/chaudron')");
  const start = pyodide.runPython(START) as (speaker: Speaker) => (text: string) => string;
  const call = start(new Speaker());
  return (asked) => JSON.parse(call(JSON.stringify(asked))) as Answer;
}

async function fetched(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.arrayBuffer();
}
