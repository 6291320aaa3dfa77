// A client by the package `ws` of Node: plays at a table until the game is over, and says how the connection ended.
// node node_client.mjs web/package.json ws://… TABLE TOKEN
import { createRequire } from "node:module";

const [, , web, url, table, token] = process.argv;
const { WebSocket } = createRequire(web)("ws");

const socket = new WebSocket(url);
const say = (message) => socket.send(JSON.stringify(message));
let pongs = 0;
let isOver = false;

socket.on("open", () => {
  const hello = JSON.stringify({ do: "hello", table, token });
  socket.send(hello.slice(0, 9), { fin: false }); // in two fragments, with a ping between them
  socket.ping("between");
  socket.send(hello.slice(9), { fin: true });
});
socket.on("pong", (data) => {
  if (data.toString() === "between") pongs += 1;
});
socket.on("message", (data) => {
  const heard = JSON.parse(data.toString());
  if (heard.shown) isOver = heard.shown.state === "over";
  const ask = isOver ? undefined : heard.ask;
  if (ask) say({ do: "answer", id: `answer-${ask.ask}`, ask: ask.ask, choice: ask.options.at(-1) });
  if (isOver) socket.close(1000, "over");
});
socket.on("close", (code) => console.log(JSON.stringify({ isOver, pongs, code })));
socket.on("error", (error) => console.log(JSON.stringify({ error: error.message })));
