// A file that is made here, for the browser to keep.

const PATIENCE = 8000; // milliseconds in which a browser has surely taken a file

export function keepFile(name: string, type: string, content: BlobPart): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE);
}
