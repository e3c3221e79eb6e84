// Who follows a round by ear alone knows whose turn it is and what is owed: the words are held against rounds of the engine.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/facts/events';
import { tellers as danish } from '../src/families/danish/words';
import { tellers as tricks } from '../src/families/tricks/words';
import { spokenNews } from '../src/words/announce';
import { cardName, rankName, suitName } from '../src/words/card_names';
import type { Company } from '../src/words/people';
import { learnToTell } from '../src/words/learnt';
import { sentences } from '../src/words/sentences';
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

learnToTell(danish);
learnToTell(tricks);
const ROUNDS = rounds as unknown as Told[];
const NAMES = ['Anne', 'Bruno', 'Chloé', 'David'];
const WHO = `(${NAMES.join('|')})`;
const said = (told: GameEvent[], language: 'fr' | 'en'): string[] =>
  sentences(told, { names: NAMES, me: null, language }).map((text) => text.replace(/[\u00a0\u202f]/g, ' '));

/**
 * What nobody says: a count after what is one already, « que 1 », « de 1 », a rank without its article, a call of no name,
 * and what a card does after what a mistake costs.
 */
const CLUMSY =
  /(?:une carte|a card(?: on| back)?) \d|qu?e 1 carte|\bde 1 carte|il faut (?:\d|valet|dame|roi|as)|to be (?:\d|jack|queen|king|ace)|[«“] *!|pour (?:l’avoir dit à tort|avoir oublié «[^»]*»)(?!\.$)/;

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

/** Return the events of *moves* as they come to a page: of one move, of two, of three … at a time. */
function batches(moves: readonly Move[]): GameEvent[][] {
  const all: GameEvent[][] = [];
  for (let from = 0, some = 1; from < moves.length; from += some, some = (some % 4) + 1) all.push(moves.slice(from, from + some).flatMap(({ told }) => told));
  return all;
}

/** Return what lies on top after *events*, and what was asked for or changed since: each has to be heard. */
function mustBeHeard(events: readonly GameEvent[], language: 'fr' | 'en'): string[] {
  const last = events.findLastIndex(({ kind }) => kind === 'played' || kind === 'laid');
  return events.flatMap((event, place) => {
    const onTop = place >= last;
    if (onTop && event.kind === 'played') return [cardName(event.card, language)];
    if (onTop && event.kind === 'laid') return event.cards.map((card) => cardName(card, language));
    if (onTop && event.kind === 'stands') return [cardName(event.card, language)];
    if (onTop && event.kind === 'named') return [suitName(event.suit, language)];
    if (onTop && event.kind === 'rank_named') return [rankName(event.rank, language)];
    if (onTop && event.kind === 'rank_over') return [language === 'fr' ? 'comme d’habitude' : 'as usual'];
    if (onTop && (event.kind === 'burnt' || event.kind === 'picked_up')) return [language === 'fr' ? 'le tas' : 'the pile'];
    if (event.kind === 'declared') return event.cards.map((card) => cardName(card, language));
    if (event.kind === 'misdeal') return [language === 'fr' ? 'maldonne' : 'misdeal'];
    return [];
  });
}

const words = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\d’]+/gu) ?? []).filter((word) => word !== 'et' && word !== 'and');

/** Whether the words of *part* stand in *whole*, in that order. */
function isPart(part: string, whole: string): boolean {
  const rest = words(whole);
  return words(part).every((word) => {
    const at = rest.indexOf(word);
    rest.splice(0, at + 1);
    return at >= 0;
  });
}

describe.each(ROUNDS)('$rules, as a short story', ({ seats, moves }) => {
  const told = batches(moves);
  const companies = (['fr', 'en'] as const).flatMap((language) => NAMES.slice(0, seats).map((_, me): Company => ({ names: NAMES, me, language })));
  const heard = (events: GameEvent[], company: Company): string => spokenNews(events, company, [], 'short').replace(/[\u00a0\u202f]/g, ' ');

  it('tells everybody what lies on top, what it asks for, and what changes the round', () => {
    for (const company of companies)
      for (const events of told)
        for (const fact of mustBeHeard(events, company.language)) expect(heard(events, company).toLowerCase()).toContain(fact.toLowerCase());
  });

  it('leaves out, and never says of one card what another did', () => {
    for (const company of companies)
      for (const events of told) {
        const whole = sentences(events, company).filter((one) => !/, (?:puis|then) /.test(one));
        if (whole.length < sentences(events, company).length) continue;
        for (const one of heard(events, company)
          .split(/(?<=[.!?]) (?=[\p{Lu}«“])/u)
          .filter(Boolean))
          expect(
            whole.some((full) => isPart(one, full)),
            `${one} / ${whole.join(' ')}`,
          ).toBe(true);
      }
  });
});

describe.each(ROUNDS)('$rules, heard', ({ seats, draw_ends, moves }) => {
  it('has words for each move, and whole sentences', () => {
    for (const { told } of moves) {
      for (const language of ['fr', 'en'] as const) {
        const all = said(told, language);
        expect(all.length > 0, JSON.stringify(told)).toBe(told.length > 0);
        for (const one of all) {
          expect(one).toMatch(/^[A-ZÀ-Ý«“](?!.*(?:[;,] ?[;,.]|undefined|null|et et|and and)).*[.!?…]$/);
          expect(one).not.toMatch(CLUMSY);
        }
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
