// Every kind of event, told to me and about the others, in both languages.
import { describe, expect, it } from 'vitest';
import type { EventKind, GameEvent } from '../src/facts/events';
import type { Calls, Ending } from '../src/ground/protocol';
import type { Company } from '../src/words/people';
import { EVENTS_WORDS } from '../src/words/made/events';
import { clause, sentences } from '../src/words/sentences';
import { french } from '../src/ground/typography';
import { plain } from './example';

const NAMES = ['Anne', 'Est', 'Nord', 'Ouest'];
const FR: Company = { names: NAMES, me: 0, language: 'fr' };
const EN: Company = { names: NAMES, me: 0, language: 'en' };

// [event, in French, in English]; the French is typed plainly and gets its no-break spaces here.
const TOLD: [GameEvent, string, string][] = [
  [{ kind: 'rule_changed', seat: 1, fr: 'roi\u00a0: passe.', en: 'king: skips.' }, 'Est change une règle : roi : passe.', 'Est changes a rule: king: skips.'],
  [{ kind: 'dealt', seat: 0, first: 1, count: 8 }, 'vous donnez 8 cartes à chacun', 'you deal 8 cards each'],
  [{ kind: 'turn', seat: 1, to: 'start', count: 0 }, 'Est commence', 'Est starts'],
  [{ kind: 'turn', seat: 0, to: 'start', count: 0 }, 'à vous de commencer', 'you start'],
  [{ kind: 'turn', seat: 1, to: 'play', count: 0 }, 'à Est de jouer', 'Est plays next'],
  [{ kind: 'turn', seat: 0, to: 'play', count: 0 }, 'à vous de jouer', 'you play next'],
  [{ kind: 'turn', seat: 0, to: 'doubt', count: 0 }, 'vous pouvez ne pas y croire', 'you may doubt it'],
  [{ kind: 'turn', seat: 1, to: 'give', count: 2 }, 'à Est de donner 2 cartes', 'Est has to give away 2 cards'],
  [{ kind: 'turn', seat: 0, to: 'rank', count: 0 }, 'à vous de demander une valeur', 'you have to call a rank'],
  [{ kind: 'paid', seat: 2, count: 0, lapsed: 0 }, 'l’attaque est payée', 'the attack is over'],
  [{ kind: 'paid', seat: 2, count: 0, lapsed: 2 }, 'l’attaque est finie', 'the attack is over'],
  [{ kind: 'paid', seat: 2, count: 3, lapsed: 0 }, '3 cartes en tout : l’attaque est payée', '3 cards in all: the attack is over'],
  [{ kind: 'shows', seat: 2, card: '8c', suit: null }, 'en dessous, le 8 de trèfle', 'below it, the 8 of clubs'],
  [{ kind: 'shows', seat: 2, card: '8c', suit: 'd' }, 'en dessous, le 8 de trèfle, carreau demandé', 'below it, the 8 of clubs, with diamonds called'],
  [{ kind: 'run', seat: 1 }, 'Est peut en poser d’autres', 'Est may play more with it'],
  [{ kind: 'run_over', seat: 0 }, 'vous avez fini de poser', 'you are done'],
  [
    { kind: 'declared', seat: 1, cards: ['8h', '8h', '8s', '8s'] },
    'Est montre un carré : le 8 de cœur, le 8 de cœur, le 8 de pique et le 8 de pique',
    'Est shows four of a kind: the 8 of hearts, the 8 of hearts, the 8 of spades and the 8 of spades',
  ],
  [
    { kind: 'declared', seat: 0, cards: ['8h', '9h'] },
    'vous montrez les cartes qui gagnent : le 8 de cœur et le 9 de cœur',
    'you show the winning cards: the 8 of hearts and the 9 of hearts',
  ],
  [{ kind: 'attacked', seat: 1, debt: 3, later: true }, 'Est aura ensuite 3 cartes à piocher', 'Est will then have 3 cards to draw'],
  [{ kind: 'skipped', seat: 1, penalty: true }, 'Est perd son tour (pénalité)', 'Est is skipped (penalty)'],
  [{ kind: 'drew', seat: 1, count: 4, cause: 'misdeal' }, 'Est pioche 4 cartes pour compléter sa main', 'Est draws 4 cards to make up a full hand'],
  [
    { kind: 'drew', seat: 0, count: 3, cause: 'turn', cards: ['9h', 'Js', '2c'] },
    'vous piochez 3 cartes : le 9 de cœur, le valet de pique et le 2 de trèfle',
    'you draw 3 cards: the 9 of hearts, the jack of spades and the 2 of clubs',
  ],
  [
    { kind: 'repaired', seat: 0, by: 1, back: 1, cards: ['9h'] },
    'Est dit « Maldonne ! » : le 9 de cœur de votre main retourne dans la pioche',
    'Est says “Misdeal!”: the 9 of hearts of yours goes back into the stock',
  ],
  [{ kind: 'undone', seat: 1 }, 'Est reprend son coup et tout ce qui a suivi', 'Est takes back their move and all that followed'],
  [{ kind: 'may_steal', seat: 1, from: 2 }, 'à Est de tirer une carte de Nord', 'Est has to take a card from Nord'],
  [{ kind: 'starter', card: 'As' }, 'la première carte est l’as de pique', 'the first card is the ace of spades'],
  [{ kind: 'played', seat: 1, card: '9h' }, 'Est joue le 9 de cœur', 'Est plays the 9 of hearts'],
  [{ kind: 'played', seat: 0, card: 'Qd' }, 'vous jouez la dame de carreau', 'you play the queen of diamonds'],
  [{ kind: 'played', seat: 2, card: 'Xr' }, 'Nord joue le joker en couleurs', 'Nord plays the coloured joker'],
  [{ kind: 'announced', seat: 1, late: false, what: 'card' }, 'Est annonce « Carte ! »', 'Est says “One card!”'],
  [{ kind: 'announced', seat: 0, late: true, what: 'card' }, 'vous annoncez « Carte ! » après coup', 'you say “One card!”, late'],
  [{ kind: 'named', seat: 1, suit: 'h' }, 'Est demande cœur', 'Est calls hearts'],
  [{ kind: 'named', seat: 0, suit: 'c' }, 'vous demandez trèfle', 'you call clubs'],
  [{ kind: 'attacked', seat: 0, debt: 4, later: false }, 'à vous de piocher 4 cartes', 'you have 4 cards to draw'],
  [{ kind: 'attacked', seat: 2, debt: 1, later: false }, 'à Nord de piocher 1 carte', 'Nord has 1 card to draw'],
  [{ kind: 'stopped', seat: 2 }, 'l’attaque est arrêtée', 'the attack is stopped'],
  [{ kind: 'drew', seat: 2, count: 1, cause: 'turn' }, 'Nord pioche 1 carte', 'Nord draws 1 card'],
  [
    { kind: 'drew', seat: 0, count: 2, cause: 'turn', cards: ['9h', 'Js'] },
    'vous piochez le 9 de cœur et le valet de pique',
    'you draw the 9 of hearts and the jack of spades',
  ],
  [{ kind: 'drew', seat: 2, count: 4, cause: 'debt' }, 'Nord pioche 4 cartes', 'Nord draws 4 cards'],
  [{ kind: 'drew', seat: 2, count: 2, cause: 'caught' }, 'Nord pioche 2 cartes pour avoir oublié « Carte »', 'Nord draws 2 cards for forgetting “One card”'],
  [
    { kind: 'drew', seat: 0, count: 1, cause: 'again', cards: ['Td'] },
    'on ne finit pas sur une carte qui oblige à rejouer : vous piochez le 10 de carreau',
    'nobody can go out on a card that makes them play again: you draw the 10 of diamonds',
  ],
  [{ kind: 'drew', seat: 1, count: 0, cause: 'debt' }, 'la pioche est vide : Est ne pioche rien', 'the stock is empty: Est draws nothing'],
  [{ kind: 'passed', seat: 1 }, 'Est passe', 'Est passes'],
  [{ kind: 'passed', seat: 0 }, 'vous passez', 'you pass'],
  [{ kind: 'skipped', seat: 1, penalty: false }, 'Est perd son tour', 'Est is skipped'],
  [{ kind: 'skipped', seat: 0, penalty: false }, 'vous perdez votre tour', 'you are skipped'],
  [{ kind: 'reversed', direction: -1 }, 'on tourne dans l’autre sens', 'play now goes anticlockwise'],
  [{ kind: 'reversed', direction: 1 }, 'on tourne dans le sens des aiguilles d’une montre', 'play now goes clockwise'],
  [{ kind: 'again', seat: 1 }, 'Est rejoue', 'Est plays again'],
  [{ kind: 'again', seat: 0 }, 'à vous de rejouer', 'you play again'],
  [{ kind: 'caught', seat: 1, by: 0, what: 'card', rank: '' }, '« Contre-carte ! » : vous prenez Est en défaut', '“Catch!”: you catch Est'],
  [{ kind: 'caught', seat: 0, by: 2, what: 'card', rank: '' }, '« Contre-carte ! » : Nord vous prend en défaut', '“Catch!”: Nord catches you'],
  [{ kind: 'caught', seat: 1, by: 2, what: 'card', rank: '' }, '« Contre-carte ! » : Nord prend Est en défaut', '“Catch!”: Nord catches Est'],
  [{ kind: 'wrong_catch', seat: 3, what: 'card', rank: '' }, 'Ouest dit « Contre-carte ! » à tort', 'Ouest says “Catch!” for no reason'],
  [{ kind: 'wrong_say', seat: 3 }, 'Ouest dit « Carte ! » à tort', 'Ouest says “One card!” by mistake'],
  [{ kind: 'drew', seat: 3, count: 2, cause: 'wrong' }, 'Ouest pioche 2 cartes pour l’avoir dit à tort', 'Ouest draws 2 cards for a wrong call'],
  [{ kind: 'beaten', seat: 3, held: 25 }, 'avec 25 cartes, Ouest est hors de la manche', 'with 25 cards, Ouest is out of the round'],
  [{ kind: 'recycled', count: 23 }, 'la défausse, mélangée, refait une pioche de 23 cartes', 'the discard pile is shuffled into a new stock of 23 cards'],
  [{ kind: 'out', seat: 2 }, 'Nord n’a plus de carte', 'Nord is out'],
  [{ kind: 'doubted', seat: 1, of: 2, right: true }, 'Est n’y croit pas : Nord avait la couleur', 'Est doubts it: Nord had the suit'],
  [{ kind: 'doubted', seat: 1, of: 0, right: false }, 'Est n’y croit pas : vous n’aviez pas la couleur', 'Est doubts it: you did not have the suit'],
  [{ kind: 'aims', seat: 0, debt: 2 }, 'à vous de dire qui doit piocher 2 cartes', 'you have to choose who draws 2 cards'],
  [{ kind: 'aimed', seat: 0, to: 1 }, 'vous visez Est', 'you aim at Est'],
  [{ kind: 'aimed', seat: 1, to: 0 }, 'Est vous vise', 'Est aims at you'],
  [{ kind: 'card_named', seat: 0, card: 'Td' }, 'vous demandez le 10 de carreau', 'you call for the 10 of diamonds'],
  [{ kind: 'card_named', seat: 1, card: 'As' }, 'Est demande l’as de pique', 'Est calls for the ace of spades'],
  [
    { kind: 'card_over', seat: 0 },
    'la carte demandée vous revient, et vous jouez comme d’habitude',
    'the call has come back round to you, so you play as usual',
  ],
  [{ kind: 'card_over', seat: 1 }, 'la carte demandée revient à Est, qui joue comme d’habitude', 'the call has come back round to Est, so Est plays as usual'],
  [{ kind: 'held_up', seat: 0, turns: 1 }, 'à vous de répondre, sinon vous perdez votre tour', 'you answer or are skipped'],
  [{ kind: 'held_up', seat: 1, turns: 1 }, 'à Est de répondre, sinon son tour est perdu', 'Est answers or is skipped'],
  [{ kind: 'held_up', seat: 1, turns: 2 }, 'à Est de répondre, sinon 2 tours sont perdus', 'Est answers or misses 2 turns'],
  [{ kind: 'misses', seat: 0, turns: 1 }, 'vous perdez encore un tour', 'you still miss a turn'],
  [{ kind: 'misses', seat: 1, turns: 2 }, 'Est perd encore 2 tours', 'Est still misses 2 turns'],
  [{ kind: 'out', seat: 0 }, 'vous n’avez plus de carte', 'you are out'],
  [{ kind: 'over', reason: 'out', winners: [0], points: [0] }, 'vous gagnez la manche', 'you win the round'],
  [{ kind: 'over', reason: 'out', winners: [1], points: [0] }, 'Est gagne la manche', 'Est wins the round'],
  [
    { kind: 'over', reason: 'blocked', winners: [0, 2], points: [] },
    'plus personne ne peut jouer ni piocher : la manche est bloquée, vous et Nord gagnez la manche à égalité',
    'nobody can play or draw any more: the round is blocked, you and Nord share the round',
  ],
  [
    { kind: 'over', reason: 'blocked', winners: [1, 2], points: [] },
    'plus personne ne peut jouer ni piocher : la manche est bloquée, Est et Nord gagnent la manche à égalité',
    'nobody can play or draw any more: the round is blocked, Est and Nord share the round',
  ],
  [
    { kind: 'over', reason: 'limit', winners: [1], points: [] },
    'la limite de cartes est atteinte : la manche s’arrête, Est gagne la manche',
    'the limit of cards has been reached, Est wins the round',
  ],
  [{ kind: 'stood_in', seat: 1 }, 'l’ordinateur joue pour Est', 'the computer plays for Est'],
  [{ kind: 'swept', seat: 1 }, 'le tour est fait, à Est de jouer', 'that is once round the table: Est plays'],
  [{ kind: 'stands', seat: 1, card: '8h' }, 'cela vaut le 8 de cœur', 'that stands for the 8 of hearts'],
  [{ kind: 'set_aside', seat: 1, to: 2 }, 'Est a choisi sa carte pour Nord', 'Est has chosen a card to pass to Nord'],
  [{ kind: 'gave', seat: 1, to: 2, count: 2 }, 'Est donne 2 cartes à Nord', 'Est gives Nord 2 cards'],
  [{ kind: 'hand_chosen', seat: 1, hand: 5 }, 'Est choisit des mains de 5 cartes', 'Est chooses hands of 5 cards'],
  [{ kind: 'jumped', seat: 1 }, 'à la volée, Est pose la même carte', 'Est jumps in with the same card'],
  [{ kind: 'forgot', seat: 1, cause: 'announce' }, 'Est a oublié de dire « Carte ! »', 'Est forgot to say “One card!”'],
  [{ kind: 'face_up', seat: 1, cards: [] }, 'le premier pique désigne le donneur : Est', 'the first spade decides the dealer: Est'],
  [{ kind: 'cut', seat: 1, at: 9 }, 'Est coupe', 'Est cuts'],
  [{ kind: 'traded', seat: 1, to: 2 }, 'Est échange sa main avec Nord', 'Est swaps hands with Nord'],
  [{ kind: 'stole', seat: 1, from: 2 }, 'Est tire une carte de la main de Nord', 'Est took a card from Nord'],
  [{ kind: 'misdeal', seat: 1, count: 1 }, 'maldonne : Est a reçu 1 carte de trop', 'misdeal: Est was dealt 1 card too many'],
  [{ kind: 'came_down', seat: 1, rank: '7' }, 'Est n’a plus de carte et descend au 7', 'Est is out of cards and moves down to the 7'],
  [{ kind: 'rank_named', seat: 1, rank: '7' }, 'Est demande un 7', 'Est calls for a 7'],
  [{ kind: 'rotated', direction: 1 }, 'toutes les mains passent au joueur suivant', 'everyone passes their hand to the next player'],
  [{ kind: 'rank_over', seat: 1 }, 'la valeur demandée revient à Est, qui joue comme d’habitude', 'the call has come back round to Est, so Est plays as usual'],
];

