// What a first-time player is told: true of the view, in every game, each once; what a browser keeps of it.
import { describe, expect, it } from 'vitest';
import { aceHigh, rankOf, suitOf } from '../src/ground/cards/faces';
import { laysOf } from '../src/families/danish/moves';
import type { GameEvent } from '../src/facts/events';
import { haveActed } from '../src/facts/acted';
import { hintsNow, nextHint, type Hint, type HintCode } from '../src/families/guide/hints';
import { readGuide } from '../src/felt/guide/kept';
import { hintSentence } from '../src/families/guide/words';
import { mayDo, mayOnlyDo, playableFaces, standIns, suitsToName } from '../src/facts/moves';
import type { Kind, View } from '../src/ground/protocol';
import { movesOf } from './moves_of';
import { EN, exampleView, FR } from './example';
import rounds from './guide_views.json';
import { trumpsOf } from '../src/families/tricks/moves';
import { viewOfTricks } from './tricks_example';

const played = (seat: number, card: string): GameEvent => ({ kind: 'played', seat, card });
const drew: GameEvent = { kind: 'drew', seat: 0, count: 1, cause: 'turn', cards: ['2c'] };
const codes = (view: View, events: readonly GameEvent[] = []): HintCode[] => hintsNow(view, events).map(({ code }) => code);
const told = (view: View, events: readonly GameEvent[] = []): string[] =>
  hintsNow(view, events).map((hint) => hintSentence(hint, FR).replace(/[\u00a0\u202f]/g, ' '));

/** What a seat saw of a real round: see tools/guide_views.py. */
interface Seen {
  rules: string;
  events: readonly GameEvent[];
  view: View;
}
const SEEN: Seen[] = rounds.flatMap(({ rules, events, seen }) =>
  seen.map((one) => ({ rules, events: events.slice(0, one.events) as GameEvent[], view: exampleView(one.view as unknown as Partial<View>) })),
);

const follows = (face: string, hint: { suit: string; rank: string | null }): boolean => suitOf(face) === hint.suit || rankOf(face) === hint.rank;
const does = (view: View): string[] => view.moves.filter(({ verb }) => !/^(say|knock|catch)/.test(verb)).map(({ text }) => text);

/** Whether no card of mine goes: none is kept, or a turn lost, that would go else. */
const noneGoes = ({ hand, moves, why }: View): boolean =>
  hand.every((face) => !playableFaces(moves).has(face) && !['kept', 'penalty'].includes(why[face]?.code ?? ''));

/** Whether I have drawn in the turn that I am at: since then nobody has done anything, nor lost a turn. */
function haveDrawnNow(events: readonly GameEvent[]): boolean {
  const from = events.findLastIndex((event) => event.kind === 'drew' && event.seat === 0 && ['turn', 'debt'].includes(event.cause));
  const deeds = ['played', 'passed', 'laid', 'picked_up', 'flipped', 'skipped', 'dealt'];
  return from >= 0 && !events.slice(from + 1).some((event) => deeds.includes(event.kind) || (event.kind === 'drew' && event.cause !== 'caught'));
}

