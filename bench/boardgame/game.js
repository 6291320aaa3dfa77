'use strict';

// A small brewing game for two, made for measuring: about as long as a game of Belcastel, and its state about as large.

const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const ROUNDS = 13; // about 170 moves, as in our nine rounds with their other decisions
const WHITE_LIMIT = 7;
const FIRST_BAG = ['w1', 'w1', 'w1', 'w1', 'w2', 'w2', 'w3', 'o1', 'g1'];
const PRIZES = ['o1', 'g1', 'b1', 'r1', 'g2', 'b2', 'r2', 'y1', 'p1'];
const KINDS = ['w1', 'w2', 'w3', 'o1', 'g1', 'g2', 'g4', 'b1', 'b2', 'b4', 'r1', 'r2', 'r4', 'y1', 'y2', 'y4', 'p1', 'k1'];

// What a client must know of the rules, as our tables tell it too.
const OPTIONS = {
  first_player: 'random',
  books: 1,
  cauldron_side: 'plain',
  lock_step: 'never',
  open_bags: false,
  stop: 'final',
  flask_takes: 'any',
  bonus_moves: 'automatic',
  yellow_doubles: 'value',
  black_zero_tie: 'nothing',
  exploded_coins: 'none',
  rubies: 'unlimited',
  price_of_the_large_green: 21,
  price_of_the_large_blue: 19,
  second_chance_restores: 'everything',
  second_chance_over_limit: 'safe',
};

function newSeat() {
  return {
    chips: [],
    spaces: [],
    turns: [],
    beside: [],
    bought: [],
    whites: 0,
    turn: 0,
    state: 'brewing',
    protected: false,
    can_take_back: false,
    stirred: false,
    had_chance: false,
    drawn: null,
    space: 0,
    reward: '',
    drop: 0,
    tube: 0,
    rat: 0,
    given_up: 0,
    removed: 0,
    flask: true,
    found: 0,
    rubies: 1,
    points: 0,
    bag: [...FIRST_BAG],
    bag_size: FIRST_BAG.length,
    limit: WHITE_LIMIT,
    next_space: 1,
  };
}

function setup() {
  return {
    game: 'brew',
    options: OPTIONS,
    round: 1,
    first: 0,
    turned: [],
    supply: Object.fromEntries(KINDS.map((kind) => [kind, 20])),
    seats: [newSeat(), newSeat()],
    told: [],
  };
}

function draw({ G, playerID, random }) {
  const seat = G.seats[playerID];
  if (seat.state !== 'brewing' || seat.bag.length === 0) return INVALID_MOVE;
  const [chip] = seat.bag.splice(random.Die(seat.bag.length) - 1, 1);
  const worth = Number(chip[1]);
  seat.space += worth;
  seat.turn += 1;
  seat.chips.push(chip);
  seat.spaces.push(seat.space);
  seat.turns.push(seat.turn);
  seat.bag_size = seat.bag.length;
  seat.next_space = seat.space + 1;
  if (chip[0] === 'w') seat.whites += worth;
  if (seat.whites > WHITE_LIMIT) seat.state = 'exploded';
  else if (seat.bag.length === 0) seat.state = 'stopped';
  G.told = [['drawn', 'brew', { seat: Number(playerID), chip, space: seat.space, state: seat.state }]];
  endRound(G, random);
}

function stop({ G, playerID, random }) {
  const seat = G.seats[playerID];
  if (seat.state !== 'brewing') return INVALID_MOVE;
  seat.state = 'stopped';
  G.told = [['stopped', 'brew', { seat: Number(playerID), space: seat.space }]];
  endRound(G, random);
}

function endRound(G, random) {
  if (G.seats.some((seat) => seat.state === 'brewing')) return;
  for (const [number, seat] of G.seats.entries()) {
    const points = seat.state === 'stopped' ? seat.space : 0;
    const prize = PRIZES[random.Die(PRIZES.length) - 1];
    seat.points += points;
    seat.bag.push(...seat.chips, prize);
    G.supply[prize] -= 1;
    G.told.push(['scored', 'round', { seat: number, points, prize }]);
    Object.assign(seat, { chips: [], spaces: [], turns: [], whites: 0, turn: 0, space: 0, next_space: 1 });
    Object.assign(seat, { state: 'brewing', bag_size: seat.bag.length, bought: [prize] });
  }
  G.turned.push(`card_${G.round}`);
  G.round += 1;
}

// What is in the other's bag stays hidden, as at our tables.
function playerView({ G, playerID }) {
  const seats = G.seats.map((seat, number) => (String(number) === playerID ? seat : { ...seat, bag: null }));
  return { ...G, seats };
}

module.exports = {
  name: 'brew',
  minPlayers: 2,
  maxPlayers: 2,
  // Both brew at once in a single turn. What is kept for undoing would grow with every move, so it is not kept.
  disableUndo: true,
  turn: { activePlayers: ActivePlayers.ALL },
  setup,
  moves: { draw, stop },
  playerView,
  endIf: ({ G }) => (G.round > ROUNDS ? { points: G.seats.map((seat) => seat.points) } : undefined),
};
