// Chairs asked for, and phrases at a card.
import { describe, expect, it } from 'vitest';
import { askingIn, hasChair, myRequest } from '../src/facts/asking';
import { lastLaid, saidAt } from '../src/felt/company/at_card';
import type { Standing } from '../src/ground/protocol';
import type { Said } from '../src/state/game.svelte';

const people: Standing[] = [
  { guest: 3, name: 'Zoé', here: true, request: 'asked' },
  { guest: 4, name: 'Max', here: true, request: 'declined' },
  { guest: 5, name: 'Ana', here: true, request: null },
];

describe('a chair that is asked for', () => {
  it('is shown to those at the table', () => expect(askingIn({ seat: 0, people }).map(({ name }) => name)).toEqual(['Zoé']));
  it('is not shown to others who look on', () => expect(askingIn({ seat: null, people })).toEqual([]));
  it.each([
    [3, 'asked'],
    [4, 'declined'],
    [5, null],
    [null, null],
  ])('of guest %s is %s', (guest, request) => expect(myRequest({ guest, onlooker: null, people })).toBe(request));

  it('is told to who asks by the spectators’ link, and the chair too', () => {
    expect(myRequest({ guest: null, onlooker: 4, people: [{ guest: 4, name: 'Zoé', here: true, request: 'granted' }] })).toBe('granted');
    expect(hasChair({ onlooker: 4, guests_at: [0, null, 4] })).toBe(true);
    expect(hasChair({ onlooker: 4, guests_at: [0, null, 1] })).toBe(false);
    expect(hasChair({ onlooker: null, guests_at: [0, null, 1] })).toBe(false);
  });
});

describe('a phrase at a card', () => {
  const log = [
    { no: 1, seq: 1, events: [{ kind: 'played', seat: 0, card: '8h' } as const] },
    { no: 2, seq: 2, events: [{ kind: 'passed', seat: 1 } as const] },
  ];
  const said: Said[] = [
    { no: 3, type: 'phrase', guest: 1, seat: 1, name: 'Léo', phrase: 'wow', card: '8h' },
    { no: 4, type: 'phrase', guest: 2, seat: 2, name: 'Zoé', phrase: 'wow', card: '9c' },
    { no: 5, type: 'phrase', guest: 3, seat: 3, name: 'Max', phrase: 'wow', card: null },
  ];
  it('is about the last one laid', () => expect(lastLaid(log)).toBe('8h'));
  it('or the last of several', () => expect(lastLaid([{ no: 1, seq: 1, events: [{ kind: 'laid', seat: 0, cards: ['4c', '4d'] }] }])).toBe('4d'));
  it('needs a card', () => expect([lastLaid([]), saidAt(said, null)]).toEqual([null, []]));
  it('shows while that card lies there', () => expect(saidAt(said, '8h').map(({ name }) => name)).toEqual(['Léo']));
});