/** What each hint claims, held against the moves that the server offers and the cards that lie there. */
const CLAIMS: { [Code in HintCode]: (hint: Extract<Hint, { code: Code }>, view: View, events: readonly GameEvent[]) => boolean } = {
  follow: (hint, { hand, moves }) =>
    hand.some((face) => playableFaces(moves).has(face) && follows(face, hint)) &&
    hand.every((face) =>
      playableFaces(moves).has(face) ? follows(face, hint) || suitsToName(moves, face).length > 0 || suitOf(face) === null : !follows(face, hint),
    ),
  wild: ({ face }, { hand, moves, suit, top, stands_for, in_force }) =>
    hand.includes(face) && suitsToName(moves, face).includes('h') && suitOf(face) !== suit && rankOf(face) !== rankOf(stands_for ?? in_force ?? top),
  names: ({ face }, { hand, moves }) => hand.includes(face) && suitsToName(moves, face).includes('h'),
  joker: ({ face }, { moves }) => standIns(moves, face).length > 0,
  attack: ({ debt, answers }, view) =>
    debt === view.debt &&
    !view.again &&
    mayDo(view.moves, 'draw') &&
    answers.length === playableFaces(view.moves).size &&
    Object.values(view.why).every(({ code }) => code === 'debt'),
  draw: (_, view, events) => does(view).join() === 'draw' && noneGoes(view) && !haveDrawnNow(events),
  draw_more: (_, view, events) => does(view).join() === 'draw' && noneGoes(view) && haveDrawnNow(events),
  drawn_play: (_, { moves }, events) => mayDo(moves, 'pass') && playableFaces(moves).size > 0 && haveDrawnNow(events),
  drawn_pass: (_, view, events) => does(view).join() === 'pass' && noneGoes(view) && haveDrawnNow(events),
  announce: ({ call }, view) => view.may_announce && view.hand.length === 2 && call === view.calls?.left,
  say: ({ call }, view) => view.may_say && call === view.calls?.left,
  catch: ({ seat }, view) => view.may_catch && view.counts[seat] === 1 && !view.one_card.includes(seat),
  one_left: ({ seat }, view) => view.counts[seat] === 1 && seat !== view.seat,
  skipped: ({ seat, card }, _, events) =>
    events.some((event, place) => event.kind === 'skipped' && event.seat === seat && (card === null || (events[place - 1] as { card?: string }).card === card)),
  reversed: ({ direction }, view) => direction === view.direction,
  again: (_, view, events) => {
    const last = events.findLast(({ kind }) => kind === 'played');
    return view.turn === view.seat && last?.kind === 'played' && last.seat === view.seat;
  },
  aim: (_, view) => view.hand.length > 0,
  kind: (_, { moves }) => moves.every(({ kind }) => kind),
  name_trumps: (_, { moves }) => moves.length === 4 && moves.every(({ kind }) => kind && trumpsOf(kind as Kind)),
  fetch: ({ suit }, { moves, tricks }) => tricks?.trick[0]?.[1].charAt(1) === suit && [...playableFaces(moves)].every((face) => suitOf(face) === suit),
  may_trump: ({ suit }, { hand, tricks }) =>
    tricks?.trumps === suit && hand.some((face) => suitOf(face) === suit) && !hand.some((face) => suitOf(face) === tricks.trick[0]?.[1].charAt(1)),
  trump: ({ suit }, { hand, moves, tricks }) =>
    tricks?.trumps === suit &&
    [...playableFaces(moves)].every((face) => suitOf(face) === suit) &&
    !hand.some((face) => suitOf(face) === tricks.trick[0]?.[1].charAt(1)),
  discard: ({ count, least, trumps }, { discards, tricks }) => count === discards && least === (tricks?.kind === 'least') && trumps === tricks?.trumps,
  tricks: ({ owes, most }, { tricks, seat }) => tricks?.obligations?.[seat ?? -1] === owes && most === (tricks.kind === 'least'),
  swap: (_, { moves }) => mayDo(moves, 'swap'),
  height: ({ rank, most, others }, { hand, moves }) =>
    hand.every((face) => {
      const fits = most ? aceHigh(face) <= aceHigh(rank) : aceHigh(face) >= aceHigh(rank);
      return laysOf(moves).some(({ faces }) => faces.includes(face)) === (fits || others.includes(face));
    }),
  together: ({ rank }, { moves }) => moves.some(({ cards }) => cards.length > 1 && cards[0]?.startsWith(rank)),
  flip: (_, { moves }) => mayDo(moves, 'flip'),
  pick_up: (_, { moves }) => mayOnlyDo(moves, 'pickup'),
};

const CODES = Object.keys(CLAIMS);

