// Something for the browser to keep as a file.

const PATIENCE = 8000; // milliseconds in which a browser has surely taken it

export function keepFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE);
}
