// Who is here, what happens between two views, the clock in words, and the list of whom one does not want to hear.
import { describe, expect, it } from 'vitest';
import { happenings, outcomeOf, type CompanyEvent } from '../src/facts/happenings';
import { keptOf, togglePerson } from '../src/state/muted_kept';
import { PICTURES } from '../src/pieces/pictures';
import { isSocial, otherAt, presenceAt } from '../src/facts/presence';
import { leftNow, partLeft, timeHeard, timeShown } from '../src/words/company/time_left';
import { COMPANY_WORDS } from '../src/words/made/company';
import { tellers } from '../src/words/company/tellers';
import { placesRound } from '../src/facts/seating';
import { seatsAround } from '../src/facts/places';
import { PHRASES, type Poll, type View } from '../src/ground/protocol';
import type { Company } from '../src/words/people';
import { learnToTell } from '../src/words/learnt';
import { sentences } from '../src/words/sentences';
import { french } from '../src/ground/typography';
import { exampleView } from './example';

const FR: Company = { names: ['Anne', 'Léo', 'Hugo'], me: 0, language: 'fr' };
const EN: Company = { ...FR, language: 'en' };

/** Anne, who looks, Léo, and a computer. */
function room(changes: Partial<View> = {}): View {
  return exampleView({
    names: ['Anne', 'Léo', 'Hugo'],
    computers: [false, false, true],
    guests_at: [0, 1, null],
    here: [true, true, true],
    stand_ins: [false, false, false],
    people: [],
    watchers: 0,
    guest: 0,
    host: 0,
    stage: 'round',
    poll: null,
    ...changes,
  });
}

const undo: Poll = { kind: 'undo', by: 1, seat: 1, yes: [], no: [], voters: [0], needs: 1, rules: null, opened_seq: 7 };
const kick: Poll = { kind: 'kick', by: 0, seat: 1, yes: [0], no: [], voters: [0, 2], needs: 2, rules: null, opened_seq: 8 };
const rules: Poll = { kind: 'rules', by: 1, seat: 1, yes: [1], no: [], voters: [0, 1], needs: 2, rules: null, opened_seq: 9 };

describe('who is at a seat', () => {
  it.each<[string, Partial<View>, number, string]>([
    ['a person who is there', {}, 1, 'here'],
    ['a person who is not', { here: [true, false, true] }, 1, 'away'],
    ['a person who is played for', { here: [true, false, true], stand_ins: [false, true, false] }, 1, 'stood_in'],
    ['a computer', {}, 2, 'computer'],
    ['a computer that plays below its level', { below_level: [false, false, true] }, 2, 'below_level'],
    ['nobody', { guests_at: [0, null, null] }, 1, 'open'],
    ['a person on a server that says nothing of it', { guests_at: undefined, here: undefined, stand_ins: undefined }, 1, 'here'],
  ])('%s', (_, changes, seat, presence) => expect(presenceAt(room(changes), seat)).toBe(presence));

  it('is another only where it is not me', () => {
    expect([otherAt(room(), 0), otherAt(room(), 1), otherAt(room(), 2)]).toEqual([null, 1, null]);
  });
});

describe('a room has company', () => {
  const alone: Partial<View> = { computers: [false, true, true], guests_at: [0, null, null] };
  it.each<[string, Partial<View>, boolean]>([
    ['with another person', {}, true],
    ['with a chair for one', { computers: [false, false, true], guests_at: [0, null, null] }, true],
    ['with somebody who looks on', { ...alone, watchers: 1 }, true],
    ['with somebody who has no chair', { ...alone, people: [{ guest: 1, name: 'Léo', here: true, request: null }] }, true],
    ['with somebody who asks for one and is away', { ...alone, people: [{ guest: 1, name: 'Léo', here: false, request: 'asked' }] }, true],
    ['not with computers', alone, false],
    [
      'not where I alone have no chair',
      { computers: [true, true, true], guests_at: [null, null, null], people: [{ guest: 0, name: 'Anne', here: true, request: null }] },
      false,
    ],
    ['not where I alone look on', { computers: [true, true, true], guests_at: [null, null, null], guest: null, watchers: 1 }, false],
  ])('%s', (_, changes, social) => expect(isSocial(room(changes))).toBe(social));
});

