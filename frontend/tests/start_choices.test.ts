import { describe, expect, it } from 'vitest';
import type { GameSheet, Plan } from '../src/ground/protocol';
import { isScorePath } from '../src/ground/paths';
import {
  familiesOf,
  matchAsked,
  matchBeside,
  matchToBegin,
  optionsOf,
  plansFor,
  readChoices,
  switched,
  teamsOf,
  usualTarget,
} from '../src/pages/start/choices';
import { examplePlan } from './example';

function game(changes: Partial<GameSheet> = {}): GameSheet {
  const both = { fr: 'Les Huit', en: 'Eights' };
  const excludes: Record<string, string[]> = { 'chacun-pour-soi': ['equipes-de-deux'], 'equipes-de-deux': ['chacun-pour-soi'] };
  return {
    id: 'les-huit',
    family: 'shedding',
    shelf: '',
    name: both,
    summary: both,
    title: '',
    seats: [2, 8],
    effects: [],
    notes: [],
    chapters: [],
    source: 'Les Huit',
    options: ['huit-cartes', 'chacun-pour-soi', 'equipes-de-deux'].map((name) => ({ name, text: both, excludes: excludes[name] ?? [] })),
    counts: true,
    match: { plan: 'les-huit', target: 100 },
    plans: ['les-huit', 'hollywood'],
    own: {},
    teams: { 4: 2 },
    hand: null,
    cut: false,
    cards: 52,
    jokers: 0,
    levels: ['random', 'thrifty'],
    acting: [],
    mood: null,
    ...changes,
  };
}

const PLANS = [
  examplePlan({ id: 'hollywood', players: [2, 2] }),
  examplePlan({ id: 'les-huit' }),
  examplePlan({ id: 'x00', target: null, target_by_players: 100, players: [3, 10] }),
];

describe('what is kept', () => {
  it('comes back as it was written', () => {
    const choices = readChoices(null);
    choices.rules = 'le-8';
    choices.seats = 6;
    choices.player = 'random';
    choices.forget = 35;
    choices.options = { 'les-huit': ['huit-cartes'] };
    choices.matches = { monclar: { plan: 'negatif', target: 50 }, 'le-8': { plan: 'le-8', target: null } };
    expect(readChoices(JSON.stringify(choices))).toEqual(choices);
  });

  it.each(['', '{', 'null', '7', '[]', '{"options":{"a":7},"matches":{"b":null,"c":{"plan":3}},"seats":"many"}'])('is as by default from %j', (text) => {
    expect(readChoices(text)).toEqual(readChoices(null));
  });

  it('is never a rate of forgetting that cannot be chosen', () => {
    expect(readChoices('{"forget":60}').forget).toBe(60);
    expect(readChoices('{"forget":61}').forget).toBe(0);
  });

  it('is never a number of players that cannot be', () => {
    expect(readChoices('{"seats":99}').seats).toBe(10);
    expect(readChoices('{"seats":0}').seats).toBe(2);
  });
});

describe('games', () => {
  it('stand by family, in the order in which they come', () => {
    const games = [
      game({ id: 'a', source: 'Le 8 américain, version minimale' }),
      game({ id: 'b' }),
      game({ id: 'c', source: 'Le 8 américain, variante 1' }),
      game({ id: 'd', source: 'Les Huit, variante des Huit cochon' }),
      game({ id: 'e', source: 'Le 8 américain, ailleurs', shelf: 'cousins-abroad' }),
    ];
    expect(familiesOf(games).map(({ name, games }) => [name, games.map(({ id }) => id)])).toEqual([
      ['Le 8 américain', ['a', 'c']],
      ['Les Huit', ['b', 'd']],
      ['cousins-abroad', ['e']],
    ]);
  });

  it('of nobody knows whose make a family of their own', () => {
    expect(familiesOf([game({ source: '' })])[0]?.name).toBe('Les Huit');
  });
});

