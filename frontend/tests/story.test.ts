// Draws one after another are one line of the story.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/facts/events';
import { drawsTogether, storyLines, type Told } from '../src/words/story';
import { RESULT_WORDS } from '../src/words/made/result';
import { playersOf } from '../src/words/people';
import { EN, exampleView, FR, plain } from './example';

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
  it('is of those who played it, whoever sits there now', () => {
    const sheet = [{ round: 1, reason: 'out', winners: [1], points: [9, 0, 4] }];
    const view = exampleView({ over: true, sheet, former: [{ seat: 0, name: 'Bob', first: 1, last: 1 }] });
    const told = (arriving: boolean): string | undefined =>
      storyLines([{ no: 1, seq: 1, events: [{ kind: 'played', seat: 0, card: '9h' }], by: playersOf(view, arriving) }], FR)[0]?.text;
    expect(told(true)).toBe('Bob joue le 9 de cœur.');
    expect(told(false), 'what I saw myself').toBe('Vous jouez le 9 de cœur.');
  });
  it('is nobody’s own where several look, though one of them was told it', () => {
    const log: Told[] = [{ no: 1, seq: 1, events: [{ kind: 'played', seat: 0, card: '9h' }], by: { names: ['Bob', 'Est', 'Nord'], me: 0 } }];
    expect(storyLines(log, FR)[0]?.text).toBe('Vous jouez le 9 de cœur.');
    expect(storyLines(log, { ...FR, me: null })[0]?.text).toBe('Bob joue le 9 de cœur.');
    expect(storyLines(log, { ...EN, me: null })[0]?.text).toBe('Bob plays the 9 of hearts.');
  });
  it('tells in the score who played the rounds of a chair', () => {
    expect(RESULT_WORDS.fr.former('Anne', 1, 3, 'Bob')).toBe('La place d’Anne\u00a0: manches 1 à 3 jouées par Bob.');
    expect(RESULT_WORDS.en.former('', 1, null, 'Bob')).toBe('Your seat: round 1 was played by Bob.');
  });
  it('changes nothing of the log itself', () => {
    const log = told([drew(1)], [drew(1)]);
    const before = structuredClone(log);
    drawsTogether(log);
    expect(log).toEqual(before);
  });
});
