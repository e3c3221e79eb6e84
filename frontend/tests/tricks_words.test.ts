// 3-5-8 in words: every event told to me and about the others, every "why not?", in both languages.
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/facts/events';
import type { CommonEvent, Reason, TricksEvent, TricksView, View } from '../src/ground/protocol';
import { KINDS } from '../src/families/tricks/moves';
import { hintSaid, pointsSaid, standing, turnSaid } from '../src/families/tricks/said';
import { ownReason, tellers } from '../src/families/tricks/words';
import { TRICKS_WORDS } from '../src/words/made/tricks';
import { learnToTell } from '../src/words/learnt';
import { sentences } from '../src/words/sentences';
import { french } from '../src/ground/typography';
import { movesOf } from './moves_of';
import { EN, FR, plain } from './example';
import { tellsAll } from './telling';
import { tricksView, viewOfTricks } from './tricks_example';

beforeAll(() => learnToTell(tellers));

const TOLD: [TricksEvent | Extract<CommonEvent, { kind: 'over' }>, string, string][] = [
  [
    { kind: 'chose', seat: 0, what: 'hearts', owes: [8, 5, 3] },
    'vous annoncez atout cœur (vous : 8 plis à faire, Est : 5, Nord : 3)',
    'you announce hearts trumps (you: 8 tricks to take, Est: 5, Nord: 3)',
  ],
  [
    { kind: 'chose', seat: 1, what: 'notrump', owes: [3, 8, 5] },
    'Est annonce sans atout (Est : 8 plis à faire, Nord : 5, vous : 3)',
    'Est announces no trumps (Est: 8 tricks to take, Nord: 5, you: 3)',
  ],
  [
    { kind: 'chose', seat: 1, what: 'least', owes: [8, 3, 5] },
    'Est annonce minimum de plis (Est : 3 plis au plus, Nord : 5, vous : 8)',
    'Est announces fewest tricks (Est: 3 tricks at most, Nord: 5, you: 8)',
  ],
  [
    { kind: 'over', reason: 'played', winners: [1], points: [-3, 1, 2] },
    'Est gagne la manche (Est : +1 point, Nord : +2, vous : −3)',
    'Est wins the round (Est: +1 point, Nord: +2, you: −3)',
  ],
  [
    { kind: 'chien', seat: 1, cards: ['2c', 'As'] },
    'Est prend le chien : le 2 de trèfle et l’as de pique',
    'Est takes the kitty: the 2 of clubs and the ace of spades',
  ],
  [{ kind: 'kitty', seat: 1, count: 4 }, "Est prend le chien, que personne d'autre ne voit : 4 cartes", 'Est takes the kitty, which nobody else sees: 4 cards'],
  [
    { kind: 'kitty', seat: 0, count: 2, cards: ['2c', 'As'] },
    "vous prenez le chien, que personne d'autre ne voit : le 2 de trèfle et l’as de pique",
    'you take the kitty, which nobody else sees: the 2 of clubs and the ace of spades',
  ],
  [
    { kind: 'over', reason: 'outright', winners: [1], points: [-3, 1, 2] },
    "d'un seul coup, Est gagne la manche et avec elle la partie (Est : +1 point, Nord : +2, vous : −3)",
    'in one round, Est wins the round and with it the match (Est: +1 point, Nord: +2, you: −3)',
  ],
  [{ kind: 'exchanged', seat: 1, to: 0, card: '7c' }, 'Est vous donne le 7 de trèfle', 'Est gives you the 7 of clubs'],
  [{ kind: 'exchanged', seat: 0, to: 2, card: '7c' }, 'vous donnez le 7 de trèfle à Nord', 'you give Nord the 7 of clubs'],
  [{ kind: 'exchanged', seat: 1, to: 2 }, 'Est donne une carte à Nord', 'Est gives Nord a card'],
  [{ kind: 'returned', seat: 1, to: 0, card: 'Kc' }, 'Est vous rend le roi de trèfle', 'Est gives you the king of clubs back'],
  [{ kind: 'returned', seat: 1, to: 2 }, 'Est rend une carte à Nord', 'Est gives Nord a card back'],
  [{ kind: 'discarded', seat: 1, count: 4 }, 'Est écarte 4 cartes', 'Est discards 4 cards'],
  [
    { kind: 'discarded', seat: 0, count: 2, cards: ['2c', '3d'] },
    'vous écartez le 2 de trèfle et le 3 de carreau',
    'you discard the 2 of clubs and the 3 of diamonds',
  ],
  [{ kind: 'trick', seat: 1, made: 1, cards: [] }, 'Est fait son 1er pli', 'Est takes the trick, 1 in all'],
  [{ kind: 'trick', seat: 0, made: 3, cards: [] }, 'vous faites votre 3e pli', 'you take the trick, 3 in all'],
];

