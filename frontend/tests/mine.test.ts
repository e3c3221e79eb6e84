// « Mes tables », « Mes parties », and what goes to another device: what is kept, in which order it is told, and what is refused.
import { NUMBERS_WORDS } from '../src/words/made/numbers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LobbyError } from '../src/ground/lobby';
import { addKept, addressOf, bring, carryAsked, codeIn, codeMeant, inHalves, makeCodes, typedIn } from '../src/pages/mine/carrying';
import { addRounds, forgetAllRounds, forgetRound, keptRounds, noteReplay, noteRound, roundsFrom } from '../src/pages/mine/rounds_kept';
import { isMyTurn, mineFirst, othersIn, roughly } from '../src/pages/mine/telling';
import { MINE_WORDS } from '../src/words/made/mine';
import type { Room, View } from '../src/ground/protocol';
import { keepRoom, keptRooms } from '../src/ground/rooms_kept';
import { ROUNDS_STORED_AS } from '../src/ground/kept';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
});
afterEach(() => vi.unstubAllGlobals());

function ended(room: string, no: number, fields: object = {}): View {
  const result = { reason: 'out', winners: [1], points: [12, 0] };
  return {
    room,
    round_no: no,
    rules: 'monclar',
    title: '',
    names: ['Anne', 'Paul'],
    seat: 0,
    result,
    match: null,
    totals: [12, 0],
    void: false,
    ...fields,
  } as unknown as View;
}

const MATCH = { over: true, winners: [0], sides: [[0], [1]] };

