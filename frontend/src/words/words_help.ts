// The words of the help. They come with its window.
import type { Language } from '../cards/faces';
import type { Command } from '../keys';
import { fr } from './typography';

const FR = {
  aim: fr`Débarrassez-vous de toutes vos cartes. On pose une carte de la même couleur ou de la même valeur que celle du dessus ; sinon, on pioche.`,
  rules: (name: string) => fr`Ce que font les cartes : ${name}`,
  keys: fr`Au clavier`,
  keyNames: {
    left: fr`carte de gauche`,
    right: fr`carte de droite`,
    first: fr`première carte`,
    last: fr`dernière carte`,
    play: fr`jouer la carte, ou savoir pourquoi elle ne peut pas l'être`,
    draw: fr`piocher, ou passer`,
    carte: fr`annoncer « Carte ! »`,
    contre: fr`dire « Contre-carte ! »`,
    finish: fr`finir une suite de cartes`,
    jump: fr`poser à la volée la carte identique`,
    declare: fr`montrer un carré`,
    phrase: fr`dire une petite phrase`,
    undo: fr`reprendre son coup`,
    people: fr`voir qui est là, inviter`,
    rules: fr`lire la règle en vigueur`,
    help: fr`ouvrir cette aide`,
    close: fr`fermer`,
  } satisfies Record<Command | 'play' | 'close' | 'rules', string>,
  ends: fr`première, dernière carte`,
  enter: fr`Entrée`,
  escape: fr`Échap`,
  home: fr`Début`,
  end: fr`Fin`,
};

const EN: typeof FR = {
  aim: 'Get rid of all your cards. Play a card of the same suit or the same rank as the top card; if you cannot, draw.',
  rules: (name) => `What the cards do: ${name}`,
  keys: 'Keyboard',
  keyNames: {
    left: 'card to the left',
    right: 'card to the right',
    first: 'first card',
    last: 'last card',
    play: 'play the card, or hear why it cannot be played',
    draw: 'draw, or pass',
    carte: 'say “Carte!”',
    contre: 'say “Contre-carte!”',
    finish: 'end a run of cards',
    jump: 'jump in with the very card on top',
    declare: 'show four of a kind',
    phrase: 'say a quick phrase',
    undo: 'take one’s move back',
    people: 'see who is here, invite',
    rules: 'read the rules in force',
    help: 'open this help',
    close: 'close',
  },
  ends: 'first, last card',
  enter: 'Enter',
  escape: 'Esc',
  home: 'Home',
  end: 'End',
};

export const HELP_WORDS: Record<Language, typeof FR> = { fr: FR, en: EN };