describe('an event of 3-5-8', () => {
  tellsAll(TOLD, tellers('fr'), tellers('en'));

  it('goes into the sentence of what led to it', () => {
    const taken: GameEvent[] = [
      { kind: 'played', seat: 1, card: 'Kc' },
      { kind: 'trick', seat: 1, made: 2, cards: ['9c', '2c', 'Kc'] },
    ];
    expect(sentences(taken, FR)).toEqual(['Est joue le roi de trèfle et fait son 2e pli.']);
    const announced: GameEvent[] = [
      { kind: 'chose', seat: 0, what: 'spades', owes: [8, 5, 3] },
      { kind: 'chien', seat: 0, cards: ['2c'] },
    ];
    expect(sentences(announced, EN).map(plain)).toEqual([
      'You announce spades trumps (you: 8 tricks to take, Est: 5, Nord: 3) and take the kitty: the 2 of clubs.',
    ]);
  });
});

const SAID: [Reason, string, string][] = [
  [{ code: 'follow', suit: 'h' }, 'Vous avez du cœur : il faut en fournir.', 'You have the suit that was led: follow with a heart.'],
  [{ code: 'trump', suit: 's' }, 'Sans la couleur demandée, il faut couper : jouez un pique.', 'You cannot follow suit, so you have to trump: play a spade.'],
  [
    { code: 'not_given', suit: 'h' },
    'Les atouts ne se donnent pas : choisissez une autre couleur que cœur.',
    'You cannot give trumps away: choose a suit other than hearts.',
  ],
  [{ code: 'kind_needed' }, "Annoncez d'abord, puis on jouera.", 'Announce first, then play.'],
  [{ code: 'exchange_needed' }, "Donnez d'abord une carte, ou ne donnez plus rien.", 'Give a card first, or give no more.'],
  [{ code: 'gift_needed', count: 2 }, "Donnez d'abord une carte : vous avez gagné des points, il le faut.", 'Give a card first: you won points, and have to.'],
  [{ code: 'trumps_needed', kinds: [] }, "Chaque manche se joue à l'atout : nommez une couleur.", 'Every round has trumps: name a suit.'],
  [{ code: 'discard_needed', count: 4 }, "Écartez d'abord 4 cartes.", 'Discard 4 cards first.'],
  [{ code: 'must_play' }, 'Jouez une carte.', 'Play a card.'],
  [{ code: 'bad_kind' }, "Vous l'avez déjà annoncé : choisissez-en un autre.", 'You have announced it already: choose another one.'],
  [{ code: 'bad_exchange' }, 'Cette carte ne peut pas être donnée maintenant.', 'This card cannot be given now.'],
  [{ code: 'no_exchange' }, "Il n'y a pas de carte à échanger maintenant.", 'There is nothing to exchange now.'],
  [
    { code: 'must_return', card: 'Kc' },
    'Il faut rendre le roi de trèfle : votre meilleure carte de la couleur reçue.',
    'You have to give back the king of clubs: your best in the suit you were given.',
  ],
  [{ code: 'bad_discard', count: 4 }, 'Écartez 4 cartes de votre main, toutes différentes.', 'Discard 4 cards from your hand, all different.'],
];

