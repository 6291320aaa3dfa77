// Python in the worker: the rules engine itself, from the files of this house alone.

import { loadPyodide } from "pyodide";

import { Speaker } from "./speaker";
import type { Answer, Python } from "./tables";

const START = "from chaudron.offline.start import start\nstart";

/** Start Python with the house's own modules. `folder` is where its files are, `archive` where ours are. */
export async function startPython(folder: string, archive: string): Promise<Python> {
  const [pyodide, ours] = await Promise.all([loadPyodide({ indexURL: folder }), fetched(archive)]);
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
