// Who sits where before a round, what it waits for, and what is agreed on, told in short.
import { lasting } from '../src/words/gathering/lasting';
import { describe, expect, it } from 'vitest';
import { differences, sentencesOf, toldAsView } from '../src/words/gathering/agreed';
import { including } from '../src/facts/running';
import { awaitedOf, sittersOf } from '../src/facts/seating';
import { GATHERING_WORDS } from '../src/words/made/gathering';
import { pathOfRoom, pathOfWatch, roomOfPath, watchOfPath } from '../src/ground/paths';
import type { View } from '../src/ground/protocol';
import { chairsFor, readRoomSettings, USUAL_SETTINGS, withChair } from '../src/pages/start/chairs';
import { readChoices } from '../src/pages/start/choices';
import { examplePlan, exampleView } from './example';

const { fr, en } = GATHERING_WORDS;

describe('the chairs of a new room', () => {
  it('are mine, then those of friends', () => {
    expect(chairsFor([], 3)).toEqual(['me', 'open', 'open']);
  });
  it('follow the number of seats, and exactly one is mine', () => {
    expect(chairsFor(['computer', 'me', 'computer'], 2)).toEqual(['computer', 'me']);
    expect(chairsFor(['computer', 'open', 'me'], 2)).toEqual(['me', 'open']);
    expect(chairsFor(['me', 'me'], 3)).toEqual(['me', 'open', 'open']);
  });
  it('change places where I go to another one', () => {
    expect(withChair(['me', 'open', 'computer'], 2, 'me')).toEqual(['computer', 'open', 'me']);
  });
  it('let me sit on the next one where I give mine away', () => {
    expect(withChair(['open', 'me', 'computer'], 1, 'open')).toEqual(['open', 'open', 'me']);
    expect(withChair(['open', 'me'], 1, 'computer')).toEqual(['me', 'computer']);
  });
  it('become what is asked for, the others staying', () => {
    expect(withChair(['me', 'open', 'open'], 1, 'computer')).toEqual(['me', 'computer', 'open']);
  });
});

describe('what was chosen before', () => {
  it('is alone, without a clock, unless told', () => {
    expect(readChoices(null)).toMatchObject({ company: 'alone', chairs: [], settings: USUAL_SETTINGS });
  });
  it('comes back, without what makes no sense', () => {
    const text = JSON.stringify({ company: 'friends', chairs: ['me', 'throne', 'open'], settings: { clock_s: 60, watch: 'cats', public: true } });
    expect(readChoices(text)).toMatchObject({ company: 'friends', chairs: ['me', 'open'], settings: { clock_s: 60, watch: 'link', public: true } });
  });
  it('has the usual settings where they are nonsense', () => {
    expect(readRoomSettings('no')).toEqual(USUAL_SETTINGS);
  });
});

const LOBBY: Partial<View> = {
  stage: 'lobby',
  seat: 1,
  guest: 4,
  host: 0,
  names: ['Anne', 'Bob', '', 'Léa'],
  computers: [false, false, false, true],
  guests_at: [0, 4, null, null],
  ready: [false, true, false, false],
  here: [false, true, false, true],
  teams: 2,
};

describe('the chairs of a room', () => {
  it('stand clockwise, mine first', () => {
    const sitters = sittersOf(exampleView(LOBBY));
    expect(sitters.map(({ seat, kind }) => [seat, kind])).toEqual([
      [1, 'me'],
      [2, 'open'],
      [3, 'computer'],
      [0, 'person'],
    ]);
    expect(sitters[0]).toMatchObject({ ready: true, host: false, team: 1, place: { x: 0.5, y: 1 } });
    expect(sitters[3]).toMatchObject({ name: 'Anne', host: true, here: false });
  });
  it('are nobody’s « vous » for who has none', () => {
    const kinds = sittersOf(exampleView({ ...LOBBY, seat: null })).map(({ kind }) => kind);
    expect(kinds).toEqual(['person', 'person', 'open', 'computer']);
  });
  it('wait for open ones, and for people other than me', () => {
    expect(awaitedOf(exampleView(LOBBY))).toEqual({ open: 1, people: [0] });
    expect(awaitedOf(exampleView({ ...LOBBY, ready: [true, false, false, false], computers: [false, false, true, true] }))).toEqual({ open: 0, people: [] });
  });
});

describe('what is waited for', () => {
  it('is said in a sentence', () => {
    expect(fr.waits(1, [])).toBe('il reste une place libre');
    expect(fr.waits(2, ['Léo', 'Zoé'])).toBe('il reste 2 places libres\u202f; on attend Léo et Zoé');
    expect(fr.waits(0, [])).toBe('');
    expect(en.waits(1, ['Léo'])).toBe('one seat is open; waiting for Léo');
  });
});

describe('times', () => {
  it.each([
    [15, '15 secondes'],
    [60, '1 minute'],
    [90, '1 minute 30'],
    [3600, '1 heure'],
    [12 * 3600, '12 heures'],
    [7 * 86_400, '7 jours'],
  ])('%i s', (seconds, told) => expect(lasting(seconds, 'fr')).toBe(told));
  it('have room for one that nobody offers', () => {
    expect(including([15, 60], 45)).toEqual([15, 45, 60]);
    expect(including([15, 60], 60)).toEqual([15, 60]);
  });
});

describe('what differs from the named game', () => {
  const sheet = {
    options: [
      { name: 'maou', text: { fr: 'On dit « Maou ».', en: 'Say “Maou”.' }, excludes: [] },
      { name: 'sans-points', text: { fr: '', en: '' }, excludes: [] },
    ],
    own: {},
  };
  it('is every option that is on, in its words', () => {
    expect(differences({ options: { maou: true, 'sans-points': false } }, sheet)).toEqual([sheet.options[0]]);
  });
  it('and every key of a rule file, as it is written', () => {
    expect(differences({ options: { 'powers.2.draw': 3 } }, sheet)).toEqual([{ name: 'powers.2.draw', value: '3' }]);
  });
  it('is told in one sentence for each of the cards, with a capital', () => {
    expect(sentencesOf('7\u00a0: fait piocher 2 cartes.\nroi\u00a0: fait passer son tour.')).toEqual([
      '7\u00a0: fait piocher 2 cartes.',
      'Roi\u00a0: fait passer son tour.',
    ]);
  });
  it('goes to the rule sheet with the match of its plan', () => {
    const agreed = { rules: 'classique', options: {}, title: '', seats: 4, match: { plan: 'negatif', target: null }, settings: null };
    const plans = [examplePlan({ id: 'negatif', wins: 'lowest' })];
    expect(toldAsView(agreed, { language: 'fr', rules: [], plans })).toMatchObject({ names: ['', '', '', ''], match: { target: 100, wins: 'lowest' } });
  });
});

describe('addresses', () => {
  it('of rooms and of their spectators', () => {
    expect(roomOfPath(pathOfRoom('k3v9abcdef'))).toBe('k3v9abcdef');
    expect(watchOfPath(pathOfWatch('k3v9abcdefgh'))).toBe('k3v9abcdefgh');
    expect(watchOfPath('/jeu/k3v9abcdef')).toBeNull();
    expect(roomOfPath('/voir/k3v9abcdef')).toBeNull();
  });
});
