// A small Crazy Eights, the same for the three peers: follow rank or suit, an 8 names a suit, draw one if you can play nothing.
// Plain functions over a plain object, so that boardgame.io can keep it as its G and the others as it is.
"use strict";

const SEATS = 4;
const HAND = 8;
const RECENT = 4;
const NAMES = ["Anne", "Bob", "Cléo", "Dan"];
const SHEET_ROWS = 40;
const DECK = [..."cdhs"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));
const WORTH = { A: 1, 8: 50, T: 10, J: 10, Q: 10, K: 10 };

function shuffled(cards) {
  const mixed = [...cards];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

function newGame(shuffle = shuffled) {
  const zeros = Array(SEATS).fill(0);
  const game = { seq: 0, roundNo: 0, turn: 0, totals: zeros, wins: [...zeros], sheet: [] };
  deal(game, shuffle);
  return game;
}

function deal(game, shuffle = shuffled) {
  const stock = shuffle(DECK);
  game.hands = NAMES.map(() => stock.splice(-HAND).sort());
  game.discard = stock.splice(-1);
  game.stock = stock;
  game.suit = null;
  game.roundNo += 1;
  game.result = null;
  game.log = [{ kind: "dealt", seat: game.turn }];
}

function follows(game, card) {
  const top = game.discard[game.discard.length - 1];
  return card[0] === "8" || card[1] === (game.suit || top[1]) || (!game.suit && card[0] === top[0]);
}

function legalMoves(game, seat) {
  if (seat !== game.turn) return [];
  if (game.result) return ["next"];
  const plays = game.hands[seat].filter((card) => follows(game, card));
  const words = plays.flatMap((card) => (card[0] === "8" ? [..."cdhs"].map((suit) => `${card}=${suit}`) : [card]));
  return words.length ? words : ["draw"];
}

// Returns whether the move was legal; nothing is changed if it was not.
function play(game, seat, word, shuffle = shuffled) {
  if (!legalMoves(game, seat).includes(word)) return false;
  if (word === "next") deal(game, shuffle);
  else if (word === "draw") draw(game, seat, shuffle);
  else lay(game, seat, word);
  game.turn = (seat + 1) % SEATS;
  game.seq += 1;
  return true;
}

function draw(game, seat, shuffle) {
  if (!game.stock.length) {
    game.stock = shuffle(game.discard.slice(0, -1));
    game.discard = game.discard.slice(-1);
  }
  const card = game.stock.pop();
  if (card) game.hands[seat].push(card);
  game.log = [{ kind: "drew", seat, count: card ? 1 : 0 }];
}

function lay(game, seat, word) {
  const [card, suit] = word.split("=");
  game.hands[seat].splice(game.hands[seat].indexOf(card), 1);
  game.discard.push(card);
  game.suit = suit || null;
  game.log = [{ kind: "played", seat, card }];
  if (suit) game.log.push({ kind: "named", seat, suit });
  if (!game.hands[seat].length) end(game, seat);
}

function end(game, winner) {
  const points = game.hands.map((hand) => hand.reduce((sum, card) => sum + (WORTH[card[0]] || Number(card[0])), 0));
  points.forEach((count, seat) => (game.totals[seat] += count));
  game.wins[winner] += 1;
  game.result = { reason: "out", winners: [winner], points };
  game.sheet.push({ round: game.roundNo, reason: "out", winners: [winner], points });
  if (game.sheet.length > SHEET_ROWS) game.sheet.shift();
}

// All that one seat may see, and what it may do: the fields that Huit's page gets of a game like this one.
function view(game, seat) {
  const turns = seat === game.turn;
  const discard = game.discard;
  return {
    type: "view",
    seq: game.seq,
    round_no: game.roundNo,
    rules: "eights",
    options: {},
    seat,
    names: NAMES,
    computers: NAMES.map(() => false),
    pace: 1,
    totals: game.totals,
    wins: game.wins,
    match: null,
    sheet: game.sheet,
    log: game.log,
    turn: game.turn,
    phase: game.result ? "over" : "play",
    direction: 1,
    top: discard[discard.length - 1],
    recent: discard.slice(-1 - RECENT, -1),
    suit: game.suit,
    named: Boolean(game.suit),
    stock: game.stock.length,
    discard: discard.length,
    counts: game.hands.map((hand) => hand.length),
    hand: game.hands[seat],
    moves: legalMoves(game, seat),
    one_card: NAMES.flatMap((_, other) => (game.hands[other].length === 1 ? [other] : [])),
    why: turns && !game.result ? whyNot(game, seat) : {},
    over: Boolean(game.result),
    result: game.result && { ...game.result, hands: game.hands },
  };
}

function whyNot(game, seat) {
  const top = game.discard[game.discard.length - 1];
  const reason = { code: "suit", suit: game.suit || top[1], wild: ["8"] };
  return Object.fromEntries(game.hands[seat].filter((card) => !follows(game, card)).map((card) => [card, reason]));
}

module.exports = { SEATS, newGame, play, view };
