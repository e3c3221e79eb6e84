// What the guests of a room write one another.
import { beforeAll, describe, expect, it } from 'vitest';
import { charactersLeft, linesOf, mayChat, MOST_CHARACTERS } from '../src/facts/chat';
import { openDoor, readMessage } from '../src/ground/door';
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

  it('counts what people see', () => {
    expect(charactersLeft('')).toBe(MOST_CHARACTERS);
    expect(charactersLeft('  à   table ')).toBe(MOST_CHARACTERS - 7);
    expect(charactersLeft('🂡'.repeat(MOST_CHARACTERS + 1))).toBe(-1);
  });
});

describe('lines', () => {
  it('stand in the order in which they were written, each once', () => {
    const later = { ...LINE, at: 9, text: 'Encore là ?' };
    const other = { ...LINE, guest: 2, name: 'Zoé', text: 'Moi aussi' };
    expect(linesOf([later, LINE, other, later]).map(({ text }) => text)).toEqual(['Bonsoir', 'Moi aussi', 'Encore là ?']);
  });

  it('come in by the door, as text', () => {
    const frame = JSON.stringify({ type: 'chat', lines: [{ ...LINE, text: '<b>gras</b>' }], held: false });
    expect(readMessage(frame)).toMatchObject({ lines: [{ text: '<b>gras</b>' }] });
    expect(readMessage('{"type":"chat","lines":[{"guest":1}],"held":false}')).toBeNull();
  });
});
