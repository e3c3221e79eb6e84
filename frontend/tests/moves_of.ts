// Moves for the tests, from their texts, as the server would send them.
import type { Face, Move, Suit, Verb } from '../src/ground/protocol';

const CARD = /^((?:[A2-9TJQKX][cdhsrb]\+?)*)(?:=(\w+))?(?:>(\d))?$/;

/** Return the moves that *texts* write. */
export function movesOf(...texts: string[]): Move[] {
  return texts.map(moveOf);
}

/** Return the move that *text* writes. */
export function moveOf(text: string): Move {
  const [shown = '', cry] = text.split('!');
  const announced = cry === undefined ? {} : { announces: true, ...(cry && { word: cry }) };
  const found = CARD.exec(shown);
  if (!found) return { text, ...announced, ...ofVerb(shown) };
  const [, cards = '', named = '', seat] = found;
  const called = named.length === 2 ? { becomes: named } : /^[cdhs]$/.test(named) ? { suit: named as Suit } : named ? { rank: named } : {};
  const verb = cards ? 'play' : seat ? 'send' : named.length === 2 ? 'become' : 'call';
  return { text, verb, cards: cards.split('+').filter(Boolean), ...called, ...(seat && { to: Number(seat) }), ...announced };
}

function ofVerb(text: string): Pick<Move, 'verb' | 'cards'> & Partial<Move> {
  const [verb, ...rest] = text.split(' ') as [Verb, ...string[]];
  const [first = ''] = rest;
  if (verb === 'choose') return { verb, cards: [], kind: first };
  if (verb === 'flip') return { verb, cards: [], slot: Number(first) };
  if (verb === 'catch') return { verb, cards: [], ...(first && { word: first }) };
  const to = /^\d$/.test(first) ? { to: Number(first) } : {};
  return { verb, cards: rest.slice('to' in to ? 1 : 0) as Face[], ...to };
}
