// A table as text: the board, the question and the log in words. docs/protocol.md says what may be done.

import { $, LANG, TABLE, WORDS, attempt, api, button, element, go, levelsOf, listed, memory, onSubmit, ownName, trouble, word } from "/plain-page.js";

const GAP = 400; // milliseconds between two looks at the board, so that nobody asks too often
const PATIENCE = 8000; // after which a line that does not answer is given up
const NARROW = matchMedia("(max-width: 40rem)");
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

// How it stands, as far as we have heard

let token = TABLE && memory.get(TABLE);
let now = { n: undefined, seat: null, host: false, shown: null, ask: null, awaited: [], here: [], undo: "off" };
let socket, closing, retry, watchdog, delay = 500;
const pending = new Map(); // commands that were not answered yet: they are sent again with the same id
const nameOf = (seat) => now.shown.seats[seat]?.name || String(seat + 1);
const at = (path = "") => `/tables/${encodeURIComponent(TABLE)}${path}`;

function connect() {
  clearTimeout(retry);
  clearTimeout(watchdog);
  if (socket) socket.onclose = null;
  socket?.close();
  closing = undefined;
  socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
  socket.onopen = () => send({ do: "hello", table: TABLE, token, after: now.n, lang: LANG });
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = lost;
}

function send(message) {
  if (socket.readyState !== WebSocket.OPEN) return;
  socket.send(JSON.stringify(message));
  clearTimeout(watchdog);
  watchdog = setTimeout(connect, PATIENCE);
}

// A line has ended. We come back by ourselves, unless the house has said that something must change first.
function lost() {
  clearTimeout(watchdog);
  if (closing && closing.again === undefined) {
    trouble(closing.says);
    if (closing.code !== "bad_token") return;
    token = undefined;
  }
  $("state").textContent = word("connecting");
  $("state").className = "";
  retry = setTimeout(connect, closing?.again ? closing.again * 1000 : delay * (0.5 + Math.random()));
  delay = Math.min(delay * 2, 15000);
}

function command(what, fields = {}) {
  const id = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return new Promise((done, refused) => {
    pending.set(id, { message: { do: what, id, ...fields }, done, refused });
    send(pending.get(id).message);
  });
}

function hear(said) {
  clearTimeout(watchdog);
  if (said.is === "closing") closing = said;
  if (said.is === "ack" || said.is === "nack") {
    const { done, refused } = pending.get(said.id) ?? {};
    pending.delete(said.id);
    if (said.is === "ack") done?.(said.about ?? {});
    else refused?.(said);
  }
  if (said.is === "welcome") {
    delay = 500;
    forgetLog();
    for (const { message } of pending.values()) send(message);
  }
  if (said.is === "happened" && said.kind === "undone") forgetLog();
  if (["welcome", "happened", "here"].includes(said.is)) {
    for (const key of Object.keys(now)) if (key in said) now[key] = said[key];
    show();
    if (said.is !== "here") refresh();
  }
}

// The board, the question and the log are asked for in words, one after the other, until they show what we have heard.

let isLooking = false, lookAgain = false, hasFailed = false, told = 0, asked;

async function refresh() {
  lookAgain = true;
  if (isLooking) return;
  isLooking = true;
  while (lookAgain) {
    lookAgain = false;
    try {
      await Promise.all([lookAtBoard(), readLog()]);
      if (hasFailed) trouble();
      hasFailed = false;
    } catch (error) {
      trouble(error.says ?? word("offline"));
      hasFailed = lookAgain = true;
      await wait(2000);
    }
    await wait(GAP);
  }
  isLooking = false;
}

async function lookAtBoard() {
  if (now.shown.state === "open") return;
  const linear = $("sentences").checked || NARROW.matches;
  const board = await api(at(`/board?linear=${linear}&width=${columns()}`), null, token);
  $("board").textContent = board.text;
  $("board").className = linear ? "sentences" : "";
  if (board.n < now.n) lookAgain = true;
  if (board.n === now.n && now.ask && asked !== now.ask.ask) ask(board, now.ask.ask);
}

function columns() {
  const probe = element("span", { textContent: "0".repeat(40) });
  $("board").append(probe);
  const fit = Math.floor(($("scene").clientWidth - 36) / (probe.offsetWidth / 40));
  probe.remove();
  return Math.min(Math.max(fit || 80, 60), 100);
}

