// Danish in words: every event told to me and about the others, every "why not?", what the pile asks, in both languages.
import { beforeAll, describe, expect, it } from 'vitest';
import { endSaid, goalSaid, orderOfEnd } from '../src/families/danish/ended';
import { hintSaid, standing, turnSaid } from '../src/families/danish/said';
import { ownReason, tellers } from '../src/families/danish/words';
import { DANISH_WORDS } from '../src/words/made/danish';
import type { GameEvent } from '../src/facts/events';
import type { DanishEvent, DanishView, Reason, View } from '../src/ground/protocol';
import { learnToTell } from '../src/words/learnt';
import { sentences } from '../src/words/sentences';
import { french } from '../src/ground/typography';
import { movesOf } from './moves_of';
import { EN, exampleView, FR, plain } from './example';
import { tellsAll } from './telling';

const NOTHING: DanishView['asks'] = { least: null, most: null, suit: null, answers: null };

beforeAll(() => learnToTell(tellers));

const TOLD: [DanishEvent, string, string][] = [
  [
    { kind: 'swapped', seat: 1, laid: 'Kd', taken: '4h' },
    'Est étale le roi de carreau et prend le 4 de cœur',
    'Est puts the king of diamonds face up and takes the 4 of hearts',
  ],
  [
    { kind: 'swapped', seat: 0, laid: 'Kd', taken: '4h' },
    'vous étalez le roi de carreau et prenez le 4 de cœur',
    'you put the king of diamonds face up and take the 4 of hearts',
  ],
  [{ kind: 'ready', seat: 1 }, 'Est : c’est bon', 'Est is ready'],
  [{ kind: 'ready', seat: 0 }, 'vous : c’est bon', 'you are ready'],
  [{ kind: 'laid', seat: 1, cards: ['9c'] }, 'Est pose le 9 de trèfle', 'Est plays the 9 of clubs'],
  [{ kind: 'laid', seat: 0, cards: ['9c', '9d'] }, 'vous posez le 9 de trèfle et le 9 de carreau', 'you play the 9 of clubs and the 9 of diamonds'],
  [{ kind: 'asked', seat: 1, suit: 'c' }, 'Est demande trèfle', 'Est calls for clubs'],
  [{ kind: 'capped', seat: 1, rank: '7' }, 'il faut un 7 ou moins', 'the next card has to be a 7 or lower'],
  [{ kind: 'fourth', seat: 1 }, 'Est complète un carré', 'Est completes four of a kind'],
  [{ kind: 'fourth', seat: 0 }, 'vous complétez un carré', 'you complete four of a kind'],
  [{ kind: 'burnt', seat: 1, count: 8 }, 'Est retire le tas du jeu (8 cartes)', 'Est burns the pile (8 cards)'],
  [{ kind: 'sent', seat: 1, to: 2 }, 'Est envoie le tas à Nord', 'Est sends the pile to Nord'],
  [{ kind: 'sent', seat: 1, to: 0 }, 'Est vous envoie le tas', 'Est sends the pile to you'],
  [{ kind: 'sent', seat: 0, to: 1 }, 'vous envoyez le tas à Est', 'you send the pile to Est'],
  [{ kind: 'picked_up', seat: 1, count: 1 }, 'Est ramasse le tas (1 carte)', 'Est picks up the pile (1 card)'],
  [
    { kind: 'took_up', seat: 1, cards: ['9c', 'Kd'] },
    'Est prend en main ses cartes visibles : le 9 de trèfle et le roi de carreau',
    'Est picks up their face-up cards: the 9 of clubs and the king of diamonds',
  ],
  [{ kind: 'took_up', seat: 0, cards: ['9c'] }, 'vous prenez en main vos cartes visibles : le 9 de trèfle', 'you pick up your face-up cards: the 9 of clubs'],
  [{ kind: 'rows', count: 3 }, 'devant chacun, 3 cartes cachées et autant de visibles', 'in front of each, 3 cards face down and as many face up'],
  [{ kind: 'blind', seat: 1, count: 1 }, 'Est n’a plus qu’une carte cachée', 'Est has only 1 card left, face down'],
  [{ kind: 'blind', seat: 0, count: 3 }, 'vous n’avez plus que 3 cartes cachées', 'you have only 3 cards left, face down'],
  [{ kind: 'flipped', seat: 1, slot: 2, card: 'Kd', fits: true }, 'Est retourne une carte cachée', 'Est turns over a face-down card'],
  [
    { kind: 'flipped', seat: 0, slot: 2, card: '4c', fits: false },
    'vous retournez le 4 de trèfle, qui ne va pas',
    'you turn over the 4 of clubs, which cannot be played',
  ],
];