describe('why not', () => {
  it.each(SAID)('%o', (reason, inFrench, inEnglish) => {
    expect(plain(ownReason(reason, 'fr') ?? '')).toBe(french(inFrench));
    expect(plain(ownReason(reason, 'en') ?? '')).toBe(inEnglish);
  });

  it('leaves to the common words what they say', () => expect(ownReason({ code: 'turn', seat: 1 }, 'fr')).toBeNull());
});

describe('how the table stands', () => {
  const stands = (tricks: Partial<TricksView>, changes: Partial<View>, company = FR): string[] =>
    standing(viewOfTricks(tricks, changes), company).map((one) => one.replaceAll('\u00a0', ' '));

  it('is what the round is, what each has made and has to make, the trick, and whose turn it is', () => {
    expect(stands({ made: [2, 0, 1], trick: [[0, '9c']] }, { turn: 1 })).toEqual([
      'Atout cœur',
      'Vous, annonceur : 2 plis, 8 à faire',
      'Est, troisième : 0 pli, 5 à faire',
      'Nord, donneur : 1 pli, 3 à faire',
      'Le pli : le 9 de trèfle',
      'Au tour d’Est',
    ]);
    expect(stands({ kind: 'least', obligations: [3, 5, 8] }, {}, EN).slice(0, 2)).toEqual(['Fewest tricks', 'You, announcer: 0 tricks, 3 at most']);
  });
});

describe('the labels', () => {
  const { fr, en } = TRICKS_WORDS;

  it('name every kind', () => {
    expect(KINDS.map(fr.kind)).toEqual(['Atout pique', 'Atout cœur', 'Atout trèfle', 'Atout carreau', 'Sans atout', 'Minimum de plis']);
    expect(KINDS.map(en.kind)).toEqual(['Spades trumps', 'Hearts trumps', 'Clubs trumps', 'Diamonds trumps', 'No trumps', 'Fewest tricks']);
  });

  it('tell a seat with its duty', () => {
    expect(fr.seat('Est', 'troisième', 1, 5, false)).toBe('Est, troisième\u00a0: 1\u00a0pli, 5 à faire');
    expect(en.seat('Est', 'third', 2, 5, true)).toBe('Est, third: 2\u00a0tricks, 5 at most');
    expect(en.seat('Est', 'third', 0, null, false)).toBe('Est, third: 0\u00a0tricks');
  });

  it('tell why a card goes back', () => {
    expect(fr.hintReturn('Est', '7c', false)).toBe(french('Est vous a donné le 7 de trèfle : vous rendez votre meilleure carte à trèfle.'));
    expect(en.hintReturn('Est', '7c', true)).toBe('Est gave you the 7 of clubs: with no higher card of clubs, you give it back.');
  });

  it('tell what the trick leaves to do', () => {
    expect(fr.hintPlay.follow({ suit: 'h' })).toBe('Fournissez à cœur.');
    expect(fr.hintPlay.trump({ suit: 's' })).toBe(french('Coupez : jouez un pique.'));
    expect(en.hintPlay.lead).toBe('You lead: play what you like.');
    expect(en.hintPlay.any).toBe('Play what you like.');
  });

  it('tell how the points of a seat come about', () => {
    const made = tricksView({ made: [5, 1, 10] });
    const said = (language: 'fr' | 'en', tricks = made) => [0, 1, 2].map((seat) => pointsSaid(tricks, { points: [-3, -4, 7] }, seat, language));
    expect(said('fr')).toEqual(['5\u00a0plis sur 8 à faire = −3', '1\u00a0pli sur 5 à faire = −4', '10\u00a0plis sur 3 à faire = +7']);
    expect(said('en')[1]).toBe('1\u00a0trick of 5 to take = −4');
    const least = tricksView({ kind: 'least', trumps: null, obligations: [3, 5, 8], made: [6, 9, 1] });
    expect(said('fr', least)).toEqual(['6\u00a0plis, 3 au plus = −3', '9\u00a0plis, 5 au plus = −4', '1\u00a0pli, 8 au plus = +7']);
    expect(said('en', least)[0]).toBe('6\u00a0tricks, 3 at most = −3');
    expect(pointsSaid(tricksView({ obligations: null }), { points: [0, 0, 0] }, 0, 'fr')).toBe('');
  });

  it('tell how the match stands', () => {
    expect(fr.roundsOf(4, 18)).toBe('4 manches sur 18');
    expect(en.ahead(['Est', 'You'])).toBe('Ahead: Est and You.');
    expect(fr.wonMatch(['Est', 'Nord'], false)).toBe('Est et Nord gagnent la partie');
    expect(en.wonMatch(['Est'], false)).toBe('Est wins the match');
    expect(fr.wonMatch(['Vous'], true)).toBe('Vous gagnez la partie\u202f!');
  });
});