function ask(board, number) {
  const hadFocus = $("options").contains(document.activeElement);
  asked = number;
  $("question").textContent = board.question;
  $("options").replaceChildren(...board.options.map(({ choice, says }) => {
    const answer = () => { $("options").disabled = true; attempt(() => command("answer", { ask: number, choice })).then(show); };
    return button(says, answer);
  }));
  show();
  if (hadFocus) $("question").focus();
}

function forgetLog() {
  told = 0;
}

async function readLog() {
  if (told === now.n) return;
  const isNew = told === 0, before = told;
  const log = await api(at(`/log?after=${told}`), null, token);
  if (told !== before) { lookAgain = true; return; } // forgotten meanwhile
  const talk = log.events.filter((event) => event.kind === "said").map(({ n, about }) => (
    { n, says: word("said", { name: nameOf(about.seat), text: about.text }), isTalk: true }));
  const lines = [...log.sentences, ...talk].sort((one, other) => one.n - other.n);
  if (isNew) $("log").setAttribute("aria-live", "off"); // whoever listens has heard these, or does not want all of them at once
  if (isNew) $("log").replaceChildren();
  $("log").append(...lines.slice(-60).map(({ says, isTalk }) => element("li", { className: isTalk ? "talk" : "" }, says)));
  while ($("log").children.length > 60) $("log").firstChild.remove();
  $("log").scrollTop = $("log").scrollHeight;
  if (isNew) setTimeout(() => $("log").setAttribute("aria-live", "polite"), GAP);
  told = log.n;
  const result = log.events.find((event) => event.about.result)?.about.result;
  if (result) showPodium(result);
}

function showPodium({ points, places }) {
  const order = [...places.keys()].sort((one, other) => places[one] - places[other]);
  const row = (seat) => element("tr", {}, ...[places[seat], nameOf(seat), points[seat]].map((cell) => element("td", {}, String(cell))));
  $("places").replaceChildren(...order.map(row));
}

// What is shown without asking

let shownAround;

function show() {
  const { seat, host, shown, ask: question, awaited, undo } = now;
  const state = shown.state, isSeated = seat !== null, isPlaying = state === "playing";
  const isMine = isPlaying && !shown.paused && Boolean(question) && awaited.some((one) => one.seat === seat);
  const names = listed(awaited.map((one) => nameOf(one.seat)));
  const line = { open: "gathering", over: "over", playing: shown.paused ? "paused" : isMine ? "your-turn" : isSeated ? "awaited" : "watching" }[state];
  $("state").textContent = word(line, { names });
  $("state").className = isMine ? "mine" : "";
  document.title = isMine ? `● ${word("your-turn")} – Chaudron` : "Chaudron";
  const mayJoin = !isSeated && state === "open" && !shown.locked && shown.seats.some((one) => !one.person && !one.bot);
  const isAway = isSeated && isPlaying && Boolean(shown.seats[seat].bot || shown.seats[seat].left);
  const seen = {
    lobby: state === "open", sit: mayJoin, start: host, naming: mayJoin || (isPlaying && !isSeated),
    decision: isPlaying && Boolean(question), scene: state !== "open", podium: state === "over", undo: undo === null, back: isAway,
    pause: isSeated && isPlaying && !shown.paused, resume: isSeated && isPlaying && shown.paused, device: isSeated,
    rematch: isSeated && !shown.rematch, follow: Boolean(shown.rematch), chat: isSeated && shown.settings.chat !== false,
  };
  for (const [id, isSeen] of Object.entries(seen)) $(id).hidden = !isSeen;
  $("table").classList.toggle("seated", isSeated && isPlaying);
  $("options").disabled = shown.paused || asked !== question?.ask || [...pending.values()].some(({ message }) => message.ask === asked);
  const around = JSON.stringify([shown.seats, shown.claims, now.here, awaited, host, seat, state]);
  if (around === shownAround) return; // a list that is made anew loses the focus
  shownAround = around;
  $("seats").replaceChildren(...shown.seats.map(seatLine));
  $("claims").replaceChildren(...shown.claims.map(claimLine));
  $("levels").hidden = !$("seats").querySelector(".bot");
}