describe.each([...new Set(SEEN.map(({ rules }) => rules))])('in real rounds of %s', (rules) => {
  const seen = SEEN.filter((one) => one.rules === rules);

  it('every hint is true', () => {
    for (const { view, events } of seen) {
      for (const hint of hintsNow(view, events)) {
        const holds = CLAIMS[hint.code] as (hint: Hint, view: View, events: readonly GameEvent[]) => boolean;
        expect(holds(hint, view, events), `${hintSentence(hint, EN)} top ${view.top}, hand ${view.hand.join(' ')}, moves ${does(view).join(' ')}`).toBe(true);
      }
    }
  });

  it('something is explained in the first turns, and several things in a round', () => {
    expect(seen.slice(0, 3).some(({ view, events }) => hintsNow(view, events).some(({ code }) => code !== 'aim'))).toBe(true);
    expect(new Set(seen.flatMap(({ view, events }) => codes(view, events))).size).toBeGreaterThanOrEqual(3);
  });

  it('reads well in both languages', () => {
    for (const { view, events } of seen) {
      for (const hint of hintsNow(view, events)) {
        for (const company of [FR, EN]) {
          const text = hintSentence(hint, { ...company, names: ['Anne', 'Paul', 'Léa', 'Hugo'] });
          expect(text).toMatch(/^\p{Lu}[^{}]*[.!»”]$/u);
          expect(text).not.toMatch(/undefined|null| {2}|\(\)/);
          expect(text.length).toBeLessThanOrEqual(110);
        }
      }
    }
  });
});

describe('what is explained of the eights', () => {
  it('is the suit and the rank on top, then the card that goes on anything', () => {
    expect(told(exampleView())).toEqual([
      'Posez une carte de même couleur (cœur) ou de même valeur (5).',
      'Le 8 de trèfle va ici sans suivre, et vous choisissez la couleur.',
    ]);
  });

  it('is the suit that was named', () => {
    expect(told(exampleView({ top: '8d', suit: 'h', named: true, moves: movesOf('9h'), hand: ['9h', 'Ks'] }))[0]).toBe(
      'On a demandé cœur : posez une carte de cette couleur.',
    );
  });

  it('is not the suit where the rules in force ask for something else', () => {
    expect(codes(exampleView({ hand: ['9h', '6h', 'Ks'], moves: movesOf('9h') }))).toEqual([]);
    expect(codes(exampleView({ hand: ['9h', '4c', 'Ks'], moves: movesOf('9h', '4c') }))).toEqual([]);
  });

  it('is an attack, and what answers it', () => {
    const attacked = exampleView({ top: '2h', debt: 4, hand: ['2s', '9h'], moves: movesOf('2s', 'draw') });
    expect(told(attacked)).toEqual(['Attaque : piochez 4 cartes, ou posez le 2 de pique.']);
    expect(told({ ...attacked, moves: movesOf('2s', '9h', 'draw') })).toEqual(['Attaque : piochez 4 cartes, ou posez une carte jouable.']);
    expect(told({ ...attacked, moves: movesOf('draw') })).toEqual(['Attaque : rien en main n’y répond, piochez 4 cartes.']);
  });

  it('is to draw, to draw again, to play what was drawn or to pass', () => {
    const stuck = exampleView({ moves: movesOf('draw') });
    expect(codes(stuck)).toEqual(['draw']);
    expect(codes(stuck, [played(2, '5h'), drew])).toContain('draw_more');
    expect(codes(exampleView({ moves: movesOf('9h', 'pass') }), [played(2, '5h'), drew])).toContain('drawn_play');
    expect(codes(exampleView({ moves: movesOf('pass') }), [played(2, '5h'), drew])).toContain('drawn_pass');
  });

  it('is what is called out with the last card but one, late, and against another', () => {
    const two = exampleView({ hand: ['9h', 'Ks'], moves: movesOf('9h'), may_announce: true, announce_with: ['9h'] });
    expect(told(two)[0]).toBe('Avant de poser l’avant-dernière carte, touchez « Carte ! »');
    expect(codes(exampleView({ hand: ['Ks'], counts: [1, 8, 8], turn: 1, moves: [], may_say: true }))).toEqual(['say']);
    expect(codes(exampleView({ turn: 2, moves: [], counts: [3, 1, 8], may_catch: true }))).toEqual(['catch', 'one_left']);
    expect(codes(exampleView({ turn: 2, moves: [], counts: [3, 1, 8], one_card: [1], may_catch: true }))).toEqual(['one_left']);
  });

  it('is nothing to call out where the rules in force call out nothing', () => {
    const silent = { left: null, ranks: '', end: null, knock: false, wrong_costs: 0 };
    expect(codes(exampleView({ hand: ['9h', 'Ks'], moves: movesOf('9h'), calls: silent }))).toEqual(['follow']);
  });

  it('is what befell somebody since I last did something', () => {
    const before: GameEvent[] = [played(0, '7h'), played(1, 'Jh'), { kind: 'skipped', seat: 2, penalty: false }, { kind: 'reversed', direction: 1 }];
    expect(told(exampleView(), before).slice(2)).toEqual([
      'Le valet de cœur fait passer un tour : Nord a perdu son tour.',
      'Le sens a changé : on joue dans le sens des aiguilles d’une montre.',
      'Le but : n’avoir plus de carte en main.',
    ]);
    expect(codes(exampleView(), [...before, played(0, '9h')])).not.toContain('skipped');
  });

  it('is nothing for who looks on, and nothing of a round that is over', () => {
    expect(codes(exampleView({ seat: null }))).toEqual([]);
    expect(codes(exampleView({ over: true, turn: null }))).toEqual([]);
  });
});

