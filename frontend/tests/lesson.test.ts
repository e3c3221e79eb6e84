// A lesson that is tried: moves are answered from what came with it, at a pace that can be read; and what is said of it.
import { describe, expect, it } from 'vitest';
import type { Lesson, View } from '../src/ground/protocol';
import { rowsOf, tourOf } from '../src/pages/lesson/rows';
import { happenedSaid, taskSaid } from '../src/pages/lesson/said';
import { STEP_MS, Trial } from '../src/pages/lesson/trial.svelte';
import { exampleView, plain } from './example';
import { movesOf } from './moves_of';

const both = (text: string): { fr: string; en: string } => ({ fr: text, en: text });

/** A clock of our own: what waits is done in its time. */
class Clock {
  private waiting: { at: number; task: () => void }[] = [];
  private time = 0;

  readonly after = (ms: number, task: () => void): (() => void) => {
    const wait = { at: this.time + ms, task };
    this.waiting.push(wait);
    return () => (this.waiting = this.waiting.filter((other) => other !== wait));
  };

  pass(ms: number): void {
    this.time += ms;
    const due = this.waiting.filter(({ at }) => at <= this.time);
    this.waiting = this.waiting.filter(({ at }) => at > this.time);
    due.forEach(({ task }) => task());
  }
}

const POSITION = exampleView({
  seq: 2,
  hand: ['8d', '9c', 'Ks'],
  turn: 0,
  top: 'Ad',
  moves: movesOf('8d=c', '8d=h', '9c'),
  why: { Ks: { code: 'match', suit: 'd', rank: 'A', wild: ['8'] } },
  log: [],
});
const after = (seq: number, log: View['log'], changes: Partial<View> = {}): View => exampleView({ seq, turn: 1, moves: movesOf('draw'), log, ...changes });
const PLAYED = after(3, [
  { kind: 'played', seat: 0, card: '8d' },
  { kind: 'named', seat: 0, suit: 'h' },
]);
const DRAWN = after(4, [{ kind: 'drew', seat: 1, count: 1, cause: 'turn' }], { turn: 0 });
const WON = after(5, [{ kind: 'played', seat: 2, card: '3h' }], { over: true });

function lesson(changes: Partial<Lesson> = {}): Lesson {
  return {
    kind: 'play',
    seat: 0,
    shows: ['8d=c', '8d=h'],
    view: POSITION,
    plays: { '8d=h': [PLAYED, DRAWN], '8d=c': [PLAYED], '9c': [after(3, [{ kind: 'played', seat: 0, card: '9c' }]), WON], '9h+9c>2': [PLAYED] },
    ...changes,
  };
}

function trialOf(changes: Partial<Lesson> = {}): { trial: Trial; clock: Clock } {
  const clock = new Clock();
  return { trial: new Trial(lesson(changes), clock.after), clock };
}

describe('a move', () => {
  it('is followed by what comes of it, one thing after another', () => {
    const { trial, clock } = trialOf();
    trial.play('8d', '8d=h');
    expect([trial.stage, trial.view?.seq, trial.ready]).toEqual(['goes', 3, false]);
    clock.pass(STEP_MS - 1);
    expect(trial.view?.seq).toBe(3);
    clock.pass(1);
    expect([trial.stage, trial.view?.seq, trial.isShown]).toEqual(['told', 4, true]);
    expect(trial.news?.events).toEqual(DRAWN.log);
    expect(happenedSaid(trial.happened, POSITION, 'fr').map(plain)).toEqual(['Vous jouez le 8 de carreau et demandez cœur.', 'Est pioche 1 carte.']);
  });

  it('is the last one: what stands then offers nothing', () => {
    const { trial, clock } = trialOf();
    trial.play('8d', '8d=h');
    clock.pass(STEP_MS);
    expect([trial.view?.moves, trial.ready]).toEqual([[], false]);
    trial.make('draw');
    expect(trial.view?.seq).toBe(4);
  });

  it('goes on where the turn does', () => {
    const again = after(3, [{ kind: 'played', seat: 0, card: '9c' }], { turn: 0, moves: movesOf('Ks') });
    const then = after(4, [{ kind: 'played', seat: 0, card: 'Ks' }]);
    const { trial } = trialOf({ plays: { '9c': [again], '9c\nKs': [then] }, shows: ['9c'] });
    trial.play('9c');
    expect([trial.stage, trial.isShown, trial.ready]).toEqual(['told', true, true]);
    trial.play('Ks');
    expect([trial.view?.seq, trial.made, trial.isShown, trial.ready]).toEqual([4, '9c', true, false]);
    trial.begin();
    expect([trial.stage, trial.view?.seq]).toEqual(['asks', 2]);
  });

  it('counts without its announcement where the lesson knows it only so', () => {
    const { trial } = trialOf();
    trial.play('9c', '9c!');
    expect(trial.made).toBe('9c');
  });

  it('of several cards counts in any order', () => {
    const { trial } = trialOf();
    trial.make('9c+9h>2');
    expect(trial.made).toBe('9h+9c>2');
  });

  it('that the lesson does not know changes nothing, and is told', () => {
    const { trial } = trialOf();
    trial.make('say');
    expect([trial.astray, trial.stage, trial.view?.seq]).toEqual([true, 'asks', 2]);
    trial.play('8d', '8d=c');
    expect(trial.astray).toBe(false);
  });

  it('may show nothing of the rule; how another then ends the round is left out', () => {
    const { trial, clock } = trialOf();
    trial.play('9c');
    clock.pass(STEP_MS);
    expect([trial.stage, trial.isShown, trial.view?.over]).toEqual(['told', false, false]);
  });

  it('is taken back by beginning again, in the middle too', () => {
    const { trial, clock } = trialOf();
    trial.play('8d', '8d=h');
    trial.begin();
    clock.pass(STEP_MS);
    expect([trial.stage, trial.view?.seq, trial.ready, trial.happened]).toEqual(['asks', 2, true, []]);
  });
});

