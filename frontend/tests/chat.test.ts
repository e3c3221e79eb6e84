// What the guests of a room write one another.
import { beforeAll, describe, expect, it } from 'vitest';
import { charactersLeft, hasOthers, linesOf, mayChat, MOST_CHARACTERS } from '../src/facts/chat';
import { openDoor, readMessage } from '../src/ground/door';
import type { Chat, ChatLine } from '../src/ground/protocol';
import { exampleView } from './example';

beforeAll(async () => openDoor());

const LINE = { guest: 1, seat: 1, name: 'Léo', text: 'Bonsoir', at: 7 };

describe('writing', () => {
  const { settings } = exampleView({});
  it.each([
    ['among guests', {}, 0, true],
    ['by the spectators’ link', {}, null, false],
    ['in a public room', { public: true }, 0, false],
    ['where the host has switched it off', { chat: false }, 0, false],
  ] as const)('%s', (_, others, guest, may) => expect(mayChat({ guest, settings: { ...settings, ...others } })).toBe(may));

  it('needs somebody who reads', () => {
    const alone = { guest: 0, guests_at: [0, null, null], people: [] };
    expect(hasOthers(alone)).toBe(false);
    expect(hasOthers({ ...alone, guests_at: [0, 1, null] })).toBe(true);
    expect(hasOthers({ ...alone, people: [{ guest: 2, name: 'Zoé', here: true, request: null }] })).toBe(true);
  });

  it('counts what people see', () => {
    expect(charactersLeft('')).toBe(MOST_CHARACTERS);
    expect(charactersLeft('  à   table ')).toBe(MOST_CHARACTERS - 7);
    expect(charactersLeft('🂡'.repeat(MOST_CHARACTERS + 1))).toBe(-1);
  });
});

describe('lines', () => {
  const chat = (...lines: ChatLine[]): Chat => ({ type: 'chat', lines, held: false });

  it('stand in the order in which they were written, each once', () => {
    const later = { ...LINE, at: 9, text: 'Encore là ?' };
    const other = { ...LINE, guest: 2, name: 'Zoé', text: 'Moi aussi' };
    expect(linesOf([chat(later), chat(LINE, other), chat(later)]).map(({ text }) => text)).toEqual(['Bonsoir', 'Moi aussi', 'Encore là ?']);
  });

  it('come in by the door, as text', () => {
    const frame = JSON.stringify({ type: 'chat', lines: [{ ...LINE, text: '<b>gras</b>' }], held: false });
    expect(readMessage(frame)).toMatchObject({ lines: [{ text: '<b>gras</b>' }] });
    expect(readMessage('{"type":"chat","lines":[{"guest":1}],"held":false}')).toBeNull();
  });
});
