// Draws one after another are one line of the story.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/events';
import { drawsTogether, storyLines } from '../src/words/story';
import { FR, plain } from './example';

const drew = (seat: number, more: Partial<Extract<GameEvent, { kind: 'drew' }>> = {}): GameEvent => ({ kind: 'drew', seat, count: 1, cause: 'turn', ...more });
const told = (...batches: GameEvent[][]) => batches.map((events, no) => ({ no, seq: no, events }));
const lines = (...batches: GameEvent[][]): string[] => storyLines(told(...batches), FR).map(({ text }) => plain(text));

describe('the story', () => {
  it('tells draws in a row as one', () => {
    expect(lines([drew(1)], [drew(1)], [drew(1), { kind: 'played', seat: 1, card: '9h' }])).toEqual(['Est pioche 3 cartes.', 'Est joue le 9 de cœur.']);
  });
  it('names all my own cards', () => {
    expect(lines([drew(0, { cards: ['9h'] })], [drew(0, { cards: ['2c'] })])).toEqual(['Vous piochez le 9 de cœur et le 2 de trèfle.']);
  });
  it.each<[string, GameEvent, GameEvent]>([
    ['of two seats', drew(1), drew(2)],
    ['for an attack and in a turn', drew(1, { cause: 'debt', count: 3 }), drew(1)],
    ['of an empty stock', drew(1), drew(1, { count: 0 })],
  ])('keeps draws %s apart', (_, one, other) => expect(lines([one], [other])).toHaveLength(2));
  it('keeps apart what something lies between', () => {
    expect(lines([drew(1)], [{ kind: 'recycled', count: 9 }], [drew(1)])).toHaveLength(3);
  });
  it('changes nothing of the log itself', () => {
    const log = told([drew(1)], [drew(1)]);
    const before = structuredClone(log);
    drawsTogether(log);
    expect(log).toEqual(before);
  });
});