function seatLine({ name, person, bot, left }, seat) {
  const isHere = now.here.includes(seat), state = now.shown.state;
  const notes = [seat === now.seat && word("you"), seat === now.shown.host && word("host")];
  if (bot) notes.push(word("bot", { level: WORDS[`bot-${bot}`] ?? bot }));
  if (person && (left || !isHere)) notes.push(word("away"));
  const line = element("li", {}, element("b", {}, name || word("free")), " ", element("small", {}, notes.filter(Boolean).join(" · ")));
  if (now.awaited.some((one) => one.seat === seat)) line.className = "awaited";
  const act = (key, what, fields = () => {}) => {
    const made = button(word(key), () => attempt(() => command(what, { seat, ...fields() }), made));
    line.append(made);
    return made;
  };
  if (now.host && state !== "over") {
    if (bot && (person || state === "open")) act("free-seat", "free_seat");
    if (!bot && (person ? state === "playing" && !isHere : true)) act("seat-bot", "seat_bot", () => ({ level: $("level").value })).className = "bot";
    if (person && seat !== now.seat && state === "open") act("kick", "kick");
  }
  if (now.seat === null && state === "playing" && person && seat !== now.shown.host && !isHere) {
    line.append(button(word("claim"), (event) => attempt(() => sitDown(at("/claims"), { seat }), event.target)));
  }
  return line;
}

function claimLine({ claim, name, seat }) {
  const act = (key) => button(word(key), (event) => attempt(() => command(key, { claim }), event.target));
  return element("li", {}, word("claims", { name, seat: seat + 1 }), act("grant"), act("refuse"));
}

// What can be done

async function sitDown(path, wish = {}) {
  const name = ownName();
  if (!name) return;
  token = (await api(path, { ...wish, name })).token;
  memory.set(TABLE, token);
  now.n = undefined;
  connect();
}

async function personalLink() {
  const further = await api(at("/keys"), {}, token);
  $("personal").hidden = false;
  $("personal").querySelector("input").value = `${location.origin}${location.pathname}#key=${further.token}`;
}

async function download() {
  const record = await api(at("/record"), null, token);
  const href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  element("a", { href, download: `${TABLE}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE);
}

function follow(table) {
  if (token) memory.set(table, token); // every token is good at the rematch too
  go(table);
}

export async function openTable() {
  if (!/^[a-z0-9]{10}$/.test(TABLE)) throw { says: word("bad-code") };
  const key = /^#key=(.+)$/.exec(location.hash)?.[1];
  if (key) memory.set(TABLE, token = decodeURIComponent(key));
  if (key) history.replaceState(null, "", location.pathname + location.search);
  $("table").hidden = false;
  $("link").value = location.origin + location.pathname;
  $("sentences").checked = memory.get("sentences") === "true";
  connect();
  for (const what of ["start", "undo", "pause", "resume"]) $(what).onclick = (event) => attempt(() => command(what), event.target);
  $("back").onclick = (event) => attempt(() => command("return"), event.target);
  $("rematch").onclick = (event) => attempt(async () => follow((await command("rematch")).table ?? now.shown.rematch), event.target);
  $("follow").onclick = () => follow(now.shown.rematch);
  $("record").onclick = (event) => attempt(download, event.target);
  $("device").onclick = (event) => attempt(personalLink, event.target);
  $("sentences").onchange = () => { memory.set("sentences", $("sentences").checked); refresh(); };
  onSubmit($("sit"), () => sitDown(at("/seats")));
  onSubmit($("chat"), async ({ text }) => { await command("say", { text }); $("chat").reset(); });
  NARROW.onchange = refresh;
  addEventListener("online", connect);
  addEventListener("hashchange", () => location.reload());
  document.addEventListener("visibilitychange", () => { if (!document.hidden) wakeUp(); });
  document.addEventListener("keydown", pressDigit);
  document.addEventListener("focusin", ({ target }) => { if (target.readOnly) target.select(); });
  const { games } = await api("/games");
  $("level").append(...levelsOf(games[0]));
}

// A phone that slept may hold a line that is dead without knowing it.
function wakeUp() {
  if (socket.readyState === WebSocket.OPEN) send({ do: "ping" });
  else if (socket.readyState === WebSocket.CLOSED && (!closing || closing.again !== undefined)) connect();
}

function pressDigit(event) {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]; // by place: on a French keyboard digits need Shift
  if (!digit || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.matches("input:not([type=checkbox]), select")) return;
  $("options").querySelectorAll("button")[digit - 1]?.click();
}
