// What the windows of choices say, and what is announced by a button of its own: loaded apart.
import { both, byLanguage } from './both';
import { ofName } from './people';
import { fr } from '../ground/typography';

const COUNTED_FR = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];
const COUNTED_EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export const WINDOW_WORDS = byLanguage({
  standIn: both(fr`Quelle carte devient le joker ?`, 'Which card does the joker stand for?'),
  standInHint: both(fr`Il en prend la couleur, la valeur et l'effet.`, 'With its suit, its rank and its effect.'),
  give: both(
    (count: number) => (count === 1 ? fr`Donnez une carte` : fr`Donnez ${COUNTED_FR[count] ?? String(count)} cartes`),
    (count) => (count === 1 ? 'Give one card away' : `Give ${COUNTED_EN[count] ?? String(count)} cards away`),
  ),
  giveHint: both(
    (left: number, name: string | null) => {
      if (left > 0) return fr`Encore ${COUNTED_FR[left] ?? String(left)} à choisir${name === null ? fr`, puis le joueur` : ''}.`;
      return name === null ? fr`À qui les donner ?` : fr`Tout est choisi.`;
    },
    (left, name) => {
      if (left > 0) return `${left} more to choose${name === null ? ', then the player' : ''}.`;
      return name === null ? 'Who gets them?' : 'All are chosen.';
    },
  ),
  giveTo: both(
    (name: string, held: string) => fr`Donner à ${name} (${held})`,
    (name, held) => `Give to ${name} (${held})`,
  ),
  trade: both(fr`Avec qui échangez-vous votre main ?`, 'Who do you swap hands with?'),
  ranks: both(fr`Quelle valeur demandez-vous ?`, 'Which rank do you call?'),
  hit: both(fr`Qui votre carte frappe-t-elle ?`, 'Who does your card hit?'),
  hitHint: both(
    (cards: string) => fr`Elle lui fait piocher ${cards}.`,
    (cards) => `It makes them draw ${cards}.`,
  ),
  tradeHint: both(fr`Toutes vos cartes contre toutes les siennes.`, 'All your cards for all of theirs.'),
  tradeWith: both(
    (name: string, held: string) => fr`${name} (${held})`,
    (name, held) => `${name} (${held})`,
  ),
  take: both(
    (name: string) => fr`Tirez une carte ${ofName(name)}`,
    (name) => `Take a card from ${name}`,
  ),
  takeHint: both(fr`À l'aveugle : toutes se valent, vues de dos.`, 'Blind: their backs all look the same.'),
  back: both(
    (place: number, of: number) => fr`Carte ${place} sur ${of}, de dos`,
    (place, of) => `Card ${place} of ${of}, face down`,
  ),
  knock: both(fr`Toc, toc, toc`, 'Knock, knock, knock'),
  deals: both(
    (name: string) => fr`${name} donne.`,
    (name) => `${name} deals.`,
  ),
  youDeal: both(fr`C'est à vous de donner.`, 'It is your deal.'),
  faceUp: both(
    (name: string) => fr`Une carte à chacun, à découvert, jusqu'au premier pique : ${name} donne.`,
    (name) => `One card each, face up, until the first spade: ${name} deals.`,
  ),
  faceUpYou: both(
    fr`Une carte à chacun, à découvert, jusqu'au premier pique : c'est vous qui donnez.`,
    'One card each, face up, until the first spade: you deal.',
  ),
  hand: both(fr`Cartes par joueur`, 'Cards for each player'),
  cut: both(fr`Coupez le paquet`, 'Cut the pack'),
  cutAt: both(
    (at: number, cards: number) => fr`${at} cartes dessus, ${cards - at} dessous`,
    (at, cards) => `${at} cards above, ${cards - at} below`,
  ),
  cutNow: both(fr`Couper ici`, 'Cut here'),
  cutDone: both(fr`Coupé.`, 'Cut.'),
  deal: both(fr`Distribuer`, 'Deal'),
});
