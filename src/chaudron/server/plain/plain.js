// The plain page begins here: the home, where tables are opened and found, or a table.

import { $, TABLE, attempt, api, choices, element, go, levelsOf, listed, memory, onSubmit, ownName, word } from "/plain-page.js";
import { openTable } from "/plain-table.js";

async function openHome() {
  $("home").hidden = $("naming").hidden = false;
  const open = async (wish) => {
    const name = ownName();
    if (!name) return;
    const seated = await api("/tables", { ...wish, name });
    memory.set(seated.table, seated.token);
    go(seated.table);
  };
  const [game] = (await api("/games")).games;
  const bots = (count, level) => Array(Number(count)).fill(level);
  $("play").bots.append(...choices(game.players.map((players) => players - 1)));
  $("play").level.append(...levelsOf(game));
  $("friends").players.append(...choices(game.players));
  onSubmit($("play"), (form) => open({ game: game.game, players: Number(form.bots) + 1, bots: bots(form.bots, form.level), start: true }));
  onSubmit($("friends"), (form) => {
    const setup = form.setup.trim() ? { setup: form.setup } : { game: game.game, players: Number(form.players) };
    return open({ ...setup, settings: { public: Boolean(form.public) } });
  });
  onSubmit($("join"), (form) => {
    const found = /(?:^|\/table\/)([a-z0-9]{10})(?:\?[^#]*)?(#key=.*)?$/.exec(form.code.trim());
    if (!found) throw { says: word("bad-code") };
    go(found[1], found[2]);
  });
  const { tables } = await api("/tables");
  $("tables").replaceChildren(...tables.map(publicTable));
  if (!tables.length) $("tables").append(element("li", {}, word("no-tables")));
}

function publicTable({ table, setup, state, seats }) {
  const names = seats.map((seat) => seat.name).filter(Boolean);
  const about = word(`listed-${state}`, { names: names.length ? listed(names) : word("nobody") });
  return element("li", {}, element("a", { href: `/table/${table}${location.search}` }, about, element("small", {}, setup)));
}

$("name").value = memory.get("name") ?? "";
attempt(TABLE ? openTable : openHome);
