// Order of a hand, indices, pips, names of cards.
import { describe, expect, it } from 'vitest';
import { heldCards, indexOf, pipsOf, sortHand } from '../src/ground/cards/faces';
import { GLYPHS } from '../src/ground/cards/glyphs';
import { aCard, cardName, theCard } from '../src/words/card_names';

const RANKS = [...'A23456789TJQK'];

describe('a hand', () => {
  it('is sorted by suit, then rank, jokers last', () => {
    expect(sortHand(['Xb', 'Kh', '2s', 'Ah', 'Tc', 'Xr', '9d', '9c'])).toEqual(['9c', 'Tc', '9d', '2s', 'Ah', 'Kh', 'Xr', 'Xb']);
  });

  it('keeps apart two copies of a face', () => {
    expect(heldCards(['9h', '2c', '9h']).map(({ key }) => key)).toEqual(['2c.0', '9h.0', '9h.1']);
  });
});

describe('a card', () => {
  it('has the index of its language', () => {
    expect(['As', 'Kh', 'Qd', 'Jc', 'Th'].map((face) => indexOf(face, 'fr'))).toEqual(['A', 'R', 'D', 'V', '10']);
    expect(['As', 'Kh', 'Qd', 'Jc', 'Th'].map((face) => indexOf(face, 'en'))).toEqual(['A', 'K', 'Q', 'J', '10']);
  });

  it('can be drawn in both languages', () => {
    for (const rank of RANKS) for (const language of ['fr', 'en'] as const) expect(GLYPHS[indexOf(`${rank}h`, language)]).toBeTruthy();
  });

  it('has as many pips as it says', () => {
    for (const rank of RANKS.slice(1, 10)) expect(pipsOf(`${rank}c`)).toHaveLength(rank === 'T' ? 10 : Number(rank));
    expect(pipsOf('Kc')).toHaveLength(0);
  });

  it('has a name', () => {
    expect(cardName('9h', 'fr')).toBe('9 de cœur');
    expect(theCard('As', 'fr')).toBe('l’as de pique');
    expect(theCard('Xb', 'fr')).toBe('le joker noir et blanc');
    expect(theCard('Td', 'en')).toBe('the 10 of diamonds');
    expect([aCard('8', 'en'), aCard('2s', 'en'), aCard('Q', 'fr')]).toEqual(['an 8', 'the 2 of spades', 'une dame']);
    expect([aCard('h', 'fr'), aCard('c', 'en')]).toEqual(['un cœur', 'a club']);
  });
});
