'use strict';

// boardgame.io as it is measured: in memory, or in files in the folder named on the command line. One line tells its
// two ports: the game's and the lobby's. SIGUSR2 collects garbage, so that memory can be compared.

const net = require('node:net');
const { Server, FlatFile } = require('boardgame.io/server');
const { InitializeGame } = require('boardgame.io/internal');
const game = require('./game');

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

// Matches that nobody is at, as if they had been left in the middle of an evening.
async function fill(db, matches) {
  await db.connect();
  for (let number = 0; number < matches; number += 1) {
    const at = Date.now();
    const players = { 0: { id: 0, name: 'Anna' }, 1: { id: 1, name: 'Bea' } };
    const metadata = { gameName: game.name, players, setupData: undefined, createdAt: at, updatedAt: at };
    await db.createMatch(`stored${number}`, { initialState: InitializeGame({ game, numPlayers: 2 }), metadata });
  }
}

async function main() {
  const [folder, matches] = process.argv.slice(2);
  const db = folder ? new FlatFile({ dir: folder }) : undefined;
  if (matches) {
    await fill(db, Number(matches));
    return;
  }
  // The lobby gets a port of its own: on the shared one it answers 404 with the koa-compose that is installed today.
  const apiPort = await freePort();
  const server = Server({ games: [game], db, origins: [] });
  const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort } });
  process.on('SIGUSR2', () => global.gc());
  process.on('SIGTERM', () => process.exit(0));
  process.stdin.on('end', () => process.exit(0)).resume(); // when whoever measures dies, nothing stays behind
  console.log(`${appServer.address().port} ${apiPort}`);
}

main();