describe('an event of Danish', () => {
  tellsAll(TOLD, tellers('fr'), tellers('en'));

  it('goes into the sentence of what led to it', () => {
    const six: GameEvent[] = [
      { kind: 'laid', seat: 1, cards: ['3c'] },
      { kind: 'stands', seat: 1, card: '6h' },
      { kind: 'asked', seat: 1, suit: 'h' },
    ];
    expect(sentences(six, FR)).toEqual([french('Est pose le 3 de trèfle et demande cœur ; cela vaut le 6 de cœur.')]);
    const ace: GameEvent[] = [
      { kind: 'laid', seat: 1, cards: ['As'] },
      { kind: 'sent', seat: 1, to: 0 },
    ];
    expect(sentences(ace, FR)).toEqual(['Est pose l’as de pique et vous envoie le tas.']);
    expect(sentences(ace, EN)).toEqual(['Est plays the ace of spades and sends the pile to you.']);
  });
});

describe('what the pile asks', () => {
  it.each([
    [{ least: '9' }, 'Un 9 ou plus', 'A 9 or higher'],
    [{ least: 'Q' }, 'Une dame ou plus', 'A queen or higher'],
    [{ most: '7' }, 'Un 7 ou moins', 'A 7 or lower'],
    [{ least: '6', suit: 'c' }, 'Un trèfle parmi les cartes, un 6 ou plus', 'A club among the cards, a 6 or higher'],
    [{ answers: ['A', 'T', '2'] }, 'Un as, un 10 ou un 2', 'An ace, a 10 or a 2'],
    [{ least: '2' }, 'N’importe quelle carte', 'Any card'],
    [{}, 'N’importe quelle carte', 'Any card'],
  ] as const)('%o', (changes, inFrench, inEnglish) => {
    const asks = { ...NOTHING, ...changes } as DanishView['asks'];
    expect(DANISH_WORDS.fr.asks(asks)).toBe(inFrench);
    expect(DANISH_WORDS.en.asks(asks)).toBe(inEnglish);
  });

  it('is heard as a sentence', () => {
    expect(DANISH_WORDS.fr.asksHeard({ ...NOTHING, least: '9' })).toBe('Il faut un 9 ou plus.');
    expect(DANISH_WORDS.en.asksHeard({ ...NOTHING, least: '9' })).toBe('Next: a 9 or higher.');
  });
});

const SAID: [Reason, string, string][] = [
  [{ code: 'too_low', rank: '9' }, 'Le 5 de trèfle ne va pas : il faut un 9 ou plus.', 'The 5 of clubs cannot be played: it has to be a 9 or higher.'],
  [{ code: 'too_high', rank: '7' }, 'Le 5 de trèfle ne va pas : il faut un 7 ou moins.', 'The 5 of clubs cannot be played: it has to be a 7 or lower.'],
  [{ code: 'suit', suit: 's' }, "L'une des cartes posées doit être un pique.", 'One of the cards you play has to be a spade.'],
  [
    { code: 'ace', answers: ['A', 'T', '2'] },
    'Le tas vous est envoyé : répondez par un as, un 10 ou un 2, ou ramassez-le.',
    'The pile is coming to you: answer with an ace, a 10 or a 2, or pick it up.',
  ],
  [
    { code: 'can_play' },
    'Vous avez une carte à poser : on ne ramasse que si rien ne va.',
    'You have a card to play: pick up the pile only when you have none.',
  ],
];

