// What the page of one's own rules says.
import { OF_START } from './start_words';
import { both, byLanguage } from '../../words/both';
import { fr } from '../../ground/typography';
import type { LinkMistake } from '../../facts/own/link';
import type { FileMistake } from './toml';

const several = (count: number, one: string, more: string): string => `${count} ${count > 1 ? more : one}`;

export const OWN_WORDS = byLanguage({
  ...OF_START,
  lead: both(fr`Touchez une carte, dites ce qu'elle fait : la fiche s'écrit à mesure.`, 'Tap a card and say what it does: the rule sheet follows.'),
  loading: both(fr`Un instant…`, 'One moment…'),
  failed: both(fr`Le serveur ne répond pas.`, 'The server does not answer.'),
  again: both(fr`Réessayer`, 'Try again'),
  title: both(fr`Le nom de ces règles`, 'The name of these rules'),
  titleHint: both(fr`« Chez Léa », « Les vacances »…`, '“At Léa’s”, “The holidays”…'),
  from: both(fr`On part de`, 'Starting from'),
  blank: both(fr`rien : aucune carte n'a d'effet`, 'scratch: no card has an effect'),
  fromHint: both(fr`changer de départ efface ce qui a été changé`, 'starting from another game undoes your changes'),
  cards: both(fr`Les cartes`, 'The cards'),
  cardsHint: both(fr`flèches et lettres y mènent aussi`, 'arrows and letters lead there too'),
  noEffect: both(fr`sans effet`, 'no effect'),
  changed: both(fr`changé`, 'changed'),
  notInPack: both(fr`pas dans le paquet`, 'not in the pack'),
  addIt: both(
    fr`Cette carte n'est pas dans le paquet. Le paquet se choisit plus bas, sous :`,
    'This card is not in the pack. The pack is chosen below, under:',
  ),
  whichCards: both(fr`Lesquelles`, 'Which ones'),
  all: both(fr`les quatre couleurs`, 'all four suits'),
  allJokers: both(fr`tous`, 'all'),
  away: both(
    (cards: string) => fr`Pas dans le paquet : ${cards}. Ce que vous en avez dit attend la carte : c'est gardé ici, mais le lien ne l'emporte pas.`,
    (cards) => `Not in the pack: ${cards}. What you said of it waits for the card: it is kept here, and the link does not carry it.`,
  ),
  coloured: both(fr`en couleurs`, 'coloured'),
  blackAndWhite: both(fr`noir et blanc`, 'black and white'),
  more: both(fr`Plus d'effets`, 'More effects'),
  rare: both(fr`Plus rares`, 'Rarer ones'),
  mixed: both(fr`pas toutes`, 'not all of them'),
  notBeside: both(
    (others: string) => fr`ne va pas avec ${others}`,
    (others) => `does not go with ${others}`,
  ),
  brings: both(
    (others: string) => fr`amène aussi ${others}`,
    (others) => `also turns on ${others}`,
  ),
  quoted: both(
    (label: string) => fr`« ${label} »`,
    (label) => `“${label}”`,
  ),
  clear: both(fr`Plus aucun effet`, 'No effect any more'),
  close: both(fr`Fermer`, 'Close'),
  done: both(fr`C'est bon`, 'Done'),
  number: both(fr`combien`, 'how many'),
  pickCards: both(fr`quelles cartes`, 'which cards'),
  noCards: both(fr`aucune carte`, 'no card'),
  bySuit: both(fr`Carte par carte`, 'Card by card'),
  worth: both(fr`Coûte en main`, 'Costs in hand'),
  points: both(fr`points`, 'points'),
  bySeats: both(fr`selon le nombre de joueurs`, 'by the number of players'),
  atSeats: both(
    (seats: number) => fr`à ${String(seats)}`,
    (seats) => `${seats} players`,
  ),
  ifOn: both(
    (said: string) => fr`Non. Si oui : ${said}`,
    (said) => `No. If you choose it: ${said}`,
  ),
  named: both(fr`Les options de ce jeu`, 'The options of this game'),
  needs: both(
    (others: string) => fr`seulement avec ${others}`,
    (others) => `only with ${others}`,
  ),
  match: both(fr`La partie`, 'The match'),
  matchUsual: both(fr`Comme dans le jeu de départ`, 'As in the game it starts from'),
  target: both(fr`Points pour finir`, 'Points to end it'),
  noMatch: both(fr`Ces règles ne comptent pas de points.`, 'There are no points in these rules.'),
  changes: both(fr`Ce qui change`, 'What differs'),
  changesOf: both(
    (count: number) => several(count, 'changement', 'changements'),
    (count) => several(count, 'change', 'changes'),
  ),
  addRuleHint: both(
    fr`Vous avez gagné la manche : changez une chose, une seule. Elle vaut dès la donne suivante, sans vote.`,
    'You have won the round: change one thing, and only one. It holds from the next deal, without a vote.',
  ),
  oneOf: both(
    (count: number) =>
      count === 1 ? fr`Une chose change.` : count ? fr`${String(count)} choses changent : une seule est permise.` : fr`Rien ne change encore.`,
    (count) => (count === 1 ? 'One thing changes.' : count ? `${count} things change: you may change only one.` : 'Nothing changes yet.'),
  ),
  changeTheseHint: both(
    fr`Partez des règles en vigueur. Tous ceux qui sont à table devront être d'accord.`,
    'You start from the rules in force. Everybody at the table has to agree.',
  ),
  noChanges: both(fr`Rien encore.`, 'Nothing yet.'),
  undo: both(fr`Défaire`, 'Undo'),
  undoOne: both(
    (what: string) => fr`Défaire : ${what}`,
    (what) => `Undo: ${what}`,
  ),
  undoAll: both(fr`Tout défaire`, 'Undo all'),
  takeBack: both(fr`Reprendre`, 'Take it back'),
  replaced: both(fr`Ces règles ont pris la place de celles que vous composiez.`, 'These rules took the place of those you were composing.'),
  keptAside: both(fr`Les vôtres sont gardées dans « Mes règles ».`, 'Yours are kept under “My rules”.'),
  draft: both(fr`Brouillon`, 'Draft'),
  cancel: both(fr`Annuler`, 'Undo'),
  undoneAll: both(fr`Tout est défait.`, 'Everything is undone.'),
  sheet: both(fr`La fiche`, 'The sheet'),
  mine: both(fr`Composer`, 'Compose'),
  tabs: both(fr`Composer, ou lire la fiche`, 'Compose, or read the sheet'),
  inFrench: both('Français', 'Français'),
  inEnglish: both('English', 'English'),
  sheetLanguage: both(fr`Langue de la fiche`, 'Language of the sheet'),
  print: both(fr`Imprimer`, 'Print'),
  builtOn: both(
    (name: string) => fr`d'après : ${name}`,
    (name) => `after: ${name}`,
  ),
  rest: both(fr`La manche`, 'The round'),
  checking: both(fr`On regarde si cela se joue…`, 'Checking that it can be played…'),
  check: both(fr`La vérification`, 'The check'),
  steps: both(
    { rules: fr`les règles vont ensemble`, ends: fr`les manches finissent`, idle: fr`chaque règle sert`, measures: fr`comment cela se joue` },
    { rules: 'the rules go together', ends: 'rounds end', idle: 'every rule does something', measures: 'how it plays' },
  ),
  stepDone: both(fr`, c'est vu`, ', done'),
  stepFound: both(fr`, voir ci-dessous`, ', see below'),
  checkSlow: both(
    fr`La toute première fois sur une machine, la vérification se prépare d'abord : une demi-minute environ.`,
    'The very first time on a machine the check has to get ready first: about half a minute.',
  ),
  checkLater: both(
    fr`Le serveur a trop à faire : la suite de la vérification attend le prochain changement.`,
    'The server has too much to do: the rest of the check waits for the next change.',
  ),
  colon: both('\u00a0: ', ': '),
  measured: both(
    (rounds: number) =>
      fr`Mesuré sur ${rounds.toLocaleString('fr')} manches entre ordinateurs. Entre parenthèses : où se trouve la vraie valeur, 19 fois sur 20.`,
    (rounds) => `Measured over ${rounds.toLocaleString('en')} rounds between computers. In brackets: where the true value lies, 19 times in 20.`,
  ),
  see: both(fr`Voir`, 'Show'),
  ended: both(
    (rounds: number, decisions: number, blocked: number) =>
      fr`${rounds} manches d'essai entre ordinateurs, à tous les nombres de joueurs : ${decisions} décisions en moyenne` +
      (blocked ? fr`, ${blocked} bloquées.` : '.'),
    (rounds, decisions, blocked) =>
      `${rounds} trial rounds between computers, at every number of players: ${decisions} decisions on average${blocked ? `, ${blocked} of them blocked.` : '.'}`,
  ),
  remarks: both(
    (count: number) => several(count, 'remarque', 'remarques'),
    (count) => several(count, 'remark', 'remarks'),
  ),
  playable: both(fr`Cela se joue.`, 'It can be played.'),
  play: both(fr`Jouer`, 'Play'),
  playHeading: both(fr`Jouer à ces règles`, 'Play by these rules'),
  share: both(fr`Partager`, 'Share'),
  shareHeading: both(fr`Le lien de ces règles`, 'The link to these rules'),
  shareHint: both(
    fr`Le lien contient les règles elles-mêmes : rien n'est gardé sur un serveur.`,
    'The link holds the rules themselves: no server keeps anything.',
  ),
  send: both(fr`Envoyer…`, 'Send…'),
  copy: both(fr`Copier`, 'Copy'),
  copied: both(fr`Copié`, 'Copied'),
  copyByHand: both(fr`Copiez le lien à la main.`, 'Copy the link by hand.'),
  qr: both(fr`Le lien de ces règles, à photographier`, 'The link to these rules, for a camera'),
  noQr: both(fr`Ce lien est trop long pour un dessin à photographier.`, 'This link is too long for a code that cameras can read.'),
  keep: both(fr`Garder`, 'Keep'),
  kept: both(fr`Gardé dans ce navigateur.`, 'Kept in this browser.'),
  file: both(fr`Fichier`, 'File'),
  exportIt: both(fr`Enregistrer le fichier`, 'Save the file'),
  fileHint: both(
    fr`Un fichier de règles, que lisent aussi « huit rules check » et « huit play ».`,
    'A rule file, which “huit rules check” and “huit play” read too.',
  ),
  importIt: both(fr`Ouvrir un fichier…`, 'Open a file…'),
  importText: both(fr`Le texte du fichier`, 'The text of the file'),
  importUse: both(fr`Prendre ces règles`, 'Take these rules'),
  importLeft: both(
    (keys: string) => fr`Laissé de côté : ${keys}.`,
    (keys) => `Left out: ${keys}.`,
  ),
  fileWrong: both(
    (mistake: FileMistake) => {
      if (mistake.code === 'too_long') return fr`Ce fichier est trop long pour être un fichier de règles.`;
      if (mistake.code === 'extends') return fr`« extends » doit nommer un jeu de Huit, par exemple extends = "monclar", ou manquer.`;
      return fr`Ligne ${mistake.line}, ce n'est pas du TOML (${mistake.what}). Une ligne juste : hand = 7. Le texte est gardé ci-dessous : corrigez-le et réessayez.`;
    },
    (mistake) => {
      if (mistake.code === 'too_long') return 'This file is too long to be a rule file.';
      if (mistake.code === 'extends') return '“extends” has to name a game of Huit, as in extends = "monclar", or be left out.';
      return `Line ${mistake.line} is not TOML (${mistake.what}). A good line: hand = 7. The text is kept below: put it right and try again.`;
    },
  ),
  myRules: both(fr`Mes règles`, 'My rules'),
  none: both(fr`Aucune encore.`, 'None yet.'),
  open: both(fr`Ouvrir`, 'Open'),
  clone: both(fr`Copier`, 'Copy'),
  remove: both(fr`Supprimer`, 'Delete'),
  removed: both(
    (title: string) => fr`${title} : supprimé.`,
    (title) => `${title}: deleted.`,
  ),
  copyOf: both(
    (title: string) => fr`${title} (copie)`,
    (title) => `${title} (copy)`,
  ),
  newRules: both(fr`Nouvelles règles`, 'New rules'),
  seats: both(fr`Combien de joueurs`, 'How many players'),
  company: both(fr`Avec qui ?`, 'Who with?'),
  alone: both(fr`Seul`, 'Alone'),
  friends: both(fr`Avec des amis`, 'With friends'),
  name: both(fr`Votre nom`, 'Your name'),
  nameNeeded: both(fr`Écrivez votre nom : vos amis le verront.`, 'Write your name: your friends will see it.'),
  rounds: both(fr`Manche par manche`, 'Round by round'),
  openTable: both(fr`Ouvrir la table`, 'Open the room'),
  start: both(fr`Commencer`, 'Begin'),
  change: both(fr`Changer`, 'Change'),
  receivedHint: both(fr`Quelqu'un a composé ces règles. Elles sont dans le lien.`, 'Somebody composed these rules. They are in the link.'),
  linkWrong: both(
    {
      unreadable: fr`Ce lien est abîmé : il manque sans doute des signes à la fin. Demandez-le à nouveau, ou copiez-le en entier.`,
      too_long: fr`Ce lien est trop long pour contenir des règles : plus de 8 000 signes. Demandez plutôt le fichier des règles.`,
      newer: fr`Ce lien vient d'une version plus récente de Huit. Rien n'est perdu : il s'ouvrira dès que ce serveur sera à jour. Le voici, pour le garder :`,
    } as Record<LinkMistake, string>,
    {
      unreadable: 'This link is damaged: some of its end is missing, most likely. Ask for it again, or copy all of it.',
      too_long: 'This link is too long to hold rules: over 8,000 characters. Ask for the file of the rules instead.',
      newer: 'This link was made by a newer version of Huit. Nothing is lost: it will open once this server is up to date. Here it is, to keep:',
    },
  ),
  linkAsIs: both(fr`Le lien tel quel`, 'The link as it is'),
  backToStart: both(fr`Retour au début`, 'Back to the start'),
});
