// The choices that cards and deals leave: their moves, and the words for them.
import { describe, expect, it } from 'vitest';
import { playableFaces, standIns, suitsToName } from '../src/facts/moves';
import type { GameEvent } from '../src/facts/events';
import { routes } from '../src/families/shedding/hands_move';
import type { Reason } from '../src/ground/protocol';
import { whySentence } from '../src/words/reasons';
import { sentences } from '../src/words/sentences';
import type { Company } from '../src/words/people';
import { movesOf } from './moves_of';

const french: Company = { names: ['Léa', 'Hugo', 'Anne'], me: 1, language: 'fr' };
const english: Company = { ...french, language: 'en' };

describe('moves', () => {
  const moves = movesOf('9h', 'Xr=Ad', 'Xr=8c', 'Xb=h', 'Xb=s', 'draw');
  it('tells the cards that a joker may stand for from the suits that one may name', () => {
    expect(standIns(moves, 'Xr')).toEqual(['Ad', '8c']);
    expect(suitsToName(moves, 'Xr')).toEqual([]);
    expect(suitsToName(moves, 'Xb')).toEqual(['h', 's']);
    expect(standIns(moves, 'Xb')).toEqual([]);
    expect([...playableFaces(moves)]).toEqual(['9h', 'Xr', 'Xb']);
  });
  it('takes no answer to a choice for a card', () => {
    expect([...playableFaces(movesOf('give 2 4c 5d', 'take', '=h', 'declare'))]).toEqual([]);
  });
});

const REASONS: Reason[] = [
  { code: 'follow', suit: 'h', wild: ['8'] },
  { code: 'must_answer', answers: ['A'] },
  ...[
    'run',
    'take_needed',
    'nothing_to_take',
    'nothing_to_give',
    'trade_needed',
    'no_trade',
    'rank_needed',
    'no_rank',
    'face_needed',
    'no_face',
    'no_four',
    'no_jump',
    'no_choice',
  ].map((code) => ({ code })),
  { code: 'rank', rank: '7', wild: ['7', 'J'] },
  { code: 'give_needed', count: 2 },
  { code: 'bad_gift', count: 2 },
  { code: 'bad_face', cards: ['A', '8'] },
  { code: 'not_dealer', seat: 0 },
  { code: 'not_cutter', seat: 0 },
  { code: 'bad_hand', from: 5, to: 8 },
  { code: 'bad_cut' },
];