describe('why not', () => {
  it.each(SAID)('%o', (reason, inFrench, inEnglish) => {
    expect(ownReason(reason, 'fr', '5c')).toBe(french(inFrench));
    expect(ownReason(reason, 'en', '5c')).toBe(inEnglish);
  });

  it('names no card that is not known', () => {
    expect(ownReason({ code: 'too_low', rank: '9' }, 'fr')).toBe(french('Cette carte ne va pas : il faut un 9 ou plus.'));
    expect(ownReason({ code: 'too_low', rank: '9' }, 'en')).toBe('This card cannot be played: it has to be a 9 or higher.');
  });

  it.each([
    'ready',
    'swapped_enough',
    'swapping',
    'not_swapping',
    'bad_swap',
    'bad_set',
    'no_target',
    'target_needed',
    'bad_target',
    'can_play',
    'no_discard',
    'flip_first',
    'bad_slot',
    'not_blind',
    'choose',
  ])('has a sentence for %s', (code) => {
    for (const language of ['fr', 'en'] as const) expect(ownReason({ code }, language)).toMatch(/^[A-ZÀ-Ý].+\.$/);
  });

  it('leaves to the common words what they say', () => expect(ownReason({ code: 'turn', seat: 1 }, 'fr')).toBeNull());
});

function danishView(changes: Partial<DanishView> = {}): DanishView {
  return {
    phase: 'play',
    ready: [0, 1, 2],
    face_up: [[], [], []],
    face_down: [
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ],
    asks: { ...NOTHING, least: '9' },
    attacked: null,
    last: 2,
    run: 0,
    burnt: 0,
    stage: ['hand', 'hand', 'hand'],
    ...changes,
  };
}

const viewOf = (changes: Partial<View> = {}): View =>
  exampleView({ family: 'danish', hand: ['9c', '9d', 'As'], moves: movesOf('9c', '9d', '9c+9d', 'As>1', 'As>2'), ...changes });

describe('whose turn it is', () => {
  it.each([
    ['À vous de jouer', {}, {}],
    ['Au tour de Nord', { turn: 2 }, {}],
    ['Le tas vous est envoyé', {}, { attacked: 0 }],
    ['Le tas est envoyé à Nord', { turn: 2 }, { attacked: 2 }],
    [french('Un as : à qui envoyer le tas ?'), {}, { phase: 'target' }],
    ['Nord choisit à qui envoyer le tas', { turn: 2 }, { phase: 'target' }],
    ['Avant de jouer', {}, { phase: 'swap', ready: [1] }],
    ['On attend Est et Nord', { turn: 1 }, { phase: 'swap', ready: [0] }],
    ['La manche est finie', { over: true, turn: null }, { phase: 'over' }],
  ] as [string, Partial<View>, Partial<DanishView>][])('%s', (said, view, danish) => {
    expect(turnSaid(viewOf(view), danishView(danish), 'fr')).toBe(said);
    expect(turnSaid(viewOf(view), danishView(danish), 'en')).not.toBe('');
  });
});

describe('how the table stands', () => {
  const stands = (view: Partial<View>, danish: Partial<DanishView>, company = FR): string[] =>
    standing(viewOf({ ...view, danish: danishView(danish) }), company).map((one) => plain(one).replaceAll('\u00a0', ' '));

  it('is the pile, what may go on it, all that the others hold, and whose turn it is', () => {
    const rows = { face_up: [[], ['Kd'], []], face_down: [[1], [1, 2], [3]] };
    expect(stands({ turn: 2, top: '9h', discard: 5, counts: [3, 4, 0] }, rows)).toEqual([
      'Le tas : 5 cartes, le 9 de cœur dessus',
      'Il faut un 9 ou plus.',
      'Est : 4 cartes en main, visible : roi de carreau, 2 cachées',
      'Nord : 0 carte en main, 1 cachée',
      'Au tour de Nord',
    ]);
  });
  it('is an empty pile, and nothing of my own turn', () => {
    expect(stands({ top: '', counts: [3, 1, 2] }, {}, EN)).toEqual([
      'The pile is empty',
      '',
      'Est: 1 card in hand, 3 face down',
      'Nord: 2 cards in hand, 3 face down',
      '',
    ]);
  });
  it('is who is awaited while cards are swapped', () => {
    expect(stands({ top: '' }, { phase: 'swap', ready: [0] }).at(-1)).toBe('On attend Est et Nord');
    expect(stands({ top: '' }, { phase: 'swap', ready: [] }).at(-1)).toBe('');
  });
});