it('shows what may not be done, once it is tried', () => {
  const { trial } = trialOf({ kind: 'refused', shows: ['Ks'] });
  expect([...trial.marked]).toEqual(['Ks']);
  trial.play('Ks');
  expect([trial.refused?.reason.code, trial.isShown, trial.stage]).toEqual(['match', true, 'asks']);
  trial.begin();
  expect(trial.refused).toBeNull();
});

it('marks the cards that show the rule until one of them is played', () => {
  const { trial } = trialOf();
  expect([...trial.marked]).toEqual(['8d']);
  trial.play('8d', '8d=c');
  expect([...trial.marked]).toEqual([]);
});

describe('what is to be done', () => {
  const asked = (changes: Partial<Lesson>): string => {
    const { trial } = trialOf(changes);
    return taskSaid(trial.lesson, trial.wanted, 'fr');
  };

  it.each<[string, Partial<Lesson>]>([
    ['Posez le 8 de carreau.', {}],
    ['Posez le 8 de carreau ou le 9 de trèfle.', { shows: ['8d=c', '8d=h', '9c'] }],
    ['Posez le 9 de trèfle en l’annonçant\u00a0: le bouton de l’annonce d’abord.', { shows: ['9c!'] }],
    ['Essayez de poser le roi de pique.', { kind: 'refused', shows: ['Ks'] }],
    ['Regardez la donne.', { kind: 'deal', shows: [] }],
    [
      'Posez votre dernière carte, le 9 de trèfle\u00a0: la manche est finie, et l’on compte.',
      { kind: 'end', shows: ['9c'], view: { ...POSITION, hand: ['9c'] } },
    ],
    ['Piochez.', { shows: ['draw'] }],
    ['Faites votre annonce.', { shows: ['say'] }],
    ['Jouez.', { shows: ['something'] }],
  ])('%s', (said, changes) => expect(asked(changes)).toBe(said));
});

describe('the rows of a sheet', () => {
  const sheet = {
    effects: [
      { cards: ['8'], text: both('va partout') },
      { cards: ['2'], text: both('fait piocher') },
    ],
    notes: ['donne', 'base', 'base 2', 'base 3', 'tour', 'tour 2', 'annonce', 'à la main'].map(both),
    chapters: [
      { title: both('La donne'), notes: 1, about: 'deal' },
      { title: both('Le jeu'), notes: 3, about: 'basics' },
      { title: both('Le tour'), notes: 2, about: 'turn' },
      { title: both('Les annonces'), notes: 1, about: 'announcing' },
      { title: both('À la main'), notes: 1, about: 'by_hand' },
    ],
  };

  it('are counted with the cards first; what players see to themselves is not shown', () => {
    expect(rowsOf(sheet).map(({ place, about }) => [place, about])).toEqual([
      [0, 'powers'],
      [1, 'powers'],
      [2, 'deal'],
      [3, 'basics'],
      [4, 'basics'],
      [5, 'basics'],
      [6, 'turn'],
      [7, 'turn'],
      [8, 'announcing'],
    ]);
  });

  it('make a first lesson: how one plays, the cards, then what else differs', () => {
    expect(tourOf(sheet).map(({ text }) => text.fr)).toEqual(['base', 'base 2', 'va partout', 'fait piocher', 'tour', 'annonce', 'tour 2']);
  });
});