describe('what is explained of the others', () => {
  it('is what may be chosen, the suit that was led, and how many tricks to make', () => {
    expect(codes(viewOfTricks({ phase: 'kind', obligations: null }, { moves: movesOf('choose clubs') }))).toEqual(['kind']);
    const led = viewOfTricks({ trick: [[2, '4s']] }, { hand: ['9s', 'Kh'], moves: movesOf('9s') });
    expect(told(led)).toEqual(['Dans cette manche, vous avez 8 plis à faire.', 'Ici, on fournit : il faut jouer pique, la couleur demandée.']);
    expect(told(viewOfTricks({ phase: 'discard' }, { discards: 4, moves: [] }))).toEqual([
      'Dans cette manche, vous avez 8 plis à faire.',
      'Écartez 4 cartes : les plus faibles. Gardez les as et les atouts (cœur).',
    ]);
    expect(told(viewOfTricks({ kind: 'least', trumps: null, obligations: [1, 2, 3] }, { turn: 1, moves: [] }))).toEqual([
      'Dans cette manche, faites au plus 1 pli.',
    ]);
  });
});

describe('each hint', () => {
  it('is given once', () => {
    expect(nextHint(exampleView(), [], [])?.code).toBe('follow');
    expect(nextHint(exampleView(), [], ['follow'])?.code).toBe('wild');
    expect(nextHint(exampleView(), [], CODES)).toBeNull();
  });

  it('has a code that can be kept', () => {
    expect(readGuide(JSON.stringify({ wish: 'on', told: CODES }), false)).toEqual({ wish: 'on', told: CODES });
  });
});

describe('what a browser keeps', () => {
  it('is an offer where nobody has answered, unless rounds were played here', () => {
    expect(readGuide(null, false)).toEqual({ wish: 'offered', told: [] });
    expect(readGuide(null, true)).toEqual({ wish: 'off', told: [] });
  });

  it.each(['', '{', '[]', '7', 'null', '{"wish":"maybe","told":7}', '{"told":[null,{},"<b>","' + 'x'.repeat(99) + '"]}'])(
    'is read even where it is %j',
    (text) => {
      expect(readGuide(text, false)).toEqual({ wish: 'offered', told: [] });
    },
  );

  it('does not grow', () => expect(readGuide(JSON.stringify({ wish: 'on', told: Array(999).fill('draw') }), false).told.length).toBeLessThan(100));
});

it('whoever only drew for being caught has not acted', () => {
  expect(haveActed([{ ...drew, cause: 'caught' } as GameEvent, played(1, '5h')], 0)).toBe(false);
  expect(haveActed([drew], 0)).toBe(true);
});
