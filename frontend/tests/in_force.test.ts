// What the rules in force call out, what may be caught, which attacks go round: by the rule files themselves, and in words.
import { describe, expect, it } from 'vitest';
import { callsNow, callsOf, callsToCatch, callsWith, sweepOf, USUAL, withCalls } from '../src/facts/in_force';
import type { GameEvent } from '../src/facts/events';
import type { Calls } from '../src/ground/protocol';
import { callLabel, callName, contreLabel, contreName } from '../src/words/call_names';
import type { Company } from '../src/words/people';
import { whySentence } from '../src/words/reasons';
import { sentences } from '../src/words/sentences';
import { sweepSentence } from '../src/words/sweep';
import { teamName } from '../src/words/teams';
import { french } from '../src/ground/typography';
import { movesOf } from './moves_of';
import { exampleView } from './example';

const FR: Company = { names: ['Anne', 'Est', 'Nord', 'Ouest'], me: 0, language: 'fr' };
const EN: Company = { ...FR, language: 'en' };
const WITH_4: Calls = { ...USUAL, ranks: '4' };
const WITH_MAOU: Calls = { ...USUAL, end: 'maou' };
const said: GameEvent = { kind: 'announced', seat: 1, late: false, what: 'card' };
const named: GameEvent = { kind: 'announced', seat: 1, late: false, what: 'word' };
const knocked: GameEvent = { kind: 'announced', seat: 1, late: false, what: 'knock' };
const late: GameEvent = { kind: 'announced', seat: 1, late: true, what: 'card' };
const four: GameEvent = { kind: 'played', seat: 1, card: '4c' };
const nine: GameEvent = { kind: 'played', seat: 1, card: '9c' };

describe('what the page knows of the rules', () => {
  it('is what the view tells', () => expect(callsOf({ calls: WITH_4 })).toBe(WITH_4));
  it('is « Carte » where it tells nothing', () => expect(callsOf({ calls: null })).toBe(USUAL));
});

describe('the button', () => {
  it.each<[string, number, Calls, string[]]>([
    ['9h', 2, USUAL, ['carte']],
    ['4h', 2, WITH_4, ['carte', '4']],
    ['4h', 5, WITH_4, ['4']],
    ['Ah', 4, WITH_4, ['carte']],
    ['9h', 1, WITH_MAOU, ['maou']],
    ['9h', 1, USUAL, ['carte']],
    ['9h', 1, { ...USUAL, left: null }, []],
  ])('says with %s out of %i', (face, held, calls, wanted) => expect(callsWith(face, held, calls)).toEqual(wanted));

  it('says each thing once, and late the usual one', () => {
    const view = exampleView({ may_announce: true, announce_with: ['4h', '4c', '9c'], hand: ['4h', '4c', '9c', 'Ad'] });
    expect(callsNow(view, WITH_4)).toEqual(['carte', '4']);
    expect(callsNow({ ...view, may_say: true }, WITH_4)).toEqual(['carte']);
    expect(callsNow(exampleView(), { ...WITH_MAOU, left: null })).toEqual(['maou']);
    expect(callsNow(exampleView(), { ...USUAL, left: null })).toEqual([]);
  });

  it('is against what may have been forgotten', () => {
    expect(callsToCatch(exampleView({ catches: movesOf('catch 4') }), WITH_4)).toEqual(['4']);
    expect(callsToCatch(exampleView(), WITH_4)).toEqual(['carte']);
    expect(callsToCatch(exampleView({ catches: movesOf('catch carte', 'catch 4') }), WITH_4)).toEqual(['carte', '4']);
    expect(callsToCatch(exampleView(), { ...USUAL, left: 'last' })).toEqual([]);
  });

  it('is labelled in both languages', () => {
    expect(callLabel(['carte', '4'], 'fr')).toBe('Carte\u202f! / 4\u202f!');
    expect(callLabel(['last'], 'en')).toBe('Last card!');
    expect(callLabel([], 'fr')).toBe('');
    expect(callName('Q', 'fr')).toBe('Dame');
    expect(callName(null, 'fr')).toBe('Carte');
    expect(contreName('4', 'fr')).toBe('Contre-4');
    expect(contreLabel('4', 'fr')).toBe('Contre-4\u202f!');
    expect(contreLabel('carte', 'en')).toBe('Catch!');
  });
});