describe('rounds that ended here', () => {
  it('are kept once, the latest first, with who won and what the match came to', () => {
    noteRound(ended('aa', 1), 1000);
    noteRound(ended('aa', 2, { match: MATCH }), 2000);
    noteRound(ended('aa', 2, { match: MATCH }), 3000);
    expect(keptRounds().map(({ no, at }) => [no, at])).toEqual([
      [2, 2000],
      [1, 1000],
    ]);
    expect(keptRounds()[0]).toMatchObject({ seat: 0, winners: [1], points: [12, 0], match: { won: true, totals: [12, 0] }, replay: '' });
    expect(keptRounds()[1]?.match).toBeNull();
  });

  it('are none of those that one only looks at, nor one that could not be played on', () => {
    noteRound(ended('aa', 1, { seat: null }), 1);
    noteRound(ended('aa', 1, { result: null }), 1);
    noteRound(ended('aa', 1, { void: true }), 1);
    expect(keptRounds()).toEqual([]);
  });

  it('stay deleted, though their table shows their end again', () => {
    for (const no of [1, 2, 3]) noteRound(ended('aa', no), no);
    forgetRound('aa', 2);
    noteRound(ended('aa', 2), 9);
    expect(keptRounds().map(({ no }) => no)).toEqual([3, 1]);
    forgetAllRounds();
    noteRound(ended('aa', 3), 9);
    expect(keptRounds()).toEqual([]);
    noteRound(ended('aa', 4), 10);
    expect(keptRounds()).toHaveLength(1);
  });

  it('are listed once, though the links of their table are renewed while the result stands', () => {
    noteRound(ended('aa', 1), 1000);
    noteReplay('aa', 1, 'k3v9abcdefgh');
    noteRound(ended('aa', 2), 2000);
    noteRound(ended('bb', 2), 3000, 'aa');
    noteRound(ended('bb', 3), 4000, 'bb');
    expect(keptRounds().map(({ room, no, at }) => [room, no, at])).toEqual([
      ['bb', 3, 4000],
      ['bb', 2, 2000],
      ['bb', 1, 1000],
    ]);
    expect(keptRounds()[2]?.replay).toBe('k3v9abcdefgh');
    forgetRound('bb', 3);
    noteRound(ended('cc', 3), 5000, 'bb');
    expect(keptRounds().map(({ room, no }) => [room, no])).toEqual([
      ['cc', 2],
      ['cc', 1],
    ]);
  });

  it('are known by their deal where one comes back by the new link', () => {
    noteRound(ended('aa', 1, { commitment: 'ab'.repeat(32) }), 1000);
    noteRound(ended('bb', 1, { commitment: 'ab'.repeat(32) }), 2000);
    expect(keptRounds().map(({ room, at }) => [room, at])).toEqual([['bb', 1000]]);
    noteRound(ended('bb', 2, { commitment: 'cd'.repeat(32) }), 3000);
    noteRound(ended('dd', 1, { commitment: null }), 4000);
    noteRound(ended('ee', 1, { commitment: null }), 5000);
    expect(keptRounds()).toHaveLength(4);
    const { rounds } = JSON.parse(kept.get(ROUNDS_STORED_AS) ?? '') as { rounds: object[] };
    expect(addRounds(roundsFrom(rounds.map((round) => ({ ...round, room: 'ff' }))))).toBe(1);
  });

  it('that were kept twice before stand there once when their table is renamed', () => {
    noteRound(ended('aa', 1), 1000);
    noteRound(ended('bb', 1), 2000);
    noteRound(ended('bb', 2), 3000, 'aa');
    expect(keptRounds().map(({ room, no }) => [room, no])).toEqual([
      ['bb', 2],
      ['bb', 1],
    ]);
  });

  it('are a hundred at most, and each keeps its public name', () => {
    for (let no = 1; no <= 105; no += 1) noteRound(ended('aa', no), no);
    expect(keptRounds()).toHaveLength(100);
    noteReplay('aa', 105, 'k3v9abcdefgh');
    expect(keptRounds()[0]?.replay).toBe('k3v9abcdefgh');
    expect(keptRounds()[1]?.replay).toBe('');
  });

  it.each(['', '{', '[]', '{"rounds": 3, "noted": {}}', '{"rounds": [null, 1, {"room": "../x"}, {"room": "aa", "no": -1}], "noted": [[1], "x"]}'])(
    'are none where what is kept makes no sense: %s',
    (text) => {
      kept.set(ROUNDS_STORED_AS, text);
      expect(keptRounds()).toEqual([]);
      noteRound(ended('aa', 1), 1);
      expect(keptRounds()).toHaveLength(1);
    },
  );

  it('are refused one by one where a field is wrong', () => {
    noteRound(ended('aa', 1), 1);
    const [good] = keptRounds();
    expect(roundsFrom([good])).toEqual([good]);
    for (const wrong of [
      { room: 'a/b' },
      { no: 1.5 },
      { at: 9e15 },
      { names: 'Anne' },
      { names: ['x'.repeat(61), ''] },
      { seat: 2 },
      { winners: null },
      { points: ['1'] },
      { rules: '<b>' },
    ])
      expect(roundsFrom([{ ...good, ...wrong }]), JSON.stringify(wrong)).toEqual([]);
    expect(roundsFrom([{ ...good, replay: '../x', match: { won: 1 } }])).toEqual([good]);
  });

  it('of another device stand where their time says, each once', () => {
    noteRound(ended('aa', 1), 1000);
    const [first] = keptRounds();
    if (!first) throw new Error('none kept');
    expect(addRounds([first, { ...first, room: 'bb', at: 2000 }, { ...first, room: 'cc', at: 500 }])).toBe(2);
    expect(keptRounds().map(({ room }) => room)).toEqual(['bb', 'aa', 'cc']);
    forgetRound('bb', 1);
    noteRound(ended('bb', 1), 3000);
    expect(keptRounds().map(({ room }) => room)).toEqual(['aa', 'cc']);
  });
});

describe('the points of a round', () => {
  it.each([
    [0, '0 point', '0 points'],
    [1, '1 point', '1 point'],
    [-1, '−1 point', '−1 point'],
    [2, '2 points', '2 points'],
    [-2, '−2 points', '−2 points'],
    [65, '65 points', '65 points'],
  ])('%i', (points, french, english) => {
    expect(NUMBERS_WORDS.fr.nPoints(points)).toBe(french);
    expect(NUMBERS_WORDS.en.nPoints(points)).toBe(english);
  });

  it('and how many came are counted so too', () => {
    expect(MINE_WORDS.en.brought(0, 1, 0)).toContain('0 seats and 1 round more');
    expect(MINE_WORDS.fr.brought(0, 1, 0)).toContain('0 place et 1 manche de plus');
  });
});