describe('options', () => {
  it('are those that the game has, in its order', () => {
    expect(optionsOf(game(), ['chacun-pour-soi', 'no-longer-there', 'huit-cartes'])).toEqual(['huit-cartes', 'chacun-pour-soi']);
    expect(optionsOf(game(), undefined)).toEqual([]);
    // As an older page may have kept them.
    expect(optionsOf(game(), ['equipes-de-deux', 'chacun-pour-soi'])).toEqual(['chacun-pour-soi']);
  });

  it('are switched one by one, and turn off those that they overrule', () => {
    expect(switched(game(), ['huit-cartes'], 'chacun-pour-soi')).toEqual(['huit-cartes', 'chacun-pour-soi']);
    expect(switched(game(), ['huit-cartes', 'chacun-pour-soi'], 'equipes-de-deux')).toEqual(['huit-cartes', 'equipes-de-deux']);
    expect(switched(game(), ['huit-cartes', 'chacun-pour-soi'], 'huit-cartes')).toEqual(['chacun-pour-soi']);
  });
});

describe('matches', () => {
  it('are counted in teams where there are teams', () => {
    expect([teamsOf(game(), 4), teamsOf(game(), 5), teamsOf(game({ teams: { 2: 2 } }), 2)]).toEqual([2, 0, 0]);
    expect(plansFor(game(), PLANS, 4).map(({ id }) => id)).toEqual(['les-huit', 'hollywood']);
    expect(plansFor(game(), PLANS, 5).map(({ id }) => id)).toEqual(['les-huit']);
  });

  it('are none where no points are counted', () => {
    expect(plansFor(game({ counts: false }), PLANS, 4)).toEqual([]);
  });

  it('end where the game says, else where the plan says', () => {
    const [hollywood, huit, x00] = PLANS as [Plan, Plan, Plan];
    expect(usualTarget(game({ match: { plan: 'les-huit', target: 150 } }), huit, 3)).toBe(150);
    expect(usualTarget(game(), hollywood, 2)).toBe(100);
    expect(usualTarget(game({ match: { plan: 'x00', target: null } }), x00, 5)).toBe(500);
  });

  it('are asked for with the target that was shown', () => {
    const asked = (plan: string, target: number | null, of = game()) => matchAsked({ plan, target }, of, PLANS, 5);
    expect(asked('les-huit', null)).toEqual({ plan: 'les-huit', target: null });
    expect(asked('les-huit', 60)).toEqual({ plan: 'les-huit', target: 60 });
    expect(asked('les-huit', null, game({ match: { plan: 'les-huit', target: 150 } }))).toEqual({ plan: 'les-huit', target: 150 });
    expect(asked('x00', null, game({ match: { plan: 'x00', target: 100 } }))).toEqual({ plan: 'x00', target: null });
    expect(asked('gone', null)).toBeNull();
    expect(matchAsked(null, game(), PLANS, 5)).toBeNull();
  });
});

it('knows the address of the score sheet', () => {
  expect(['/score', '/score/', '/scores', '/jeu/score', '/'].map(isScorePath)).toEqual([true, true, false, false, false]);
});

describe('the match of other rules in a room', () => {
  const inForce = { plan: 'les-huit', target: 50 };

  it('is the one that rules of one’s own name', () =>
    expect(matchBeside({ match: { plan: 'les-huit', target: 100 } }, game(), inForce)).toEqual({ plan: 'les-huit', target: 100 }));

  it('is otherwise the one in force', () => {
    expect(matchBeside({ hand: 5 }, game(), inForce)).toEqual(inForce);
    expect(matchBeside({}, game(), null)).toBeNull();
  });
});

describe('the match that a game begins with', () => {
  const columns = { ...PLANS[0]!, id: 'columns', columns: 3 };

  it('is the usual one where that is written in columns', () => {
    expect(matchToBegin(game({ match: { plan: 'columns', target: 100 } }), [columns])).toEqual({ plan: 'columns', target: null });
  });

  it('is none elsewhere', () => {
    expect(matchToBegin(game(), PLANS)).toBeNull();
    expect(matchToBegin(game({ match: null }), [columns])).toBeNull();
  });
});