describe('what is called out in an event', () => {
  const callsIn = (events: GameEvent[], calls: Calls) => withCalls(events, calls).map(({ call }) => call);

  it('is the 4 that was just laid, after « Carte » where one is left', () => {
    expect(callsIn([four, named], WITH_4)).toEqual([null, '4']);
    expect(callsIn([four, said, named], WITH_4)).toEqual([null, 'carte', '4']);
    expect(callsIn([four, said], WITH_4)).toEqual([null, 'carte']);
    expect(callsIn([late, four, named], WITH_4)).toEqual(['carte', null, '4']);
    expect(callsIn([{ kind: 'played', seat: 1, card: 'Xr' }, { kind: 'stands', seat: 1, card: '4h' }, named], WITH_4)).toEqual([null, null, '4']);
  });

  it('is « Maou » before its player is out, and only for the player of the last card', () => {
    const out: GameEvent = { kind: 'out', seat: 1 };
    expect(callsIn([nine, out], WITH_MAOU)).toEqual([null, 'maou', null]);
    expect(callsIn([nine, out], USUAL)).toEqual([null, null]);
    expect(callsIn([nine, { kind: 'out', seat: 2 }], WITH_MAOU)).toEqual([null, null]);
    expect(callsIn([out], WITH_MAOU)).toEqual([null]);
  });

  it('is what a penalty is for', () => {
    const drew: GameEvent = { kind: 'drew', seat: 1, count: 2, cause: 'caught' };
    expect(callsIn([{ kind: 'caught', seat: 1, by: 0, what: 'word', rank: '4' }, drew], WITH_4)).toEqual(['4', '4']);
    expect(callsIn([{ kind: 'caught', seat: 1, by: 0, what: 'card', rank: '' }, drew], WITH_4)).toEqual(['carte', 'carte']);
    expect(callsIn([{ kind: 'forgot', seat: 1, cause: 'last' }, drew], WITH_MAOU)).toEqual(['maou', 'maou']);
    expect(callsIn([{ kind: 'wrong_catch', seat: 1, what: 'card', rank: '' }, drew], USUAL)).toEqual(['carte', null]);
    expect(callsIn([{ kind: 'wrong_catch', seat: 1, what: 'word', rank: '4' }, drew], WITH_4)).toEqual(['4', null]);
    expect(callsIn([{ kind: 'wrong_say', seat: 1 }], USUAL)).toEqual(['carte']);
    const both = { ...WITH_4, ranks: '47' };
    expect(callsIn([{ kind: 'caught', seat: 1, by: 0, what: 'word', rank: '7' }, drew], both)).toEqual(['7', '7']);
    expect(callsIn([{ kind: 'played', seat: 1, card: 'Xr' }, { kind: 'stands', seat: 1, card: '7h' }, named], both)).toEqual([null, null, '7']);
    expect(callsIn([drew], USUAL)).toEqual(['carte']);
  });

  it.each<[Calls, GameEvent[], string, string]>([
    [
      WITH_4,
      [four, knocked, named],
      'Est joue le 4 de trèfle, cogne trois coups et annonce « 4 ! »',
      'Est plays the 4 of clubs, knocks three times and says “4!”.',
    ],
    [WITH_4, [four, named], 'Est joue le 4 de trèfle et annonce « 4 ! »', 'Est plays the 4 of clubs and says “4!”.'],
    [
      WITH_MAOU,
      [nine, { kind: 'out', seat: 1 }],
      "Est joue le 9 de trèfle, annonce « Maou ! » et n'a plus de carte.",
      'Est plays the 9 of clubs, says “Maou!” and is out.',
    ],
    [
      { ...USUAL, left: 'last' },
      [{ kind: 'forgot', seat: 1, cause: 'announce' }],
      'Est a oublié de dire « Dernière carte ! »',
      'Est forgot to say “Last card!”.',
    ],
    [WITH_4, [{ kind: 'caught', seat: 1, by: 0, what: 'word', rank: '4' }], '« Contre-4 ! » : vous prenez Est en défaut.', '“Catch 4!”: you catch Est.'],
  ])('is told: %o', (calls, events, inFrench, inEnglish) => {
    expect(sentences(events, { ...FR, calls })[0]?.replace(/\.$/, '')).toBe(french(inFrench).replace(/\.$/, ''));
    expect(sentences(events, { ...EN, calls })).toEqual([inEnglish]);
  });

  it('is told where it may not be said', () => {
    const why = (calls: Calls): string => whySentence({ code: 'not_one_left' }, { ...FR, calls });
    expect(why(USUAL)).toBe(french("On n'annonce « Carte ! » qu'en jouant son avant-dernière carte."));
    expect(why(WITH_4)).toBe(french("On n'annonce « Carte ! » qu'en jouant son avant-dernière carte et « 4 ! » qu'en posant un 4."));
    expect(why({ ...WITH_MAOU, left: null })).toBe(french("On n'annonce « Maou ! » qu'en posant sa dernière carte."));
    expect(why({ ...USUAL, left: null })).toBe('Ce n’est pas permis maintenant.');
    const english = whySentence({ code: 'not_one_left' }, { ...EN, calls: WITH_4 });
    expect(english).toBe('“One card!” is said only as you play your last card but one and “4!” is said only as you play a 4.');
  });
});