describe('why not', () => {
  it.each(REASONS)('says something of its own for $code', (reason) => {
    const unknown = { code: 'never heard of' };
    for (const company of [french, english]) {
      expect(whySentence(reason, company)).not.toBe(whySentence(unknown, company));
      expect(whySentence(reason, company)).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
  it('names what may be played', () => {
    expect(whySentence({ code: 'follow', suit: 'h', wild: ['8'] }, french)).toBe('Vous avez la couleur demandée\u00a0: il faut un cœur ou un 8.');
  });
});

const EVENTS: [GameEvent, string, string][] = [
  [{ kind: 'gave', seat: 0, to: 2, count: 2 }, 'Léa donne 2\u00a0cartes à Anne.', 'Léa gives Anne 2\u00a0cards.'],
  [
    { kind: 'gave', seat: 0, to: 1, count: 2, cards: ['4c', '5d'] },
    'Léa vous donne le 4 de trèfle et le 5 de carreau.',
    'Léa gives you the 4 of clubs and the 5 of diamonds.',
  ],
  [{ kind: 'stole', seat: 2, from: 0 }, 'Anne tire une carte de la main de Léa.', 'Anne took a card from Léa.'],
  [{ kind: 'traded', seat: 0, to: 2 }, 'Léa échange sa main avec Anne.', 'Léa swaps hands with Anne.'],
  [{ kind: 'traded', seat: 0, to: 1 }, 'Léa échange sa main avec vous.', 'Léa swaps hands with you.'],
  [{ kind: 'rank_named', seat: 0, rank: '7' }, 'Léa demande un 7.', 'Léa calls for a 7.'],
  [
    { kind: 'rank_over', seat: 1 },
    'La valeur demandée vous revient, et vous jouez comme d’habitude.',
    'The call has come back round to you, so you play as usual.',
  ],
  [
    { kind: 'rank_over', seat: 2 },
    'La valeur demandée revient à Anne, qui joue comme d’habitude.',
    'The call has come back round to Anne, so Anne plays as usual.',
  ],
  [{ kind: 'came_down', seat: 0, rank: '7' }, 'Léa n’a plus de carte et descend au 7.', 'Léa is out of cards and moves down to the 7.'],
  [{ kind: 'came_down', seat: 1, rank: 'A' }, 'Vous n’avez plus de carte et descendez à l’as.', 'You are out of cards and move down to the ace.'],
  [{ kind: 'drew', seat: 0, count: 7, cause: 'level' }, 'Léa reçoit 7\u00a0cartes.', 'Léa is dealt 7\u00a0cards.'],
  [{ kind: 'rotated', direction: 1 }, 'Toutes les mains passent au joueur suivant.', 'Everyone passes their hand to the next player.'],
  [{ kind: 'set_aside', seat: 1, to: 2 }, 'Vous avez choisi votre carte pour Anne.', 'You have chosen a card to pass to Anne.'],
  [{ kind: 'jumped', seat: 0 }, 'À la volée, Léa pose la même carte.', 'Léa jumps in with the same card.'],
  [{ kind: 'misdeal', seat: 0, count: 1 }, 'Maldonne\u00a0: Léa a reçu 1\u00a0carte de trop.', 'Misdeal: Léa was dealt 1\u00a0card too many.'],
  [{ kind: 'misdeal', seat: 0, count: -3 }, 'Maldonne\u00a0: Léa a reçu 3\u00a0cartes de moins.', 'Misdeal: Léa was dealt 3\u00a0cards too few.'],
  [
    { kind: 'repaired', seat: 0, by: 1, back: 2 },
    'Vous dites «\u00a0Maldonne\u202f!\u00a0»\u00a0: 2\u00a0cartes de la main de Léa retournent dans la pioche.',
    'You say “Misdeal!”: 2\u00a0cards of Léa’s go back into the stock.',
  ],
  [{ kind: 'swept', seat: 1 }, 'Le tour est fait, à vous de jouer.', 'That is once round the table: you play.'],
  [{ kind: 'forgot', seat: 0, cause: 'last' }, 'Léa a oublié de dire «\u00a0Maou\u202f!\u00a0».', 'Léa forgot to say “Maou!”.'],
  [{ kind: 'cut', seat: 1, at: 20 }, 'Vous coupez.', 'You cut.'],
  [{ kind: 'hand_chosen', seat: 0, hand: 6 }, 'Léa choisit des mains de 6\u00a0cartes.', 'Léa chooses hands of 6\u00a0cards.'],
];

describe('hands that change owner', () => {
  it('come to the next player who still has one', () => {
    expect(routes({ kind: 'rotated', direction: -1 }, { counts: [3, 0, 5] })).toEqual([
      { from: 0, to: 2, count: 5 },
      { from: 2, to: 0, count: 3 },
    ]);
  });
  it('go both ways where two are swapped', () => {
    expect(routes({ kind: 'traded', seat: 0, to: 2 }, { counts: [3, 4, 5] })).toEqual([
      { from: 0, to: 2, count: 5 },
      { from: 2, to: 0, count: 3 },
    ]);
  });
});

describe('the log', () => {
  it.each(EVENTS)('tells %o', (event, fr, en) => {
    expect(sentences([event], french)).toEqual([fr]);
    expect(sentences([event], english)).toEqual([en]);
  });
  it('tells a joker and what it stands for in one sentence', () => {
    const events: GameEvent[] = [
      { kind: 'played', seat: 0, card: 'Xr' },
      { kind: 'stands', seat: 0, card: 'Ad' },
    ];
    expect(sentences(events, french)).toEqual(['Léa joue le joker en couleurs\u202f; cela vaut l’as de carreau.']);
  });
});