describe('what I can do', () => {
  const sixes = movesOf('6c', '6h', '6c+6h', '6h+6c');

  it.each([
    ['', {}, {}, []],
    ['Vous pouvez compléter un carré : le tas est retiré du jeu, et vous rejouez.', { top: '9h' }, { run: 2 }, []],
    ['', { top: '9h' }, { run: 1 }, []],
    ['', { top: '5h' }, { run: 3 }, []],
    ['Jouez une de vos cartes visibles.', { hand: [], moves: movesOf('9c') }, { face_up: [['9c', '5d'], [], []] }, []],
    ['2 cartes choisies : posez.', { hand: [] }, { face_up: [['9c', '9d'], [], []] }, ['9c', '9d']],
    ['Touchez-en une autre de même valeur, ou posez.', {}, {}, ['9c']],
    ['2 cartes choisies : posez.', {}, {}, ['9c', '9d']],
    ['Touchez un nom : le tas ira là.', {}, {}, ['As']],
    ['Dans cet ordre, le 6 de cœur sera dessus et demandera cœur.', { moves: sixes }, {}, ['6c', '6h']],
    ['Ajoutez un trèfle de même valeur.', { moves: movesOf('9c', '9c+9d') }, { asks: { ...NOTHING, least: '6', suit: 'c' } }, ['9d']],
    ['Rien ne va : ramassez le tas.', { moves: movesOf('pickup') }, {}, []],
    ['Retournez une de vos cartes cachées.', { hand: [], moves: movesOf('flip 1') }, {}, []],
    ['Retournez une de vos cartes cachées, ou ramassez.', { hand: [], moves: movesOf('flip 1', 'pickup') }, { asks: { ...NOTHING, answers: ['A'] } }, []],
    ['Répondez par un as ou un 2, ou ramassez.', { moves: movesOf('As>1', 'pickup') }, { asks: { ...NOTHING, answers: ['A', '2'] } }, []],
    ['Touchez un nom : le tas ira là.', { moves: movesOf('>1', '>2') }, { phase: 'target' }, []],
    ['Touchez une carte de votre main et une visible pour les échanger.', { moves: movesOf('swap 9c Kd', 'pass') }, { phase: 'swap', ready: [] }, []],
    ['Contre quelle carte visible échanger le 9 de trèfle ?', { moves: movesOf('swap 9c Kd', 'pass') }, { phase: 'swap', ready: [] }, ['9c']],
    ['Dites que c’est bon.', { moves: movesOf('pass') }, { phase: 'swap', ready: [] }, []],
    ['C’est bon pour vous.', { moves: [] }, { phase: 'swap', ready: [0] }, []],
    ['Vous avez fini, 2e.', { out: [1, 0], turn: 2 }, {}, []],
    ['', { turn: 2 }, {}, []],
    ['', { over: true }, {}, []],
  ] as [string, Partial<View>, Partial<DanishView>, string[]][])('%s', (said, view, danish, faces) => {
    expect(plain(hintSaid(viewOf(view), danishView(danish), { faces, up: null }, 'fr'))).toBe(french(said));
    expect(hintSaid(viewOf(view), danishView(danish), { faces, up: null }, 'en') === '').toBe(said === '');
  });

  it('asks for a card of the hand where a face-up one is picked', () => {
    const view = viewOf({ moves: movesOf('swap 9c Kd', 'pass') });
    const swapping = danishView({ phase: 'swap', ready: [] });
    expect(hintSaid(view, swapping, { faces: [], up: 'Kd' }, 'fr')).toBe(french('Contre quelle carte de votre main échanger le roi de carreau ?'));
  });
});