describe('what goes to another device', () => {
  it('is both lists, and arrives as it was', () => {
    keepRoom('aa', true);
    noteRound(ended('aa', 1), 1000);
    const { kept: lists = '' } = carryAsked();
    kept = new Map();
    expect(addKept(lists)).toBe(1);
    expect(keptRooms()).toEqual(['aa']);
    expect(keptRounds()[0]).toMatchObject({ room: 'aa', no: 1, at: 1000 });
  });

  it('is never more than the server reads: the oldest rounds stay behind', () => {
    for (let no = 1; no <= 100; no += 1) noteRound(ended('aa', no, { names: ['Élodie « la Ruse »', 'Paul'] }), no);
    const asked = carryAsked();
    expect(new TextEncoder().encode(JSON.stringify(asked)).length).toBeLessThanOrEqual(11_500);
    const { rounds } = JSON.parse(asked.kept ?? '') as { rounds: { no: number }[] };
    expect(rounds.length).toBeGreaterThan(20);
    expect(rounds[0]?.no).toBe(100);
    expect(keptRounds()).toHaveLength(100);
  });

  it.each(['', '{', '[]', '{"rooms": "aa", "rounds": 1}', '{"rooms": [1, "../x", null], "rounds": [{}]}'])(
    'is nothing where it makes no sense: %s',
    (lists) => {
      expect(addKept(lists)).toBe(0);
      expect(keptRooms()).toEqual([]);
    },
  );

  it('stands behind the # of its address, and only a whole code is one', () => {
    const code = 'Ab-_'.repeat(6);
    const address = addressOf('https://huit.example', code);
    expect(address).toBe(`https://huit.example/reprendre#${code}`);
    expect(codeIn(new URL(address).hash)).toBe(code);
    for (const wrong of ['', '#', `#${code}x`, `#${code.slice(1)}`, `#${code.slice(1)}/`]) expect(codeIn(wrong)).toBeNull();
  });

  it('may be typed as one likes, if all of it is there', () => {
    expect(inHalves('K7QF3MXA')).toBe('K7QF 3MXA');
    for (const typed of ['K7QF 3MXA', ' k7qf-3mxa\u00a0', 'K7QF.3MXA', 'k 7 q f 3 m x a']) expect(typedIn(typed)).toBe('K7QF3MXA');
    for (const wrong of ['', 'K7QF 3MX', 'K7QF 3MXAA', 'ÉÉÉÉ ÉÉÉÉ', '७७७७ ७७७७']) expect(typedIn(wrong)).toBeNull();
  });
});

describe('a server that never answers', () => {
  afterEach(() => vi.useRealTimers());

  it('is given up where codes are made: the button is to be pressed again', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const outcome = makeCodes().then(
      () => 'answered',
      (error: LobbyError) => error.code,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe('unreachable');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not given up where it uses a code up: it may come late', async () => {
    vi.useFakeTimers();
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    for (const asked of [() => codeMeant('A2345678'), () => bring('x'.repeat(24))]) {
      const outcome = asked();
      await vi.advanceTimersByTimeAsync(60_000);
      answer(new Response(JSON.stringify({ code: 'c', rooms: 2, kept: '', circles: 0 })));
      expect([await outcome]).not.toContain(undefined);
    }
  });

  it('keeps no timer once it answers', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ code: 'c', good_s: 600, typed: 't', typed_s: 300, rooms: 1, circles: 0 }))));
    expect(await makeCodes()).toEqual({ code: 'c', minutes: 10, typed: 't', typedMinutes: 5 });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('« Mes tables »', () => {
  const room = (name: string, fields: object = {}): Room =>
    ({
      room: name,
      stage: 'round',
      own: { seat: 0, awaited: [1], waits_s: 60 },
      seats: [{ name: 'Anne' }, { name: 'Paul' }, { name: '' }],
      ...fields,
    }) as unknown as Room;
  const mine = (name: string, waits_s: number): Room => room(name, { own: { seat: 0, awaited: [0], waits_s } });

  it('tells those first that wait for me, the longest of them before the others', () => {
    expect(mineFirst([room('aa'), mine('bb', 5), room('cc'), mine('dd', 500)]).map(({ room }) => room)).toEqual(['dd', 'bb', 'aa', 'cc']);
    expect(isMyTurn(room('aa'))).toBe(false);
    expect(isMyTurn({ ...mine('aa', 1), stage: 'between' })).toBe(false);
    expect(isMyTurn({ ...room('aa'), own: null })).toBe(false);
  });

  it('names the others, not me and no empty chair', () => {
    expect(othersIn(room('aa'))).toEqual(['Paul']);
  });

  it.each([
    [5, '1\u00a0min', '1\u00a0min'],
    [600, '10\u00a0min', '10\u00a0min'],
    [3 * 3600 + 5, '3\u00a0h', '3\u00a0h'],
    [86_400, '1\u00a0jour', '1 day'],
    [3 * 86_400, '3\u00a0jours', '3 days'],
  ])('tells %i seconds in the greatest unit', (seconds, french, english) => {
    expect(roughly(seconds, 'fr')).toBe(french);
    expect(roughly(seconds, 'en')).toBe(english);
  });
});