describe('between two views', () => {
  it.each<[string, Partial<View>, Partial<View>, CompanyEvent[]]>([
    ['nothing', {}, {}, []],
    ['somebody goes offline', {}, { here: [true, false, true] }, [{ kind: 'away', seat: 1 }]],
    ['and is back', { here: [true, false, true] }, {}, [{ kind: 'back', seat: 1 }]],
    ['is played for', { here: [true, false, true] }, { here: [true, false, true], stand_ins: [false, true, false] }, [{ kind: 'played_for', seat: 1 }]],
    ['I am played for', {}, { stand_ins: [true, false, false] }, [{ kind: 'played_for', seat: 0 }]],
    ['I come and go', {}, { here: [false, true, true] }, []],
    ['a chair is left', {}, { guests_at: [0, null, null] }, [{ kind: 'went', seat: 1, name: 'Léo' }]],
    ['a chair is taken', { guests_at: [0, null, null] }, {}, [{ kind: 'came', seat: 1 }]],
    ['a move is to be taken back', {}, { poll: undo }, [{ kind: 'asked_back', seat: 1 }]],
    ['and it is', { poll: undo }, { log: [{ kind: 'undone', seat: 1 }] }, []],
    ['or not', { poll: undo }, {}, [{ kind: 'poll_over', seat: 1, what: 'undo', outcome: 'refused', name: 'Léo' }]],
    [
      'or the game goes on',
      { poll: undo },
      { log: [{ kind: 'passed', seat: 0 }] },
      [{ kind: 'poll_over', seat: 1, what: 'undo', outcome: 'dropped', name: 'Léo' }],
    ],
    ['other rules are proposed', { stage: 'between' }, { stage: 'between', poll: rules }, [{ kind: 'asked_rules', seat: 1 }]],
    [
      'and hold',
      { stage: 'between', poll: rules },
      { stage: 'lobby', match_no: 2 },
      [{ kind: 'poll_over', seat: 1, what: 'rules', outcome: 'granted', name: 'Léo' }],
    ],
    ['or do not', { stage: 'between', poll: rules }, { stage: 'between' }, [{ kind: 'poll_over', seat: 1, what: 'rules', outcome: 'refused', name: 'Léo' }]],
    [
      'and others at once',
      { stage: 'between', poll: rules },
      { stage: 'between', poll: { ...rules, opened_seq: 11 } },
      [
        { kind: 'poll_over', seat: 1, what: 'rules', outcome: 'refused', name: 'Léo' },
        { kind: 'asked_rules', seat: 1 },
      ],
    ],
    ['somebody is to go', { stage: 'between' }, { stage: 'between', poll: kick }, [{ kind: 'asked_out', seat: 0, who: 1 }]],
  ])('%s', (_, before, now, told) => expect(happenings(room(before), room(now))).toEqual(told));

  it('knows nothing of what was before the first', () => expect(happenings(null, room())).toEqual([]));

  it('tells how a vote about somebody ended', () => {
    const before = room({ poll: kick, stage: 'between' });
    expect(outcomeOf(kick, before, room({ guests_at: [0, null, null], stage: 'between' }))).toBe('granted');
    expect(outcomeOf(kick, before, room({ stage: 'between' }))).toBe('refused');
    expect(outcomeOf(kick, before, room())).toBe('dropped');
  });
});

describe('it is told', () => {
  learnToTell(tellers);
  const TOLD: [CompanyEvent, string, string][] = [
    [{ kind: 'away', seat: 1 }, "Léo n'est plus en ligne.", 'Léo is offline.'],
    [{ kind: 'back', seat: 1 }, 'Léo est de retour.', 'Léo is back.'],
    [{ kind: 'played_for', seat: 1 }, "L'ordinateur joue à la place de Léo.", 'The computer plays for Léo.'],
    [{ kind: 'played_for', seat: 0 }, "L'ordinateur joue à votre place.", 'The computer plays for you.'],
    [{ kind: 'came', seat: 1 }, 'Léo prend place.', 'Léo sits down.'],
    [{ kind: 'went', seat: 1, name: 'Léo' }, 'Léo a quitté la table.', 'Léo has left.'],
    [{ kind: 'asked_back', seat: 0 }, 'Vous demandez à reprendre votre coup.', 'You ask to take a move back.'],
    [{ kind: 'asked_out', seat: 1, who: 0 }, 'Léo propose de vous exclure.', 'Léo asks to remove you.'],
    [
      { kind: 'poll_over', seat: 1, what: 'undo', outcome: 'refused', name: 'Léo' },
      "Le coup n'est pas repris : tout le monde n'est pas d'accord.",
      'The move is not taken back: not everybody agrees.',
    ],
    [{ kind: 'poll_over', seat: 0, what: 'kick', outcome: 'granted', name: 'Léo' }, 'Léo est hors de la table.', 'Léo has been removed.'],
  ];
  it.each(TOLD)('%j', (event, inFrench, inEnglish) => {
    expect(sentences([event], FR)).toEqual([french(inFrench)]);
    expect(sentences([event], EN)).toEqual([inEnglish]);
  });

  it('who stood in is said with the move', () => {
    const events = [{ kind: 'stood_in', seat: 1 } as const, { kind: 'played', seat: 1, card: '8h' } as const, { kind: 'named', seat: 1, suit: 'c' } as const];
    expect(sentences(events, FR)).toEqual([french("Léo joue le 8 de cœur (l'ordinateur à sa place) et demande trèfle.")]);
    expect(sentences([{ kind: 'stood_in', seat: 1 }], EN)).toEqual(['The computer plays for Léo.']);
  });
});