describe('the end of a round', () => {
  const danish = { face_up: [[], [], ['5d']], face_down: [[], [], [1]] } as unknown as DanishView;
  const ended = { names: ['Anne', 'Est', 'Nord'], seat: 0, out: [1, 0], danish };
  const result = { reason: 'out' as const, winners: [1], points: [0, 1, 0], hands: [[], [], ['4c']], worth: [], tallies: [] };
  const said = (seat: number, language: 'fr' | 'en'): string => plain(endSaid(ended, result, seat, language));

  it('stands from first to last as the players were rid of their cards', () => {
    expect(orderOfEnd(ended)).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 3 },
    ]);
    expect(orderOfEnd({ ...ended, out: [1] })).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 2 },
    ]);
  });

  it('says who is last, where it went on for the places', () => {
    expect(goalSaid(ended, result, 'fr')).toContain('Le dernier est Nord.');
    expect(goalSaid({ ...ended, seat: 2 }, result, 'en')).toBe(
      'The first player out wins the round and scores 1 point; the others score nothing. You are last.',
    );
    expect(goalSaid({ ...ended, out: [1] }, { ...result, points: [0, 2, 0] }, 'en')).toBe(
      'The first player out wins the round and scores 2 points; the others score nothing.',
    );
  });

  it('says how each has ended', () => {
    expect([1, 0, 2].map((seat) => said(seat, 'fr'))).toEqual(['1er sans carte = +1', '2e sans carte', 'Encore 3 cartes, dont 1 cachée']);
    expect([1, 0, 2].map((seat) => said(seat, 'en'))).toEqual(['1st out = +1', '2nd out', '3 cards left, 1 face down']);
  });
});

describe('the labels', () => {
  const { fr, en } = DANISH_WORDS;

  it.each([
    [fr.pickUp(1), 'Ramasser le tas (1 carte)'],
    [en.pickUp(2), 'Pick up the pile (2 cards)'],
    [fr.lay(1), 'Poser'],
    [fr.lay(3), 'Poser 3 cartes'],
    [en.lay(3), 'Play 3 cards'],
    [fr.faceUps(['9c', 'Kd']), 'visibles : 9 de trèfle et roi de carreau'],
    [en.faceUps(['9c']), 'face up: 9 of clubs'],
    [fr.faceDowns(0), 'aucune cachée'],
    [fr.faceDowns(2), '2 cachées'],
    [en.faceDowns(0), 'none face down'],
    [fr.inHand('Est', 3), 'Est : 3 cartes en main'],
    [en.inHand('Est', 1), 'Est: 1 card in hand'],
    [fr.faceUp('Kd', 2), 'Roi de carreau, visible, place 2'],
    [fr.discardName(11, 'le 9 de cœur'), 'Le tas : 11 cartes, le 9 de cœur dessus'],
    [en.discardName(11, 'the 9 of hearts'), 'The pile: 11 cards, the 9 of hearts on top'],
    [fr.standsFor('6c'), 'vaut le 6 de trèfle'],
    [en.standsFor('6c'), 'stands for the 6 of clubs'],
    [fr.under(['5c', '6c']), 'dessous : 5 de trèfle et 6 de trèfle'],
  ])('%s', (said, written) => expect(plain(said).replaceAll('\u00a0', ' ')).toBe(written));

  it('are as many in both languages', () => {
    const keys = (words: object): string[] =>
      Object.entries(words).flatMap(([key, word]) => (typeof word === 'object' ? keys(word).map((under) => `${key}.${under}`) : [key]));
    expect(keys(en)).toEqual(keys(fr));
  });
});
