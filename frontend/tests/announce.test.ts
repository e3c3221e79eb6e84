// What is read out, and the hint under the turn.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/facts/events';
import { spokenNews } from '../src/words/announce';
import { turnHint } from '../src/words/hints';
import { french } from '../src/ground/typography';
import { movesOf } from './moves_of';
import { EN, exampleView, FR, plain } from './example';

describe('the live region', () => {
  it('tells the news, then what is asked of me', () => {
    const played = [{ kind: 'played', seat: 2, card: '5h' } as const];
    expect(spokenNews(played, FR, ['À vous de jouer', '', 'Jouez.'])).toBe('Nord joue le 5 de cœur. À vous de jouer. Jouez.');
    expect(spokenNews([{ kind: 'passed', seat: 0 }], FR, [])).toBe('Vous passez.');
  });
});

describe('the three lengths of the story', () => {
  const NEWS = [
    { kind: 'played', seat: 1, card: '9h' },
    { kind: 'drew', seat: 2, count: 2, cause: 'turn' },
    { kind: 'played', seat: 2, card: '8c' },
    { kind: 'named', seat: 2, suit: 'd' },
    { kind: 'attacked', seat: 0, debt: 2, later: false },
  ] as const;
  const view = exampleView({ top: '8c', debt: 2, counts: [3, 4, 1] });
  const asked = ['À vous de jouer'];
  const usual = 'Est joue le 9 de cœur. Nord pioche 2 cartes. Nord joue le 8 de trèfle et demande carreau ; à vous de piocher 2 cartes.';

  it('short: the card on top, and what concerns me', () => {
    expect(plain(spokenNews(NEWS, FR, asked, 'short', view))).toBe(
      french('Nord joue le 8 de trèfle et demande carreau ; à vous de piocher 2 cartes. À vous de jouer.'),
    );
  });
  it('usual: all that happens', () => {
    expect(plain(spokenNews(NEWS, FR, asked, 'usual', view))).toBe(french(`${usual} À vous de jouer.`));
  });
  it('full: and how the table stands', () => {
    expect(plain(spokenNews(NEWS, FR, asked, 'full', view))).toBe(
      french(`${usual} Carte du dessus : 8 de trèfle. Attaque : 2 cartes à piocher. Est : 4 cartes, Nord : 1 carte. À vous de jouer.`),
    );
  });
  it('full: what the card on top asks for, and whose turn it is', () => {
    const told = (changes: Parameters<typeof exampleView>[0]): string =>
      spokenNews([NEWS[2]], FR, [], 'full', exampleView({ turn: 1, counts: [3], ...changes }));
    expect(told({ top: '8c', suit: 'd', named: true })).toBe(
      french('Nord joue le 8 de trèfle. Carte du dessus : 8 de trèfle, demandé : carreau. Au tour d’Est.'),
    );
    expect(told({ top: 'Jc', rank: '7', named: true, suit: null })).toContain(french('valet de trèfle, demandé : un 7.'));
    expect(told({ top: 'Xr', stands_for: '7h' })).toContain(french('vaut le 7 de cœur.'));
    expect(told({ top: 'Xr', in_force: '8c', suit: 'd', named: true })).toContain(french('en dessous : le 8 de trèfle, demandé : carreau.'));
  });
  it('short: who begins, the direction and who is out are for everybody', () => {
    const begun: GameEvent[] = [
      { kind: 'dealt', seat: 2, count: 5, first: 0 },
      { kind: 'starter', card: 'Jh' },
      { kind: 'skipped', seat: 1, penalty: false },
      { kind: 'reversed', direction: -1 },
    ];
    expect(spokenNews(begun, FR, [], 'short')).toBe(spokenNews(begun, FR, [], 'usual'));
    for (const kind of [
      { kind: 'reversed', direction: -1 },
      { kind: 'out', seat: 1 },
      { kind: 'beaten', seat: 1, held: 25 },
    ] as const)
      expect(spokenNews([kind, NEWS[0]], FR, [], 'short')).toBe(spokenNews([kind, NEWS[0]], FR, [], 'usual'));
  });
  it('short: what I draw, and a skip of mine, are heard; a skip of another is not', () => {
    expect(plain(spokenNews([{ kind: 'drew', seat: 0, count: 1, cause: 'turn', cards: ['2c'] }], FR, [], 'short'))).toBe('Vous piochez le 2 de trèfle.');
    expect(spokenNews([{ kind: 'skipped', seat: 1, penalty: false }], FR, [], 'short')).toBe('');
    expect(spokenNews([{ kind: 'skipped', seat: 0, penalty: false }], FR, [], 'short')).toBe('Vous perdez votre tour.');
  });
  it('short: an announcement and the end are for everybody', () => {
    const end: GameEvent[] = [
      { kind: 'announced', seat: 1, late: true, what: 'card' },
      { kind: 'over', reason: 'out', winners: [1], points: [3, 0, 4] },
    ];
    expect(spokenNews(end, FR, [], 'short')).toBe(spokenNews(end, FR, [], 'usual'));
  });
  it('whose turn it is is not said twice where I am asked, and is said of others', () => {
    const turn = (seat: number): GameEvent[] => [
      { kind: 'passed', seat: 1 },
      { kind: 'turn', seat, to: 'play', count: 0 },
    ];
    expect(spokenNews(turn(0), FR, asked)).toBe('Est passe. À vous de jouer.');
    expect(plain(spokenNews(turn(2), FR, []))).toBe(french('Est passe ; à Nord de jouer.'));
  });
  it('after a move was taken back, and after hands changed owner, how the table stands is told at any length', () => {
    expect(plain(spokenNews([{ kind: 'undone', seat: 1 }], FR, [], 'usual', view))).toContain(
      french('Carte du dessus : 8 de trèfle. Attaque : 2 cartes à piocher.'),
    );
    const hand = exampleView({ hand: ['8c', '9c'] });
    expect(plain(spokenNews([{ kind: 'rotated', direction: 1 }], FR, [], 'usual', hand))).toContain(french('Votre main : 2 cartes.'));
    expect(plain(spokenNews([{ kind: 'traded', seat: 1, to: 0 }], FR, [], 'usual', hand))).toContain(french('Votre main : 2 cartes.'));
    expect(plain(spokenNews([{ kind: 'traded', seat: 1, to: 2 }], FR, [], 'usual', hand))).not.toContain('Votre main');
  });
  it('short: what follows from a card that is left out is not said of another', () => {
    const mine = { kind: 'played', seat: 0, card: '9h' } as const;
    const lost: GameEvent[] = [mine, { kind: 'played', seat: 1, card: '7h' }, { kind: 'skipped', seat: 0, penalty: false }, NEWS[0]];
    expect(spokenNews(lost, FR, [], 'short')).toBe('Vous jouez le 9 de cœur. Vous perdez votre tour. Est joue le 9 de cœur.');
  });
  it('short: that a move was taken back is told before how the table stands', () => {
    expect(spokenNews([{ kind: 'undone', seat: 1 }], FR, [], 'short', view)).toMatch(/^Est reprend son coup/);
  });
  it('full: how the table stands in the words of a family', () => {
    expect(spokenNews([NEWS[2]], FR, [], 'full', view, () => ['Atout cœur'])).toBe('Nord joue le 8 de trèfle. Atout cœur.');
  });
  it('without a chair nothing is left out', () => {
    const onlooker = { ...FR, me: null };
    expect(spokenNews(NEWS, onlooker, [], 'short')).toBe(spokenNews(NEWS, onlooker, [], 'usual'));
  });
});