describe('above the hand', () => {
  const said = (phase: 'kind' | 'exchange' | 'return' | 'discard' | 'play' | 'over', tricks = {}, changes = {}, picked: string[] = []) => {
    const own = tricksView({ phase, ...tricks });
    const view = viewOfTricks(own, changes);
    return [turnSaid(view, own, 'fr'), hintSaid(view, own, picked, 'fr')].map(plain);
  };

  it.each([
    ['kind', { aside: 4 }, {}, [], "À vous d'annoncer", 'Avant de voir le chien.'],
    ['kind', {}, {}, [], "À vous d'annoncer", 'Le chien est déjà dans votre main.'],
    [
      'exchange',
      { exchange: { giver: 0, gives: 2, to: [[1, 2]] } },
      { moves: movesOf('exchange 1 7c') },
      [],
      "À vous d'échanger",
      'Encore 2 cartes à donner : on vous rend à chaque fois la meilleure de la couleur.',
    ],
    [
      'exchange',
      { exchange: { giver: 0, gives: 1, to: [[1, 1]] } },
      { moves: movesOf('exchange 1 7c', 'pass') },
      [],
      "À vous d'échanger",
      'Encore 1 carte à donner si vous voulez : on vous rend à chaque fois la meilleure de la couleur.',
    ],
    ['exchange', {}, {}, ['7c'], "À vous d'échanger", 'À qui donner le 7 de trèfle ?'],
    [
      'return',
      {},
      { moves: movesOf('return Kc'), exchanged: [{ from: 2, to: 0, card: '7c', back: null }] },
      [],
      'À vous de rendre',
      'Nord vous a donné le 7 de trèfle : vous rendez votre meilleure carte à trèfle.',
    ],
    ['return', {}, { moves: movesOf('return Kc') }, [], 'À vous de rendre', 'Vous rendez votre meilleure carte de la couleur reçue.'],
    ['discard', {}, { discards: 4 }, ['7c'], "À vous d'écarter", 'Choisissez les cartes à écarter : encore 3.'],
    ['discard', {}, { discards: 1 }, ['7c'], "À vous d'écarter", 'Elles ne seront montrées à personne.'],
    ['play', {}, {}, [], 'À vous de jouer', 'Vous entamez : jouez ce que vous voulez.'],
    ['play', {}, { turn: 1 }, [], "Au tour d'Est", ''],
    ['discard', {}, { turn: 2 }, [], 'Nord écarte', ''],
    ['over', {}, { over: true, turn: null }, [], 'La manche est finie', ''],
  ] as const)('%s %o %o %o', (phase, tricks, changes, picked, turn, hint) => {
    expect(said(phase, tricks as object, changes, [...picked])).toEqual([french(turn), french(hint)]);
  });
});
