// A third language needs files of words and nothing else: one in which every word is turned round meets no word of another.
import turned, { vocabulary } from 'virtual:turned-words';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/facts/events';
import { standing as danishStanding } from '../src/families/danish/said';
import { ownReason as danishReason, tellers as danish } from '../src/families/danish/words';
import { hintsNow } from '../src/families/guide/hints';
import { hintSentence } from '../src/families/guide/words';
import { standing as tricksStanding } from '../src/families/tricks/said';
import { ownReason as tricksReason, tellers as tricks } from '../src/families/tricks/words';
import type { Language } from '../src/ground/cards/faces';
import type { Advice, Move, Reason, View } from '../src/ground/protocol';
import { spokenNews } from '../src/words/announce';
import { turnHint } from '../src/words/hints';
import { adviceSentences } from '../src/words/company/advice';
import { tellers as company } from '../src/words/company/tellers';
import { timeHeard, timeShown } from '../src/words/company/time_left';
import { ADVICE_WORDS } from '../src/words/made/advice';
import { REASONS_WORDS } from '../src/words/made/reasons';
import { companyOf } from '../src/words/people';
import { refusalSentence, whySentence } from '../src/words/reasons';
import { learnToTell } from '../src/words/learnt';
import { sentences } from '../src/words/sentences';
import { teamName } from '../src/words/teams';
import { exampleView } from './example';
import rounds from './guide_views.json';
import told from './told_rounds.json';

const LANGUAGE = 'qo' as Language;
const MADE = import.meta.glob<Record<string, object>>('../src/words/made/*.ts', { eager: true });
for (const [path, module] of Object.entries(MADE)) Object.assign(Object.values(module)[0] as object, { [LANGUAGE]: turned[path.replace(/.*\/|\.ts$/g, '')] });
for (const tellers of [danish, tricks, company]) learnToTell(tellers);

const NAMES = ['Anne', 'Bruno', 'Chloé', 'David'];
/** What players are called, « Mau » and the like, which every language calls alike, letters of teams, and units. */
const KNOWN = new Set([
  ...vocabulary,
  ...NAMES.map((name) => name.toLowerCase()),
  'est',
  'nord',
  'léa',
  'paul',
  'hugo',
  'mau',
  'maou',
  'makao',
  'tschau',
  'macau',
  'tek',
  'lappen',
  'niko',
  'kadi',
  'sepp',
  'po',
  'makale',
  'h',
  's',
  'min',
]);

const foreign = (text: string): string[] => (text.match(/\p{L}+/gu) ?? []).filter((word) => !KNOWN.has(word.toLowerCase()));

function expectTurned(texts: readonly string[]): void {
  const wrong = texts.flatMap((text) => (foreign(text).length ? [`${foreign(text).join(' ')} in: ${text}`] : []));
  expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
}

const SEEN = rounds.flatMap(({ events, seen }) =>
  seen.map((one) => ({ view: exampleView(one.view as unknown as Partial<View>), events: events.slice(0, one.events) as unknown as GameEvent[] })),
);

describe('a language of turned words', () => {
  it('tells whole rounds', () => {
    const moves = (told as unknown as { moves: { told: GameEvent[] }[] }[]).flatMap((round) => round.moves);
    const all = [null, 0, 1].flatMap((me) => moves.flatMap((move) => sentences(move.told, { names: NAMES, me, language: LANGUAGE })));
    expect(all.length).toBeGreaterThan(1000);
    expectTurned(all);
  });

  it('says how a table stands, whose turn it is and what can be done', () => {
    expectTurned(
      SEEN.flatMap(({ view, events }) => {
        const us = companyOf(view, LANGUAGE);
        const stands = view.danish ? danishStanding : view.tricks ? tricksStanding : undefined;
        return [spokenNews(events.slice(-3), us, [turnHint(view, us)], 'full', view, stands), teamName(0, 2, us)];
      }),
    );
  });

  it('helps a newcomer', () => {
    const hints = SEEN.flatMap(({ view, events }) => hintsNow(view, events).map((hint) => hintSentence(hint, companyOf(view, LANGUAGE))));
    expect(hints.length).toBeGreaterThan(100);
    expectTurned(hints);
  });

  it('says why not', () => {
    const us = companyOf(exampleView(), LANGUAGE);
    const reason = (code: string): Reason => ({
      code,
      debt: 2,
      top: '2s',
      answers: ['2', 'Xr'],
      suit: 'h',
      rank: 'Q',
      wild: ['8'],
      seat: 1,
      count: 2,
      waiting: [1, 2],
    });
    const codes = Object.keys(REASONS_WORDS.fr.why);
    expectTurned([...codes, 'unheard_of'].flatMap((code) => [null, '9c'].map((face) => whySentence(reason(code), us, face))));
    expectTurned(Object.keys(REASONS_WORDS.fr.refused).map((code) => refusalSentence({ code } as never, us)));
    for (const own of [danishReason, tricksReason])
      expectTurned(['follow', 'trump', 'too_low', 'too_high', 'suit', 'ace', 'must_return', 'bad_set'].map((code) => own(reason(code), LANGUAGE, '9c') ?? ''));
  });

  it('advises, and tells the time that is left', () => {
    const view = exampleView();
    const why = Object.keys(ADVICE_WORDS.fr.why).map((code) => ({ code, count: 2, seat: 1, suit: 'h', card: '8c' }));
    const moves: (Partial<Move> | null)[] = [
      { verb: 'draw' },
      { verb: 'play', cards: ['8c'], suit: 'h', announces: true },
      { verb: 'give', cards: ['4c', '5d'], to: 1 },
      { verb: 'choose', kind: 'least' },
      { verb: 'play', cards: ['Xr'], becomes: 'Ad' },
      { verb: 'play', cards: ['As'], to: 2 },
      { verb: 'flip', slot: 2 },
      null,
    ];
    const other = { text: '9c', verb: 'play', cards: ['9c'] };
    const written = moves.map((move) => move && { text: '', cards: [], ...move });
    const advice = written.map((move) => ({ move, chance: 512, other, other_chance: 400, goal: 'points', why }) as unknown as Advice);
    expectTurned(advice.flatMap((each) => adviceSentences(each, view, LANGUAGE)));
    expectTurned([0, 500, 61_000, 4_000_000, 300_000_000].flatMap((left) => [timeShown(left, LANGUAGE), timeHeard(left, LANGUAGE)]));
  });
});