describe('the hint', () => {
  it.each([
    [{}, ''],
    [{ turn: 1, moves: [] }, ''],
    [{ moves: movesOf('draw') }, 'Aucune carte jouable : piochez.'],
    [{ moves: movesOf('pass') }, 'Toujours rien à jouer : passez.'],
    [{ moves: movesOf('9h', 'pass') }, 'Jouez, ou passez.'],
    [{ debt: 2, moves: movesOf('draw') }, 'Rien pour répondre : piochez 2\u00a0cartes.'],
    [{ debt: 2, moves: movesOf('2c', 'draw') }, 'Répondez à l’attaque, ou piochez 2\u00a0cartes.'],
    [{ debt: 4, moves: movesOf('Kh', 'pass') }, 'Jouez, ou passez.'],
    [{ debt: 2, moves: movesOf('Ac') }, 'Répondez à l’attaque.'],
    [{ debt: 2, again: true, moves: movesOf('2c', 'draw') }, ''],
    [{ debt: 1, moves: movesOf('take'), phase: 'take' }, ''],
    [{ debt: 1, moves: [], phase: 'give' }, ''],
    [{ debt: 2, moves: movesOf('declare', 'draw') }, 'Montrez votre carré, ou piochez 2\u00a0cartes.'],
  ])('%o', (changes, hint) => expect(turnHint(exampleView(changes), FR)).toBe(french(hint)));

  const MOVES = ['8c=d', 'draw', 'pass', 'declare', 'say', 'take', 'hit 1', '=Kd'];
  const SUBSETS = Array.from({ length: 2 ** MOVES.length }, (_, bits) => MOVES.filter((_, place) => bits & (1 << place)));

  it('offers only what is legal, and tells of nothing to play only where nothing can be played', () => {
    const view = exampleView({});
    const untrue = SUBSETS.flatMap((moves) =>
      [0, 3].flatMap((debt) =>
        [false, true].flatMap((again) =>
          [FR, EN].flatMap((company) => {
            const hint = turnHint({ ...view, moves: movesOf(...moves), debt, again }, company).toLowerCase();
            const [plays, attacked] = [moves.includes('8c=d'), debt > 0 && !again];
            const may = (move: string): boolean => moves.includes(move);
            const fine =
              (!/répond|answer the/.test(hint) || /rien pour/.test(hint) || (plays && attacked)) &&
              (!/jouez|play,/.test(hint) || plays) &&
              (!/rien|nothing|aucune|no playable/.test(hint) || !(plays || may('declare'))) &&
              (!/pioche|draw/.test(hint) || may('draw')) &&
              (!/3/.test(hint) || attacked) &&
              (!/passe|pass/.test(hint) || may('pass')) &&
              (!/carré|four of/.test(hint) || may('declare'));
            return fine ? [] : [`${moves.join(' ')}, ${debt}, ${again}: ${hint}`];
          }),
        ),
      ),
    );
    expect(untrue).toEqual([]);
  });
});
