'use strict';
// Elfer raus! for boardgame.io, by the rules that the house plays: four players, fifteen cards each, rows that start
// with the 11, secret hands and stock. The next round is dealt at once, so that a match never ends.

const { INVALID_MOVE } = require('boardgame.io/core');

const COLOURS = ['r', 'y', 'g', 'b'];
const HAND = 15;
const DRAWS = 3;

const number = (card) => Number(card.slice(1));
const row = (card) => COLOURS.indexOf(card[0]);

function deal(G, random) {
  const deck = COLOURS.flatMap((colour) => Array.from({ length: 20 }, (_, i) => `${colour}${i + 1}`));
  let starter;
  do {
    const cards = random.Shuffle(deck);
    for (let seat = 0; seat < 4; seat++) {
      G.players[seat] = { hand: cards.slice(seat * HAND, (seat + 1) * HAND) };
    }
    G.secret = { stock: cards.slice(4 * HAND) };
    G.opening = COLOURS.map((c) => `${c}11`).find((c) => [0, 1, 2, 3].some((s) => G.players[s].hand.includes(c)));
    starter = [0, 1, 2, 3].find((seat) => G.players[seat].hand.includes(G.opening));
  } while (starter === undefined);
  G.rows = [[], [], [], []];
  G.stock = G.secret.stock.length;
  G.counts = [HAND, HAND, HAND, HAND];
  G.round += 1;
  G.phase = 'begin';
  G.drawn = 0;
  G.starter = starter;
  fit(G);
}

// What can be laid now: the opening 11, then the starting 11s and both ends of every row.
function fit(G) {
  if (G.rows.every((cards) => cards.length === 0)) {
    G.fits = [G.opening];
    return;
  }
  G.fits = [];
  G.rows.forEach((cards, index) => {
    const colour = COLOURS[index];
    if (cards.length === 0) {
      G.fits.push(`${colour}11`);
      return;
    }
    const low = number(cards[0]);
    const high = number(cards[cards.length - 1]);
    if (low > 1) G.fits.push(`${colour}${low - 1}`);
    if (high < 20) G.fits.push(`${colour}${high + 1}`);
  });
}

const canLay = (G, seat) => G.players[seat].hand.some((card) => G.fits.includes(card));

function endTurn(G, events, next) {
  G.phase = 'begin';
  G.drawn = 0;
  events.endTurn(next === undefined ? undefined : { next: String(next) });
}

function lay({ G, playerID, events, random }, card) {
  const mine = G.players[playerID].hand;
  const at = mine.indexOf(card);
  if (at < 0 || !G.fits.includes(card)) return INVALID_MOVE;
  const opening = G.rows.every((cards) => cards.length === 0);
  const cards = G.rows[row(card)];
  mine.splice(at, 1);
  if (cards.length === 0 || number(card) > number(cards[0])) cards.push(card);
  else cards.unshift(card);
  G.counts[playerID] -= 1;
  fit(G);
  if (mine.length === 0) {
    for (let seat = 0; seat < 4; seat++) {
      G.points[seat] += G.players[seat].hand.reduce((sum, left) => sum + number(left), 0);
    }
    deal(G, random);
    endTurn(G, events, G.starter);
  } else if (opening || G.phase === 'drawn') {
    endTurn(G, events);
  } else {
    G.phase = 'laid';
  }
}

function end({ G, events }) {
  if (G.phase !== 'laid') return INVALID_MOVE;
  endTurn(G, events);
}

function draw({ G, playerID, events }) {
  if (G.phase === 'laid' || G.stock === 0 || canLay(G, playerID)) return INVALID_MOVE;
  const card = G.secret.stock.shift();
  G.players[playerID].hand.push(card);
  G.stock -= 1;
  G.counts[playerID] += 1;
  G.drawn += 1;
  if (G.fits.includes(card)) G.phase = 'drawn';
  else if (G.drawn === DRAWS || G.stock === 0) endTurn(G, events);
  else G.phase = 'drawing';
}

function pass({ G, playerID, events }) {
  if (G.phase !== 'begin' || G.stock > 0 || canLay(G, playerID)) return INVALID_MOVE;
  endTurn(G, events);
}

// The own hand only; what the others hold and what lies in the stock stays in the house.
function playerView({ G, ctx, playerID }) {
  const { secret, players, opening, ...open } = G;
  const acts = playerID === ctx.currentPlayer;
  const fits = acts || G.rows.some((cards) => cards.length) ? G.fits : [];
  const phase = G.phase === 'drawn' && !acts ? 'drawing' : G.phase;
  return { ...open, fits, phase, hand: players[playerID]?.hand ?? null };
}

exports.ElferRaus = {
  name: 'elfer-raus',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ random }) => {
    const G = { players: {}, points: [0, 0, 0, 0], round: 0 };
    deal(G, random);
    return G;
  },
  turn: { order: { first: ({ G }) => G.starter, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers } },
  moves: { lay, end, draw: { move: draw, client: false }, pass },
  playerView,
};
