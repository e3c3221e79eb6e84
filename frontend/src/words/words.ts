// Every label on the screen, in French and in English. Sentences about events are in sentences.ts, about refusals in reasons.ts.
import type { Direction, Suit } from '../ground/protocol';
import { both, byLanguage } from './both';
import { cards, suitName } from './card_names';
import { ofName } from './people';
import { capital, fr } from '../ground/typography';

export const WORDS = byLanguage({
  title: both('Huit', 'Huit'),
  tagline: both(fr`Le 8 américain, tout de suite, seul ou entre amis.`, 'French Crazy Eights, right now, on your own or with friends.'),
  start: {
    effects: both(fr`Ce que font les cartes`, 'What the cards do'),
    notes: both(fr`Le reste de la règle`, 'The rest of the rules'),
    seats: both(fr`Combien de joueurs ?`, 'How many players?'),
    seatsHint: both(fr`vous compris`, 'you included'),
    forget: both(fr`Ils oublient d'annoncer`, 'They forget to announce'),
    forgets: both(
      { 0: 'jamais', 10: 'une fois sur dix', 35: 'une fois sur trois', 60: 'plus d’une fois sur deux', 90: 'presque toujours' },
      { 0: 'never', 10: 'one time in ten', 35: 'one time in three', 60: 'more often than not', 90: 'nearly always' },
    ),
    name: both(fr`Votre nom`, 'Your name'),
    optional: both(fr`facultatif`, 'optional'),
    play: both(fr`Jouer`, 'Play'),
    loading: both(fr`On prépare les cartes…`, 'Getting the cards ready…'),
    failed: both(fr`Le serveur ne répond pas. Vérifiez qu'il tourne, puis réessayez.`, 'The server does not answer. Check that it is running, then try again.'),
    refused: both(
      fr`Le serveur n'a pas voulu de cette table. Changez un choix, puis réessayez.`,
      'The server would not start this game. Change a choice, then try again.',
    ),
    again: both(fr`Réessayer`, 'Try again'),
  },
  table: {
    heading: both(fr`La table`, 'The table'),
    round: both(
      (no: number) => fr`Manche ${no}`,
      (no) => `Round ${no}`,
    ),
    opponents: both(fr`Les autres joueurs`, 'The other players'),
    middle: both(fr`Le milieu de la table`, 'The middle of the table'),
    stock: both(fr`Pioche`, 'Stock'),
    discard: both(fr`Défausse`, 'Discard'),
    stockName: both(
      (count: number, may: boolean) => fr`Pioche, ${cards(count, 'fr')}${may ? fr` : piocher` : ''}`,
      (count, may) => `Stock, ${cards(count, 'en')}${may ? ': draw' : ''}`,
    ),
    top: both(
      (card: string) => fr`Carte du dessus : ${card}`,
      (card) => `Top card: ${card}`,
    ),
    suit: both(fr`Couleur`, 'Suit'),
    suitNamed: both(fr`Demandé`, 'Called'),
    suitName: both(
      (suit: Suit) => capital(suitName(suit, 'fr')),
      (suit) => capital(suitName(suit, 'en')),
    ),
    attack: both(
      (debt: number) => fr`Attaque : ${cards(debt, 'fr')} à piocher`,
      (debt) => `Attack: ${cards(debt, 'en')} to draw`,
    ),
    toDraw: both(fr`à piocher`, 'to draw'),
    direction: both(
      (direction: Direction) => (direction === 1 ? fr`On tourne dans le sens des aiguilles d'une montre.` : fr`On tourne dans le sens inverse des aiguilles.`),
      (direction) => (direction === 1 ? 'Play goes clockwise.' : 'Play goes anticlockwise.'),
    ),
    opponent: both(
      (name: string, count: number) => fr`${name} : ${cards(count, 'fr')}`,
      (name, count) => `${name}: ${cards(count, 'en')}`,
    ),
    playing: both(fr`à son tour`, 'to play'),
    hand: both(
      (count: number) => fr`Votre main : ${cards(count, 'fr')}`,
      (count) => `Your hand: ${cards(count, 'en')}`,
    ),
    playable: both(fr`jouable`, 'playable'),
    jumpable: both(fr`jouable à la volée`, 'playable out of turn'),
    unplayable: both(fr`non jouable`, 'not playable'),
    yourTurn: both(fr`À vous de jouer`, 'Your turn'),
    turnOf: both(
      (name: string) => fr`Au tour ${ofName(name)}`,
      (name) => `${name}’s turn`,
    ),
    roundOver: both(fr`La manche est finie`, 'The round is over'),
    answers: both(fr`répondez à l'attaque`, 'answer the attack'),
    plays: both('jouez', 'play'),
    shows: both(fr`montrez votre carré`, 'show your four of a kind'),
    draws: both(
      (debt: number) => `piochez${debt ? ` ${cards(debt, 'fr')}` : ''}`,
      (debt) => `draw${debt ? ` ${cards(debt, 'en')}` : ''}`,
    ),
    passes: both('passez', 'pass'),
    or: both(', ou ', ', or '),
    hintPay: both(
      (debt: number) => fr`Rien pour répondre : piochez ${cards(debt, 'fr')}.`,
      (debt) => `Nothing to answer with: draw ${cards(debt, 'en')}.`,
    ),
    hintDraw: both(fr`Aucune carte jouable : piochez.`, 'No playable card: draw.'),
    hintOnlyPass: both(fr`Toujours rien à jouer : passez.`, 'Still nothing to play: pass.'),
    draw: both(fr`Piocher`, 'Draw'),
    pass: both(fr`Passer`, 'Pass'),
    armed: both(
      (call: string) => fr`${call} sera annoncé avec la carte que vous jouez.`,
      (call) => `${call} will be said with the card you play.`,
    ),
    counted: both(
      (count: number, written: string, unit: 'points' | 'rounds') => (unit === 'points' ? fr`${written} pts` : fr`${written} manche${count > 1 ? 's' : ''}`),
      (count, written, unit) => (unit === 'points' ? `${written} pts` : `${written} round${count === 1 ? '' : 's'}`),
    ),
    log: both(fr`Le fil de la manche`, 'What happened'),
    openLog: both(fr`Tout le fil de la manche`, 'All that happened'),
    closeLog: both(fr`Fermer le fil`, 'Close'),
    pinLog: both(fr`Garder à côté de la table`, 'Keep beside the table'),
    tools: both(fr`Conseil, reprendre, parler`, 'Advice, take back, talk'),
    sinceTurn: both(fr`Depuis votre tour :`, 'Since your turn:'),
    result: both(fr`Résultat`, 'Result'),
  },
  suits: { heading: both(fr`Quelle couleur demandez-vous ?`, 'Which suit do you call?') },
  you: both(fr`Vous`, 'You'),
  connection: {
    connecting: both(fr`Connexion…`, 'Connecting…'),
    open: both(fr`Connecté`, 'Connected'),
    lost: both(fr`Reconnexion…`, 'Reconnecting…'),
    lostHint: both(fr`La partie vous attend.`, 'The game waits for you.'),
    elsewhere: both(
      fr`Cette table est ouverte dans trop d'onglets : celui-ci s'est arrêté.`,
      'This room is open in too many tabs: it has stopped in this one.',
    ),
    takeOver: both(fr`Reprendre ici`, 'Continue here'),
    no_room: both(fr`Cette table n'existe pas, ou n'existe plus.`, 'This room does not exist, or no longer does.'),
    no_seat: both(fr`Vous n'avez pas de place à cette table.`, 'You have no seat in this room.'),
    kicked: both(fr`On vous a retiré de cette table.`, 'You were removed from this room.'),
    journal_unplayable: both(fr`Cette table ne peut pas être relue.`, 'This room cannot be read back.'),
    renewed: both(fr`Ce lien n'est plus bon.`, 'This link is no longer good.'),
    not_watched: both(fr`Cette table ne se regarde pas, ou plus.`, 'This room cannot be watched, or no longer can be.'),
    closed: both(fr`Déconnecté`, 'Disconnected'),
    toStart: both(fr`Retour à l'accueil`, 'Back to the start'),
  },
  settings: both(fr`Réglages`, 'Settings'),
  score: both(fr`Feuille de marque`, 'Score sheet'),
  help: both(fr`Aide`, 'Help'),
  rulesOpen: both(fr`La règle du jeu (touche R)`, 'The rules of the game (key R)'),
  advice: both(fr`Que joueriez-vous ?`, 'What would you play?'),
  undo: both(fr`Reprendre mon coup`, 'Take my move back'),
  close: both(fr`Fermer`, 'Close'),
});
