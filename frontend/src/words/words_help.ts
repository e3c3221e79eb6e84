// The words of the help. They come with its window.
import type { Command } from '../ground/keys';
import { both, byLanguage } from './both';
import { fr } from '../ground/typography';

export const HELP_WORDS = byLanguage({
  aim: both(
    fr`Débarrassez-vous de toutes vos cartes. On pose une carte de la même couleur ou de la même valeur que celle du dessus ; sinon, on pioche.`,
    'Get rid of all your cards. Play a card of the same suit or the same rank as the top card; if you cannot, draw.',
  ),
  rules: both(
    (name: string) => fr`Ce que font les cartes : ${name}`,
    (name) => `What the cards do: ${name}`,
  ),
  honest: both(fr`Comment sait-on que le mélange est honnête ?`, 'How do we know that the shuffle is honest?'),
  honestWhy: both(
    [
      fr`Personne ne fait la donne seul. Avant elle, le serveur promet son hasard, et le navigateur de chaque joueur le sien : chacun en montre l'empreinte, qui ne dit rien du grain lui-même.`,
      fr`Quand toutes les empreintes sont là, on les scelle. Alors seulement chacun montre son grain, et de tous les grains vient le mélange : personne n'a pu choisir le sien d'après ceux des autres, pas même l'hôte.`,
      fr`Si un grain ne vient pas, la donne est remise, et l'on dit à tous de qui il manquait. Votre navigateur surveille tout cela et vous avertit. La manche finie, « Vérifier le mélange » refait le compte, carte par carte.`,
    ],
    [
      'Nobody makes the deal alone. Before it, the server promises its chance, and so does the browser of every player: each shows the fingerprint of a grain, which says nothing of the grain itself.',
      'When all the fingerprints are there, they are sealed. Only then does each reveal its grain, and the shuffle comes from all of them: nobody could choose one to suit the others, not even the host.',
      'If a grain does not come, the deal is put off, and all are told whose was missing. Your browser watches all this and warns you. When the round is over, “Verify the shuffle” counts again, card by card.',
    ],
  ),
  guideAgain: both(fr`Revoir les explications`, 'Explain the game again'),
  keys: both(fr`Au clavier`, 'Keyboard'),
  keyNames: {
    left: both(fr`carte de gauche`, 'card to the left'),
    right: both(fr`carte de droite`, 'card to the right'),
    first: both(fr`première carte`, 'first card'),
    last: both(fr`dernière carte`, 'last card'),
    sort: both(fr`déplacer la carte dans la main`, 'move the card in the hand'),
    play: both(fr`jouer la carte, ou savoir pourquoi elle ne peut pas l'être`, 'play the card, or hear why it cannot be played'),
    draw: both(fr`piocher, ou passer`, 'draw, or pass'),
    carte: both(
      (call: string) => fr`annoncer ${call}`,
      (call) => `say ${call}`,
    ),
    contre: both(fr`dire « Contre-carte ! »`, 'say “Catch!”'),
    name: both(
      (call: string) => fr`dire le nom de la carte, sans ${call}`,
      (call) => `say the name of the card, without ${call}`,
    ),
    knock: both(
      (call: string) => fr`cogner trois coups au lieu de dire ${call}`,
      (call) => `knock three times instead of saying ${call}`,
    ),
    contreName: both(
      (call: string) => fr`dire ${call} à part`,
      (call) => `say ${call} separately`,
    ),
    finish: both(fr`finir une suite de cartes`, 'end a run of cards'),
    jump: both(fr`poser à la volée la carte identique`, 'jump in with a card identical to the one on top'),
    declare: both(fr`montrer un carré`, 'show four of a kind'),
    phrase: both(fr`dire une petite phrase`, 'say a quick phrase'),
    undo: both(fr`reprendre son coup`, 'take your move back'),
    people: both(fr`voir qui est là, inviter`, 'see who is here, invite'),
    rules: both(fr`lire la règle en vigueur`, 'read the rules in force'),
    help: both(fr`ouvrir cette aide`, 'open this help'),
    close: both(fr`fermer`, 'close'),
  } satisfies Record<Command | 'sort' | 'name' | 'knock' | 'contreName' | 'play' | 'close' | 'rules', unknown>,
  ends: both(fr`première, dernière carte`, 'first, last card'),
  enter: both(fr`Entrée`, 'Enter'),
  escape: both(fr`Échap`, 'Esc'),
  shift: both(fr`Maj`, 'Shift'),
  home: both(fr`Début`, 'Home'),
  end: both(fr`Fin`, 'End'),
});