const snake = (kind: string): EventKind => kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as EventKind;

describe('the words of an event', () => {
  it.each(TOLD)('%o', (event, inFrench, inEnglish) => {
    expect(clause(event, FR).replace(/\u00a0(?=cartes?)/g, ' ')).toBe(french(inFrench));
    expect(clause(event, EN).replace(/\u00a0/g, ' ')).toBe(inEnglish);
  });

  it('has an example of every kind', () => {
    const told = new Set(TOLD.map(([event]) => event.kind));
    const untold = Object.keys(EVENTS_WORDS.fr.events).filter((kind) => !told.has(snake(kind)));
    expect(untold, 'add an example of each to TOLD').toEqual([]);
  });

  it('keeps silent about a kind that a newer server may send', () => {
    expect(sentences([{ kind: 'danced', seat: 1 } as unknown as GameEvent], FR)).toEqual([]);
  });
});

describe('the end of a round', () => {
  const ENDINGS = { out: 0, played: 0, blocked: 0, limit: 0, last_left: 0, four_of_a_kind: 0, outright: 0 } satisfies Record<Ending, 0>;
  const told = (reason: Ending, winners: number[], company: Company): string => clause({ kind: 'over', reason, winners, points: [] }, company);

  it('is told apart, however it came', () => {
    const apart = (Object.keys(ENDINGS) as Ending[]).filter((reason) => reason !== 'played');
    for (const company of [FR, EN]) expect(new Set(apart.map((reason) => told(reason, [1], company))).size).toBe(apart.length);
  });

  it.each(['blocked', 'limit'] as const)('%s: a team wins it, two teams share it', (reason) => {
    const names = ['Anne', 'Est', 'Nord', 'Ouest'];
    const [fr, en] = [
      { ...FR, names, teams: 2 },
      { ...EN, names, teams: 2 },
    ] as const;
    expect(told(reason, [1, 3], fr)).toMatch(/Est et Ouest gagnent la manche$/);
    expect(told(reason, [1, 3], en)).toMatch(/Est and Ouest win the round$/);
    expect(told(reason, [0, 1, 2, 3], fr)).toMatch(/à égalité$/);
    expect(told(reason, [0, 1, 2, 3], en)).toMatch(/share the round$/);
  });
});