describe('the clock', () => {
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

  it.each<[number, string, string]>([
    [42_000, '42 s', '42 s'],
    [41_001, '42 s', '42 s'],
    [185_000, '3:05', '3:05'],
    [18_720_000, '5 h 12', '5 h 12'],
    [273_600_000, '3 j 4 h', '3 d 4 h'],
    [0, 'délai de grâce', 'grace'],
    [-3_000, 'délai de grâce', 'grace'],
  ])('%i ms to the eye', (left, inFrench, inEnglish) => {
    expect([plain(timeShown(left, 'fr')), plain(timeShown(left, 'en'))]).toEqual([inFrench, inEnglish]);
  });

  it.each<[number, string, string]>([
    [1_000, 'il reste 1 seconde', '1 second left'],
    [185_000, 'il reste 3 minutes 5 secondes', '3 minutes 5 seconds left'],
    [273_600_000, 'il reste 3 jours 4 heures', '3 days 4 hours left'],
    [300, 'il reste moins d’une seconde', 'less than a second left'],
    [-1, 'temps écoulé, délai de grâce', 'time is up, grace is running'],
  ])('%i ms to the ear', (left, inFrench, inEnglish) => {
    expect([plain(timeHeard(left, 'fr')), plain(timeHeard(left, 'en'))]).toEqual([inFrench, inEnglish]);
  });

  it('only runs forward', () => expect([leftNow(5000, 1200), leftNow(5000, -9)]).toEqual([3800, 5000]));
  it('is a part of the whole', () => expect([partLeft(30, 60), partLeft(-1, 60), partLeft(90, 60), partLeft(1, 0)]).toEqual([0.5, 0, 1, 0]));
});

describe('who is muted', () => {
  it('is kept by room', () => {
    const muted = togglePerson(togglePerson([], 'abc', 1), 'xyz', 2);
    expect(keptOf(JSON.stringify(muted))).toEqual([
      { room: 'abc', guests: [1] },
      { room: 'xyz', guests: [2] },
    ]);
    expect(togglePerson(muted, 'abc', 1)).toEqual([{ room: 'xyz', guests: [2] }]);
  });

  it.each([null, '', '{', '7', '[{"room":3}]', '[null]'])('is nobody where %j was kept', (text) => expect(keptOf(text)).toEqual([]));

  it('is forgotten in rooms of long ago', () => {
    const many = Array.from({ length: 60 }, (_, room) => `r${room}`).reduce((muted, room) => togglePerson(muted, room, 0), keptOf(null));
    expect(many).toHaveLength(50);
    expect(many.at(-1)?.room).toBe('r59');
  });
});

describe('phrases', () => {
  it('have a picture and words each', () => {
    for (const phrase of PHRASES) {
      expect(PICTURES[phrase]).toMatch(/^M/);
      expect(new Set([COMPANY_WORDS.fr.phrase[phrase], COMPANY_WORDS.en.phrase[phrase]]).has('')).toBe(false);
    }
    expect(new Set(Object.values(PICTURES)).size).toBe(PHRASES.length);
  });
});

describe('for whoever only looks on', () => {
  it('everybody stands round the felt', () => {
    expect(seatsAround(null, 3)).toEqual([0, 1, 2]);
    for (let seats = 2; seats <= 10; seats += 1) {
      const places = placesRound(null, seats);
      expect(places.size).toBe(seats);
      expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
    }
  });
});
