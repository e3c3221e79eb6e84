// Who follows a round by ear alone knows whose turn it is and what is owed: the words are held against rounds of the engine.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/facts/events';
import { TELLERS_EN as DANISH_EN, TELLERS_FR as DANISH_FR } from '../src/families/danish/words';
import { TELLERS_EN as TRICKS_EN, TELLERS_FR as TRICKS_FR } from '../src/families/tricks/words';
import { learnToTell, sentences } from '../src/words/sentences';
import rounds from './told_rounds.json';

interface Move {
  told: GameEvent[];
  turn: number | null;
  direction: number;
  debt: number | null;
  out: number[];
}
interface Told {
  rules: string;
  seats: number;
  draw_ends: boolean;
  moves: Move[];
}

learnToTell({ ...DANISH_FR, ...TRICKS_FR }, { ...DANISH_EN, ...TRICKS_EN });
const ROUNDS = rounds as unknown as Told[];
const NAMES = ['Anne', 'Bruno', 'Chloé', 'David'];
const WHO = `(${NAMES.join('|')})`;
const said = (told: GameEvent[], language: 'fr' | 'en'): string[] =>
  sentences(told, { names: NAMES, me: null, language }).map((text) => text.replace(/[\u00a0\u202f]/g, ' '));

// What a clause says of the turn: it is that person's, or that of whoever comes after; the last one said holds.
const THEIRS = [
  `(?:^|. )${WHO} (?:commence|rejoue|tire(?!.*perd)|peut|prend le chien|fait)`,
  `^${WHO} .*(?:et rejoue|et fait|en poser d’autres)`,
  `à ${WHO} (?:de|d’)`,
  `envoie le tas à ${WHO}`,
];
const DONE = [
  `, puis ${WHO}`,
  `(?:^|: )${WHO} (?:joue|pose|passe|demande|perd son tour|a fini|échange|ramasse|donne \\d+ carte.* à (?!chacun))(?!.* rejoue| .*peut en poser)`,
  `^${WHO} .*et (?:demande|perd son tour|a fini)`,
];

/** Keeps whose turn it is, and the debt, from French words alone. */
class Listener {
  turn = -1;
  debt = 0;
  private drew = -1;

  hear(sentence: string, after: (seat: number) => number, drawEnds: boolean): void {
    for (const words of sentence.replace(/\.$/, '').split(/ ; | : (?=l’attaque)/)) {
      const seat = (patterns: readonly string[]): number =>
        patterns.reduce((found, pattern) => (found >= 0 ? found : NAMES.indexOf(new RegExp(pattern, 'i').exec(words)?.[1] ?? '')), -1);
      const draws = seat([`${WHO} (?:pioche|ne pioche rien)`]);
      if (draws >= 0) this.drew = draws;
      const [theirs, done] = [seat(THEIRS), seat(DONE)];
      if (theirs >= 0) this.turn = theirs;
      else if (done >= 0) this.turn = after(done);
      else if (draws >= 0 && drawEnds && !/pour|finit pas ainsi/.test(words)) this.turn = after(draws);
      if (/l’attaque est (payée|finie)/.test(words)) this.turn = after(this.drew);
      const owes = /(?:piocher|ensuite) (\d+) carte/.exec(words);
      if (owes) this.debt = Number(owes[1]);
      if (/l’attaque est (payée|finie|arrêtée)|le tour est fait/.test(words)) this.debt = 0;
    }
  }
}

describe.each(ROUNDS)('$rules, heard', ({ seats, draw_ends, moves }) => {
  it('has words for each move, and whole sentences', () => {
    for (const { told } of moves) {
      for (const language of ['fr', 'en'] as const) {
        const all = said(told, language);
        expect(all.length > 0, JSON.stringify(told)).toBe(told.length > 0);
        for (const one of all) expect(one).toMatch(/^[A-ZÀ-Ý«“](?!.*(?:[;,] ?[;,.]|undefined|null|et et|and and)).*[.!?…]$/);
      }
    }
  });

  it('leaves no doubt whose turn it is, and what is owed', () => {
    const listener = new Listener();
    for (const { told, turn, direction, debt, out } of moves) {
      const after = (seat: number): number => {
        const others = Array.from({ length: seats }, (_, step) => (seat + direction * (step + 1) + seats * 2) % seats);
        return others.find((next) => !out.includes(next)) ?? seat;
      };
      const all = said(told, 'fr');
      for (const one of all) listener.hear(one, after, draw_ends);
      if (turn === null) continue;
      if (out.includes(listener.turn)) listener.turn = after(listener.turn);
      expect({ turn: NAMES[listener.turn], debt: debt === null ? null : listener.debt }, all.join(' ')).toEqual({ turn: NAMES[turn], debt });
    }
  });
});