describe('sentences', () => {
  it('tell a card that is played out of turn once', () => {
    const events: GameEvent[] = [
      { kind: 'jumped', seat: 1 },
      { kind: 'played', seat: 1, card: '9h' },
      { kind: 'named', seat: 1, suit: 'c' },
    ];
    expect(sentences(events, FR)).toEqual(['À la volée, Est joue le 9 de cœur et demande trèfle.']);
    expect(sentences(events, EN)).toEqual(['Jumping in, Est plays the 9 of hearts and calls clubs.']);
    expect(sentences([events[0] as GameEvent, { kind: 'drew', seat: 2, count: 1, cause: 'again' }], EN)).toHaveLength(2);
  });

  it('keep what a mistake costs apart from what the card does', () => {
    const events: GameEvent[] = [
      { kind: 'played', seat: 1, card: '8h' },
      { kind: 'wrong_say', seat: 1 },
      { kind: 'drew', seat: 1, count: 2, cause: 'wrong' },
      { kind: 'named', seat: 1, suit: 'c' },
    ];
    expect(sentences(events, FR).slice(-2).map(plain)).toEqual(['Est pioche 2 cartes pour l’avoir dit à tort.', 'Est demande trèfle.']);
    const drawn: GameEvent = { kind: 'drew', seat: 0, count: 3, cause: 'wrong', cards: ['2c', '3c', '4c'] };
    expect(plain(sentences([drawn], EN)[0] ?? '')).toBe('You draw 3 cards: the 2 of clubs, the 3 of clubs and the 4 of clubs, for a wrong call.');
  });

  it('say that one begins, not that one plays again, where the card turned up gives another turn', () => {
    const events: GameEvent[] = [
      { kind: 'starter', card: 'Th' },
      { kind: 'again', seat: 1 },
    ];
    expect(sentences(events, FR)).toEqual(['La première carte est le 10 de cœur\u202f; Est commence.']);
  });

  it('call a card by no name where it is not told which', () => {
    const named: GameEvent[] = [
      { kind: 'run_over', seat: 1 },
      { kind: 'announced', seat: 1, late: false, what: 'word' },
    ];
    const calls: Calls = { left: 'carte', ranks: '47', end: null, knock: false, wrong_costs: 0 };
    expect(sentences(named, { ...FR, calls })).toEqual(['Est a fini de poser et annonce la carte.']);
    expect(sentences(named, { ...FR, calls: { ...calls, ranks: '4' } })).toEqual([french('Est a fini de poser et annonce « 4 ! ».')]);
  });

  it('let nobody say “Maou” who was rid of the last card otherwise', () => {
    const events: GameEvent[] = [
      { kind: 'played', seat: 1, card: 'Ah' },
      { kind: 'gave', seat: 1, to: 2, count: 1 },
      { kind: 'out', seat: 1 },
    ];
    const calls: Calls = { left: 'carte', ranks: '', end: 'maou', knock: false, wrong_costs: 0 };
    expect(sentences(events, { ...FR, calls }).join()).not.toContain('Maou');
  });

  it('tell a play and what it does to me in one breath', () => {
    const events: GameEvent[] = [
      { kind: 'played', seat: 1, card: '9h' },
      { kind: 'attacked', seat: 0, debt: 1, later: false },
    ];
    expect(sentences(events, FR)).toEqual(['Est joue le 9 de cœur\u202f; à vous de piocher 1\u00a0carte.']);
    expect(sentences(events, EN)).toEqual(['Est plays the 9 of hearts; you have 1\u00a0card to draw.']);
  });

  it('name the player once for all he does', () => {
    const events: GameEvent[] = [
      { kind: 'played', seat: 0, card: '8c' },
      { kind: 'announced', seat: 0, late: false, what: 'card' },
      { kind: 'named', seat: 0, suit: 'h' },
      { kind: 'stopped', seat: 0 },
    ];
    expect(sentences(events, FR)).toEqual([french('Vous jouez le 8 de trèfle, annoncez « Carte ! » et demandez cœur ; l’attaque est arrêtée.')]);
    expect(sentences(events, EN)).toEqual(['You play the 8 of clubs, say “One card!” and call hearts; the attack is stopped.']);
  });

  it('keep the order in which turns are lost', () => {
    const events: GameEvent[] = [
      { kind: 'played', seat: 1, card: '7s' },
      { kind: 'skipped', seat: 3, penalty: false },
      { kind: 'skipped', seat: 1, penalty: false },
      { kind: 'turn', seat: 0, to: 'play', count: 0 },
    ];
    expect(sentences(events, FR)).toEqual([french('Est joue le 7 de pique ; Ouest perd son tour, puis Est ; à vous de jouer.')]);
    expect(sentences(events, EN)).toEqual(['Est plays the 7 of spades; Ouest is skipped, then Est; you play next.']);
  });

  it('add up what is paid in parts, and say that it is paid once all is', () => {
    const events: GameEvent[] = [
      { kind: 'drew', seat: 1, count: 1, cause: 'debt' },
      { kind: 'recycled', count: 5 },
      { kind: 'drew', seat: 1, count: 2, cause: 'debt' },
      { kind: 'paid', seat: 1, count: 3, lapsed: 0 },
    ];
    expect(sentences(events, EN)).toEqual([
      'Est draws 1\u00a0card.',
      'The discard pile is shuffled into a new stock of 5\u00a0cards.',
      'Est draws 2\u00a0cards; 3\u00a0cards in all: the attack is over.',
    ]);
    expect(
      sentences(
        events.slice(2).map((event) => (event.kind === 'paid' ? { ...event, count: 2 } : event)),
        EN,
      ),
    ).toEqual(['Est draws 2\u00a0cards; the attack is over.']);
  });

  it('say when a run is over, and begin with no scrap of it', () => {
    const run: GameEvent = { kind: 'run', seat: 1 };
    const over: GameEvent[] = [
      { kind: 'run_over', seat: 1 },
      { kind: 'skipped', seat: 2, penalty: false },
    ];
    expect(sentences([{ kind: 'played', seat: 1, card: '5h' }, run], FR)).toEqual([french('Est joue le 5 de cœur et peut en poser d’autres.')]);
    expect(sentences([{ kind: 'played', seat: 1, card: 'Jh' }, ...over], FR)).toEqual([
      french('Est joue le valet de cœur et a fini de poser ; Nord perd son tour.'),
    ]);
    expect(sentences([{ kind: 'played', seat: 1, card: 'Jh' }, run, ...over], FR)).toEqual([
      french('Est joue le valet de cœur et a fini de poser ; Nord perd son tour.'),
    ]);
    expect(sentences(over, FR)).toEqual([french('Est a fini de poser ; Nord perd son tour.')]);
    expect(sentences([{ kind: 'danced', seat: 1 } as unknown as GameEvent, ...over], FR)).toEqual([french('Est a fini de poser ; Nord perd son tour.')]);
  });

  it('keep apart what different players do', () => {
    const events: GameEvent[] = [
      { kind: 'drew', seat: 2, count: 1, cause: 'turn' },
      { kind: 'passed', seat: 2 },
      { kind: 'announced', seat: 1, late: true, what: 'card' },
    ];
    expect(sentences(events, EN)).toEqual(['Nord draws 1\u00a0card.', 'Nord passes.', 'Est says “One card!”, late.']);
  });
});

it('tells of cards that were turned up to find a dealer, each with its seat', () => {
  for (const company of [FR, EN])
    expect(
      sentences(
        [
          {
            no: 1,
            kind: 'face_up',
            seat: 1,
            cards: [
              [0, 'Kc'],
              [1, '2d'],
            ],
          } as never,
        ],
        company,
      ),
    ).toBeDefined();
});
