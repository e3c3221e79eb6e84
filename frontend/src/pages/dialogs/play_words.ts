// Words of the settings.
import { both, byLanguage } from '../../words/both';
import { fr } from '../../ground/typography';

export const PLAY_WORDS = byLanguage({
  language: both(fr`Langue`, 'Language'),
  theme: both(fr`Apparence`, 'Appearance'),
  auto: both(fr`comme l'appareil`, 'as the device'),
  light: both(fr`claire`, 'light'),
  dark: both(fr`sombre`, 'dark'),
  cards: both(fr`Cartes`, 'Cards'),
  fourColours: both(fr`Quatre couleurs (trèfle vert, carreau bleu)`, 'Four colours (green clubs, blue diamonds)'),
  largeIndex: both(fr`Grands caractères sur les cartes`, 'Large characters on the cards'),
  motion: both(fr`Animer les cartes`, 'Move the cards'),
  reduced: both(fr`Votre appareil demande moins de mouvement : les cartes ne bougent pas.`, 'Your device asks for less motion: the cards stay still.'),
  shortcuts: both(fr`Raccourcis d'une lettre au clavier`, 'Single-letter keyboard shortcuts'),
  pace: both(fr`Rythme des ordinateurs`, 'Pace of the computers'),
  atOnce: both(fr`aussitôt`, 'at once'),
  slow: both(fr`posé`, 'slow'),
  sort: both(fr`Tri de la main`, 'Order of the hand'),
  sorts: both(
    { suit: fr`par couleur`, rank: fr`par valeur`, came: fr`comme les cartes arrivent`, own: fr`à ma façon` },
    { suit: 'by suit', rank: 'by rank', came: 'as the cards come', own: 'my own way' },
  ),
  sortHint: both(
    fr`À votre façon : faites glisser une carte, ou appuyez sur Maj et une flèche. Le 3‑5‑8 et le danois gardent leur ordre.`,
    'Your own way: drag a card, or press Shift and an arrow. 3-5-8 and Danish keep their order.',
  ),
  heading: both(fr`Moins de clics`, 'Fewer clicks'),
  autoPass: both(fr`Passer tout seul quand il n'y a rien d'autre à faire`, 'Pass by itself when there is nothing else to do'),
  carteReminded: both(fr`Me rappeler d'annoncer (« Carte ! »…)`, 'Remind me to call (“One card!”…)'),
  carteForMe: both(fr`Annoncer à ma place (« Carte ! »…)`, 'Make my calls for me (“One card!”…)'),
  forMeHint: both(
    fr`Pour vous, là où la table le permet : d'ordinaire, seul contre les ordinateurs.`,
    'For you, where the table allows it: as a rule, alone against computers.',
  ),
});
