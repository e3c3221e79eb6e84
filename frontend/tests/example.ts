// A view for the tests, as the server would send it.
import { BLANK, type Plan, type View } from '../src/ground/protocol';
import type { Company } from '../src/words/people';
import { movesOf } from './moves_of';

/** For whom sentences are made: the first of three, in either language. */
export const FR: Company = { names: ['Anne', 'Est', 'Nord'], me: 0, language: 'fr' };
export const EN: Company = { ...FR, language: 'en' };

/** Return *text* with a plain space between a number and what it counts. */
export const plain = (text: string): string => text.replace(/\u00a0(?=cartes?|cards?|plis?|tricks?|points?)/g, ' ');

export function exampleView(changes: Partial<View> = {}): View {
  return {
    ...BLANK,
    type: 'view',
    family: 'shedding',
    seq: 3,
    room: 'abc',
    round_no: 1,
    rules: 'minimale',
    options: {},
    title: '',
    stage: 'round',
    seat: 0,
    guest: 0,
    names: ['Anne', 'Est', 'Nord'],
    looks: [],
    computers: [false, true, true],
    levels: [null, 'thrifty', 'thrifty'],
    levels_offered: [],
    guests_at: [0, null, null],
    ready: [true, false, false],
    here: [true, true, true],
    stand_ins: [false, false, false],
    below_level: [false, false, false],
    onlooker: null,
    people: [],
    host: 0,
    gone: 0,
    watchers: 0,
    watch: null,
    settings: {
      clock_s: 0,
      grace_s: 30,
      reaction_ms: 300,
      watch: 'link',
      public: false,
      locked: false,
      advice: 'alone',
      winner_adds: false,
      auto_announce: 'alone',
    },
    clock: null,
    reveal_left_ms: null,
    added_rules: [],
    adders: [],
    poll: null,
    commitment: null,
    next_commitment: null,
    known_cards: null,
    commitments: [],
    seal: null,
    put_off: [],
    proof: null,
    void: false,
    may: {
      start: false,
      host: true,
      undo: false,
      back: false,
      rest: false,
      change: false,
      kick: false,
      propose: false,
      add_rule: false,
      advise: false,
      ask_seat: false,
      give_at_once: false,
    },
    pace: 1,
    match_no: 1,
    match: null,
    sheet: [],
    deal: null,
    face_up: null,
    teams: 0,
    phase: 'play',
    turn: 0,
    first: 1,
    dealer: 0,
    top: '5h',
    recent: ['3c'],
    suit: 'h',
    stock: 20,
    discard: 2,
    counts: [3, 8, 8],
    out: [],
    hand: ['8c', '9h', 'Ks'],
    moves: movesOf('9h', '8c=c', '8c=d', '8c=h', '8c=s'),
    why: { Ks: { code: 'match', suit: 'h', rank: '5', wild: ['8'] } },
    over: false,
    result: null,
    totals: [0, 0, 0],
    former: [],
    counted_by: 'left_in_hand',
    wins: [0, 0, 0],
    log: [],
    ...changes,
  };
}

/** A plan of a match, as the server tells it. */
export function examplePlan(changes: Partial<Plan>): Plan {
  const text = { fr: '', en: '' };
  return {
    id: '',
    text,
    target: 100,
    target_by_players: 0,
    wins: 'highest',
    columns: 1,
    grows_to: 1,
    rounds: null,
    adds_up_to_nothing: false,
    players: [2, 10],
    ...changes,
  };
}
