// What every part of the plain page needs: its words, what it remembers, and how it asks the house.

export const $ = (id) => document.getElementById(id);
export const LANG = document.documentElement.lang;
export const TABLE = /^\/table\/([^/]+)/.exec(location.pathname)?.[1];

export const WORDS = Object.fromEntries([...$("words").content.children].map((one) => [one.dataset.word, one.textContent]));
export const word = (key, fill = {}) => WORDS[key].replace(/\{(\w+)\}/g, (_, name) => fill[name]);
export const listed = (names) => new Intl.ListFormat(LANG).format(names);

// What stays in this browser; it may refuse to keep anything.
export const memory = {
  get(key) { try { return localStorage.getItem(`chaudron:${key}`) ?? undefined; } catch { return undefined; } },
  set(key, value) { try { localStorage.setItem(`chaudron:${key}`, value); } catch { /* then it is forgotten */ } },
};

export function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

export const button = (text, onclick) => element("button", { type: "button", onclick }, text);

export function trouble(text = "") {
  $("trouble").textContent = text;
  $("trouble").hidden = !text;
}

export async function api(path, body, token) {
  const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { "Content-Type": "application/json" }) };
  const request = { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) };
  const reply = await fetch(`/api${path}${path.includes("?") ? "&" : "?"}lang=${LANG}`, request);
  const said = await reply.json();
  if (!reply.ok) throw Object.assign(new Error(said.says), { says: said.says });
  return said;
}

// Do something that may be refused; while it lasts, its button cannot be pressed again.
export async function attempt(work, pressed) {
  trouble();
  if (pressed) pressed.disabled = true;
  try {
    await work();
  } catch (error) {
    if (!error.says) console.error(error);
    trouble(error.says ?? word("offline"));
  }
  if (pressed) pressed.disabled = false;
}

export function onSubmit(form, work) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(() => work(Object.fromEntries(new FormData(form))), event.submitter);
  });
}

export function go(table, hash = "") {
  const lang = new URLSearchParams(location.search).has("lang") ? `?lang=${LANG}` : "";
  location.assign(`/table/${table}${lang}${hash}`);
}

// The name that somebody goes by; undefined, with a hint at the field, while there is none.
export function ownName() {
  $("name").value = $("name").value.trim();
  if (!$("name").reportValidity()) return undefined;
  memory.set("name", $("name").value);
  return $("name").value;
}

export const choices = (values, said = String) => values.map((value) => element("option", { value }, said(value)));
export const levelsOf = (game) => choices(game.bots.toReversed?.() ?? [...game.bots].reverse(), (level) => WORDS[`bot-${level}`] ?? level);
