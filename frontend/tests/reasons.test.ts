// "Why not?": one sentence for every code, in both languages.
import { describe, expect, it } from 'vitest';
import type { Face, Reason } from '../src/ground/protocol';
import { refusalSentence, whySentence } from '../src/words/reasons';
import { french } from '../src/ground/typography';
import { EN, FR, plain } from './example';

const SAID: [Reason, Face | null, string, string][] = [
  [
    { code: 'debt', debt: 4, top: '2h', answers: ['2'] },
    '8c',
    'Un 8 ne se pose pas sur un 2 non payé : répondez par un 2, ou piochez 4 cartes.',
    'An 8 cannot be played on a 2 while the attack is on: answer with a 2, or draw 4 cards.',
  ],
  [
    { code: 'debt', debt: 3, top: 'Ah', answers: ['A', '8'] },
    'Qc',
    'Une dame ne se pose pas sur un as non payé : répondez par un as ou un 8, ou piochez 3 cartes.',
    'A queen cannot be played on an ace while the attack is on: answer with an ace or an 8, or draw 3 cards.',
  ],
  [
    { code: 'debt', debt: 1, top: '9h', answers: [] },
    '9c',
    'Un 9 ne se pose pas sur un 9 non payé : rien n’y répond, piochez 1 carte.',
    'A 9 cannot be played on a 9 while the attack is on: nothing answers it, draw 1 card.',
  ],
  [
    { code: 'debt', debt: 5, top: 'Qs', answers: ['2s'] },
    '2h',
    'Le 2 de cœur ne se pose pas sur une dame non payée : répondez par le 2 de pique, ou piochez 5 cartes.',
    'The 2 of hearts cannot be played on a queen while the attack is on: answer with the 2 of spades, or draw 5 cards.',
  ],
  [
    { code: 'only_drawn', cards: ['Kh'] },
    '9h',
    'Vous venez de piocher : posez le roi de cœur, ou passez.',
    'You have just drawn: play the king of hearts, or pass.',
  ],
  [{ code: 'held_up', top: 'Ah', answers: ['A'] }, '9h', 'Vous perdez ce tour, sauf si vous posez un as.', 'Your turn is skipped unless you play an ace.'],
  [
    { code: 'suit', suit: 's', wild: ['8'] },
    '9h',
    'Le 9 de cœur ne convient pas, on a demandé pique : il faut un pique ou un 8.',
    'The 9 of hearts will not do, spades were called: play a spade or an 8.',
  ],
  [
    { code: 'match', suit: 'h', rank: '9', wild: ['8'] },
    'As',
    'L’as de pique ne va pas ici : il faut un cœur, un 9 ou un 8.',
    'The ace of spades cannot be played here: play a heart, a 9 or an 8.',
  ],
  [
    { code: 'match', suit: 'h', rank: '8', wild: ['8'] },
    null,
    'Cette carte ne va pas ici : il faut un cœur ou un 8.',
    'This card cannot be played here: play a heart or an 8.',
  ],
  [{ code: 'turn', seat: 1 }, '9h', 'Ce n’est pas à vous de jouer : c’est au tour d’Est.', 'It is not your turn: it is Est’s.'],
  [{ code: 'not_held' }, '9h', 'Cette carte ne peut pas être jouée maintenant.', 'This card cannot be played now.'],
  [{ code: 'over' }, null, 'La manche est finie.', 'The round is over.'],
  [
    { code: 'must_play' },
    null,
    'Vous avez une carte à jouer : on ne pioche et on ne passe que sans carte jouable.',
    'You have a card to play: draw or pass only when you have none.',
  ],
  [{ code: 'must_draw' }, null, 'Il vous faut piocher.', 'You have to draw.'],
  [{ code: 'kept' }, null, 'Ce qu’on pioche se garde : vous ne posez rien à ce tour.', 'Drawn cards are kept: you cannot play a card this turn.'],
  [{ code: 'penalty' }, null, 'La pénalité vous fait perdre ce tour : vous ne posez rien.', 'The penalty costs you this turn: you cannot play a card.'],
  [{ code: 'play_or_draw' }, null, 'Jouez une carte ou piochez : on ne passe pas encore.', 'Play a card or draw: no passing yet.'],
  [{ code: 'play_or_pass' }, null, 'On ne pioche plus à ce tour : jouez une carte ou passez.', 'No more drawing in this turn: play a card or pass.'],
  [{ code: 'only_pass' }, null, 'On ne pioche plus à ce tour : passez.', 'No more drawing in this turn: pass.'],
  [{ code: 'must_pass' }, null, 'Il n’y a rien à piocher : passez.', 'There is nothing to draw: pass.'],
  [{ code: 'refused', top: 'Ah' }, '8h', 'Le 8 de cœur ne se pose pas sur l’as de cœur.', 'The 8 of hearts cannot be played on the ace of hearts.'],
  [{ code: 'suit_needed' }, '8c', 'Choisissez d’abord la couleur demandée.', 'Choose the suit first.'],
  [{ code: 'no_suit' }, '9h', 'Cette carte ne demande pas de couleur.', 'This card does not call a suit.'],
  [{ code: 'no_window' }, null, 'Il n’y a rien à annoncer ni à contrer en ce moment.', 'There is nothing to say or to catch right now.'],
  [
    { code: 'not_one_left' },
    null,
    'On n’annonce « Carte ! » qu’en jouant son avant-dernière carte.',
    '“One card!” is said only as you play your last card but one.',
  ],
  [{ code: 'unreadable' }, null, 'Ce coup n’a pas été compris.', 'This move was not understood.'],
  [{ code: 'something_new' }, null, 'Ce n’est pas permis maintenant.', 'This is not allowed now.'],
];

describe('why not', () => {
  it.each(SAID)('%o %s', (reason, face, inFrench, inEnglish) => {
    expect(plain(whySentence(reason, FR, face))).toBe(french(inFrench));
    expect(plain(whySentence(reason, EN, face))).toBe(inEnglish);
  });
});

describe('a refusal', () => {
  it('says why where the server says it', () => {
    const refusal = { type: 'refused', id: 'c1', code: 'illegal', why: { code: 'over' } } as const;
    expect(refusalSentence(refusal, EN)).toBe('The round is over.');
  });

  it.each(['stale', 'not_over', 'malformed', 'too_many'])('%s has its own sentence', (code) => {
    const refusal = { type: 'refused', id: null, code, why: null } as const;
    expect(refusalSentence(refusal, FR)).not.toContain('permis');
    expect(refusalSentence(refusal, EN)).not.toContain('allowed');
  });
});