describe('an attack that goes round', () => {
  const view = exampleView({ rules: 'deux-jeux', top: 'As', debt: 2, turn: 2, sweep: { by: 1, answers: ['A'] } });
  const laid: GameEvent[] = [
    { kind: 'played', seat: 1, card: 'As' },
    { kind: 'attacked', seat: 2, debt: 2, later: false },
  ];

  it('is whose card lies on top, asks who is to play, and is over when it is paid for', () => {
    expect(sweepOf(view, laid)).toEqual({ card: 'As', by: 1, asked: 2, debt: 2, answer: 'A', paid: false });
    expect(sweepOf(view, [...laid, { kind: 'drew', seat: 2, count: 2, cause: 'debt' }])?.paid).toBe(true);
    expect(sweepOf({ ...view, turn: 0 }, [...laid, { kind: 'drew', seat: 2, count: 2, cause: 'debt' }])?.paid).toBe(false);
    expect(sweepOf({ ...view, sweep: null }, laid)).toBeNull();
  });

  it('is told', () => {
    const of = (changes: object, company = FR) => sweepSentence({ card: 'As', by: 1, asked: 2, debt: 2, answer: 'A', paid: false, ...changes }, company);
    expect(of({})).toBe(french('L’as de pique d’Est fait le tour : à Nord de répondre par un as, sinon de piocher 2\u00a0cartes.'));
    expect(of({ by: 0 })).toMatch(/^Votre carte fait le tour/);
    expect(of({ asked: 0 })).toMatch(/^L’as de pique d’Est fait le tour.*à vous de répondre/);
    expect(of({ paid: true })).toMatch(/répondre par un as s’il vient d’en arriver\.$/);
    expect(of({}, EN)).toBe('Est’s ace of spades goes round: Nord answers with an ace or draws 2\u00a0cards.');
    expect(of({ by: 0, asked: 0, answer: 'Kh' }, EN)).toBe('Your card goes round: you answer with the king of hearts or draw 2\u00a0cards.');
    expect(of({ paid: true }, EN)).toBe('Est’s ace of spades goes round: Nord answers with an ace, if one was drawn.');
  });
});

describe('a team', () => {
  it.each<[number, number, Company, string]>([
    [0, 2, FR, 'équipe A, avec Nord'],
    [1, 2, FR, 'équipe B, avec Ouest'],
    [2, 2, FR, 'équipe A, avec vous'],
    [2, 2, EN, 'team A, with you'],
    [0, 1, EN, 'team A, with Est, Nord and Ouest'],
    [3, 0, FR, ''],
  ])('of seat %i, with %i of them', (seat, teams, company, name) => expect(teamName(seat, teams, company)).toBe(name));
});
