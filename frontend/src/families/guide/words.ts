// What a first-time player is told, as short sentences in both languages.
import type { Seat } from '../../ground/protocol';
import { both, byLanguage, type Both } from '../../words/both';
import { callName, contreName, quoted } from '../../words/call_names';
import { aCard, cards, rankName, suitName, theCard, theCards } from '../../words/card_names';
import { does, named, type Company } from '../../words/people';
import { capital, fr } from '../../ground/typography';
import type { Hint, HintCode } from './hints';

type Tell<Code extends HintCode> = (hint: Extract<Hint, { code: Code }>, company: Company) => string;

const who = (seat: Seat, { names, language }: Company): string => named(names[seat], language);
const tricks = (count: number): string => `${count}\u00a0${count === 1 ? 'trick' : 'tricks'}`;

const HINTS = byLanguage<{ [Code in HintCode]: Both<Tell<Code>> }>({
  follow: both(
    ({ suit, rank }) =>
      rank === null
        ? fr`On a demandé ${suitName(suit, 'fr')} : posez une carte de cette couleur.`
        : fr`Posez une carte de même couleur (${suitName(suit, 'fr')}) ou de même valeur (${rankName(rank, 'fr')}).`,
    ({ suit, rank }) =>
      rank === null
        ? `The suit called is ${suitName(suit, 'en')}: play a card of that suit.`
        : `Play a card of the same suit (${suitName(suit, 'en')}) or of the same rank (${rankName(rank, 'en')}).`,
  ),
  wild: both(
    ({ face }) => fr`${capital(theCard(face, 'fr'))} va ici sans suivre, et vous choisissez la couleur.`,
    ({ face }) => `You can play ${theCard(face, 'en')} here whatever its suit, and then you choose the suit.`,
  ),
  names: both(
    ({ face }) => fr`Avec ${theCard(face, 'fr')}, vous choisissez la couleur qui suit.`,
    ({ face }) => `Play ${theCard(face, 'en')}, and you choose the next suit.`,
  ),
  joker: both(
    () => fr`Votre joker prend la place de la carte que vous dites.`,
    () => 'Your joker stands for the card you name.',
  ),
  attack: both(
    ({ debt, answers }) =>
      answers[0]
        ? fr`Attaque : piochez ${cards(debt, 'fr')}, ou posez ${answers.length > 1 ? fr`une carte jouable` : theCard(answers[0], 'fr')}.`
        : fr`Attaque : rien en main n'y répond, piochez ${cards(debt, 'fr')}.`,
    ({ debt, answers }) =>
      answers[0]
        ? `An attack: draw ${cards(debt, 'en')}, or play ${answers.length > 1 ? 'one of your playable cards' : theCard(answers[0], 'en')}.`
        : `Nothing in your hand answers the attack: draw ${cards(debt, 'en')}.`,
  ),
  draw: both(
    () => fr`Aucune de vos cartes ne va : piochez.`,
    () => 'You have nothing to play: draw.',
  ),
  draw_more: both(
    () => fr`Rien ne va encore : piochez de nouveau.`,
    () => 'Still nothing to play: draw again.',
  ),
  drawn_play: both(
    () => fr`Après avoir pioché, posez une carte qui va, ou passez.`,
    () => 'You have drawn: now play a card, or pass.',
  ),
  drawn_pass: both(
    () => fr`Toujours rien à jouer : passez.`,
    () => 'Still nothing to play: pass.',
  ),
  announce: both(
    ({ call, knock }) =>
      fr`Avant de poser l'avant-dernière carte, touchez ${quoted(callName(call, 'fr'), 'fr')}${knock ? fr`, ou cognez trois coups : « Toc, toc, toc »` : ''}`,
    ({ call, knock }) => `Before you play your last card but one, press ${quoted(callName(call, 'en'), 'en')}${knock ? ', or knock three times.' : ''}`,
  ),
  say: both(
    ({ call, knock }) =>
      fr`Plus qu'une carte, et rien d'annoncé : touchez vite ${quoted(callName(call, 'fr'), 'fr')}${knock ? fr`, ou « Toc, toc, toc »` : ''}`,
    ({ call, knock }) => `You have one card left and have not said so: quickly, press ${quoted(callName(call, 'en'), 'en')}${knock ? ', or knock.' : ''}`,
  ),
  catch: both(
    ({ seat, call }, company) => fr`${who(seat, company)} n'a plus qu'une carte et n'a rien annoncé : ${quoted(contreName(call, 'fr'), 'fr')}`,
    ({ seat, call }, company) => `${who(seat, company)} has one card and did not say so: ${quoted(contreName(call, 'en'), 'en')}`,
  ),
  one_left: both(
    ({ seat }, company) => fr`${who(seat, company)} n'a plus qu'une carte.`,
    ({ seat }, company) => `${who(seat, company)} has only one card left.`,
  ),
  skipped: both(
    ({ seat, card }, company) =>
      capital(fr`${card ? fr`${theCard(card, 'fr')} fait passer un tour : ` : ''}${does(seat, ['a perdu son tour', 'avez perdu votre tour'], company)}.`),
    ({ seat, card }, company) =>
      capital(`${card ? `${theCard(card, 'en')} skips a turn: ` : ''}${does(seat, ['has missed a turn', 'have missed a turn'], company)}.`),
  ),
  reversed: both(
    ({ direction }) => fr`Le sens a changé : on joue ${direction > 0 ? fr`dans le sens` : fr`à l'inverse`} des aiguilles d'une montre.`,
    ({ direction }) => `Play has changed direction: it now goes ${direction > 0 ? 'clockwise' : 'anticlockwise'}.`,
  ),
  again: both(
    () => fr`Votre carte fait rejouer : c'est encore à vous.`,
    () => 'Your card gives you another turn: play again.',
  ),
  aim: both(
    () => fr`Le but : n'avoir plus de carte en main.`,
    () => 'The aim is to get rid of all your cards.',
  ),
  kind: both(
    () => fr`Choisissez ce que sera cette manche parmi ce qu'il vous reste à annoncer.`,
    () => 'Choose what this round will be, from what you have left to announce.',
  ),
  fetch: both(
    ({ suit }) => fr`Ici, on fournit : il faut jouer ${suitName(suit, 'fr')}, la couleur demandée.`,
    ({ suit }) => `You have to follow suit: play ${suitName(suit, 'en')}, the suit that was led.`,
  ),
  trump: both(
    ({ suit }) => fr`Sans la couleur demandée, il faut couper : jouez atout (${suitName(suit, 'fr')}).`,
    ({ suit }) => `You cannot follow suit, so you have to trump: play ${suitName(suit, 'en')}.`,
  ),
  tricks: both(
    ({ owes, most }) =>
      most
        ? fr`Dans cette manche, faites au plus ${owes} ${owes < 2 ? 'pli' : 'plis'}.`
        : fr`Dans cette manche, vous avez ${owes} ${owes < 2 ? 'pli' : 'plis'} à faire.`,
    ({ owes, most }) => (most ? `In this round, take no more than ${tricks(owes)}.` : `In this round, you have to take ${tricks(owes)}.`),
  ),
  discard: both(
    ({ count, least, trumps }) =>
      least
        ? fr`Écartez ${cards(count, 'fr')} : les plus fortes, qui feraient des plis.`
        : fr`Écartez ${cards(count, 'fr')} : les plus faibles. Gardez les as${trumps ? fr` et les atouts (${suitName(trumps, 'fr')})` : ''}.`,
    ({ count, least, trumps }) =>
      least
        ? `Discard ${cards(count, 'en')}: the highest, which would take tricks.`
        : `Discard ${cards(count, 'en')}: the lowest. Keep your aces${trumps ? ` and your trumps (${suitName(trumps, 'en')})` : ''}.`,
  ),
  swap: both(
    () => fr`Avant de jouer, vous pouvez échanger des cartes de votre main contre vos cartes visibles.`,
    () => 'Before play begins, you may swap cards from your hand with your face-up cards.',
  ),
  height: both(
    ({ rank, most, others }) =>
      fr`Il faut ${aCard(rank, 'fr')} ou ${most ? fr`moins` : fr`plus`}.${others.length ? fr` ${capital(theCards(others, 'fr'))} ${others.length > 1 ? 'vont' : 'va'} aussi.` : ''}`,
    ({ rank, most, others }) =>
      `Play ${aCard(rank, 'en')} or ${most ? 'lower' : 'higher'}.${others.length ? ` ${capital(theCards(others, 'en'))} will do too.` : ''}`,
  ),
  together: both(
    ({ rank }) => fr`Les cartes d'une même valeur (${rankName(rank, 'fr')}) se posent aussi ensemble.`,
    ({ rank }) => `You may play cards of one rank (${rankName(rank, 'en')}) together.`,
  ),
  flip: both(
    () => fr`Retournez une carte cachée. Si elle ne va pas, vous la ramassez avec le tas.`,
    () => 'Turn over a face-down card. If you cannot play it, you pick it up with the pile.',
  ),
  pick_up: both(
    () => fr`Rien ne va : ramassez le tas.`,
    () => 'You have nothing to play: pick up the pile.',
  ),
});

/** Return *hint* as a sentence. */
export function hintSentence(hint: Hint, company: Company): string {
  // The compiler cannot follow a code from the hint to its own sentence.
  const tell = HINTS[company.language][hint.code] as (hint: Hint, company: Company) => string;
  return tell(hint, company);
}

export const HINT_LABELS = byLanguage({
  guide: both(fr`Explications`, 'Explanations'),
  understood: both(fr`Compris`, 'Got it'),
  stop: both(fr`Ne plus m'aider`, 'No more help'),
});
