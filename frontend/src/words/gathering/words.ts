// What is said where people meet: on the way into a room, in it before a round, and of how it is run.
import { OF_OPEN_ROOMS, several } from './open_words';
import { both, byLanguage } from '../both';
import { ofName } from '../people';
import { fr, listed } from '../../ground/typography';

export const GATHERING_WORDS = byLanguage({
  ...OF_OPEN_ROOMS,
  chairs: both(fr`Autour de la table`, 'Around the table'),
  chairsHint: both(fr`on joue dans cet ordre`, 'play goes in this order'),
  seatNo: both(
    (no: number) => fr`Place ${no}`,
    (no) => `Seat ${no}`,
  ),
  chair: both({ me: fr`moi`, open: fr`un ami`, computer: fr`un ordinateur` }, { me: 'me', open: 'a friend', computer: 'a computer' }),
  clock: both(fr`Horloge`, 'Clock'),
  noClock: both(fr`aucune`, 'none'),
  perTurn: both(fr`Par tour`, 'Per turn'),
  byLetter: both(fr`Par correspondance`, 'By correspondence'),
  more: both(fr`Autres réglages`, 'Other settings'),
  watch: both(fr`Qui peut regarder, sans voir les mains`, 'Who may watch, without seeing hands'),
  watching: both(
    { nobody: fr`personne`, link: fr`qui a le lien des spectateurs`, all: fr`tout le monde` },
    { nobody: 'nobody', link: 'whoever has the spectators’ link', all: 'everybody' },
  ),
  public: both(fr`Montrer la table à tous, dans « Tables ouvertes »`, 'Show the room to all, under “Open tables”'),
  advice: both(fr`« Que joueriez-vous ? »`, '“What would you play?”'),
  advised: both({ nobody: fr`personne`, alone: fr`qui joue seul`, all: fr`tous` }, { nobody: 'nobody', alone: 'those playing alone', all: 'everybody' }),
  autoAnnounce: both(fr`Laisser la page annoncer (« Carte ! »…)`, 'Let the page make the calls (“One card!”…)'),
  autoAnnounced: both(
    { nobody: fr`à personne`, alone: fr`à qui joue seul`, all: fr`à tous` },
    { nobody: 'nobody', alone: 'those playing alone', all: 'everybody' },
  ),
  winnerAdds: both(fr`Le gagnant d'une manche ajoute ou retire une règle`, 'The winner of a round adds a rule or takes one away'),
  reaction: both(fr`Temps pour réagir à une carte`, 'Time to react to a card'),
  reactionHint: both(fr`Contre-carte et volée : ce délai efface les lenteurs du réseau.`, 'Catching and jumping in: this delay makes up for slow networks.'),
  reactions: both(
    (ms: number) => (ms === 0 ? fr`aucun délai` : fr`${(ms / 1000).toLocaleString('fr')} s`),
    (ms) => (ms === 0 ? 'no delay' : `${(ms / 1000).toLocaleString('en')} s`),
  ),
  grace: both(fr`On joue pour un absent après`, 'Play for absent players after'),

  invites: both(
    (name: string) => fr`${name} vous invite à jouer`,
    (name) => `${name} invites you to play`,
  ),
  atHome: both(fr`Chez nous :`, 'House rules:'),
  changed: both(
    (count: number) => fr`Chez nous : ${count} règles changent`,
    (count) => `House rules: ${count} changes`,
  ),
  asUsual: both(fr`La règle du jeu, sans rien y changer.`, 'The rules of the game, with nothing changed.'),
  own: both(
    (key: string, value: string) => `${key} = ${value}`,
    (key, value) => `${key} = ${value}`,
  ),
  readAll: both(fr`Lire toute la règle`, 'Read all the rules'),
  yourName: both(fr`Votre nom`, 'Your name'),
  seat: both(fr`Votre place`, 'Your seat'),
  freeSeat: both(fr`libre`, 'free'),
  computer: both(fr`ordinateur`, 'computer'),
  noSeat: both(fr`Sans place`, 'No seat'),
  noSeatHint: both(fr`je regarde d'abord`, 'just watch for now'),
  sit: both(fr`S'asseoir`, 'Sit down'),
  comeIn: both(fr`Entrer`, 'Come in'),
  playing: both(fr`Une manche se joue : vous pourrez vous asseoir dès qu'elle sera finie.`, 'A round is being played: you can sit down as soon as it is over.'),
  allTaken: both(fr`Toutes les places sont prises : vous entrez sans place, et regardez.`, 'All seats are taken: come in without one, and watch.'),
  nameMissing: both(fr`Écrivez d'abord votre nom.`, 'Write your name first.'),
  nameRefused: both(
    fr`Ce nom ne va pas : choisissez-en un autre, de vingt caractères au plus.`,
    'This name will not do: choose another one, of twenty characters at most.',
  ),
  taken: both(fr`La place vient d'être prise : choisissez-en une autre.`, 'The seat has just been taken: choose another one.'),
  loading: both(fr`On cherche la table…`, 'Looking for the room…'),
  failed: both(fr`Le serveur ne répond pas. Réessayez.`, 'The server does not answer. Try again.'),
  again: both(fr`Réessayer`, 'Try again'),

  gone: {
    kicked: both(fr`On vous a retiré de cette table`, 'You were removed from this room'),
    kickedHint: both(fr`Vous ne pouvez plus y revenir. Vous pouvez en ouvrir une à vous.`, 'You cannot come back to it. You can open one of your own.'),
    renewed: both(fr`Ce lien n'est plus bon`, 'This link is no longer good'),
    renewedHint: both(fr`L'hôte a changé les liens de la table : demandez-lui le nouveau.`, 'The host has changed the links of the room: ask for the new one.'),
    unwatched: both(fr`L'hôte ne laisse plus regarder cette table.`, 'The host no longer lets anybody watch this room.'),
    locked: both(fr`Cette table est fermée à clé`, 'This room is locked'),
    lockedHint: both(
      fr`Personne d'autre n'y entre pour l'instant. Dès que l'hôte l'aura rouverte, vous pourrez vous asseoir.`,
      'Nobody new can come in for now. As soon as the host unlocks it, you can sit down.',
    ),
    full: both(fr`Cette table est pleine`, 'This room is full'),
    fullHint: both(
      fr`Deux cents personnes y sont : elle n'en prend pas davantage pour l'instant.`,
      'Two hundred people are in it: there is no room for more right now.',
    ),
    no_room: both(fr`Cette table n'existe pas, ou n'existe plus`, 'This room does not exist, or no longer does'),
    no_roomHint: both(fr`Vérifiez le lien, ou demandez-en un autre à qui vous l'a donné.`, 'Check the link, or ask for another one.'),
    journal_unplayable: both(fr`Cette table ne peut pas être relue`, 'This room cannot be read back'),
    journal_unplayableHint: both(
      fr`Le serveur ne comprend pas, ou plus, tout ce qui s'y est joué. La personne qui s'en occupe trouvera pourquoi dans le journal du serveur.`,
      'The server does not understand, or no longer, all that was played in it. Whoever runs it will find it in the log.',
    ),
    not_watched: both(fr`Cette table ne se regarde pas`, 'This room cannot be watched'),
    not_watchedHint: both(fr`Ceux qui y jouent ne veulent pas, ou plus, de spectateurs.`, 'Its players do not want spectators, or no longer want any.'),
  },
  ownRoom: both(fr`Ouvrir une table`, 'Open a room'),

  lobby: both(fr`Avant de commencer`, 'Before we start'),
  room: both(fr`La table`, 'The room'),
  people: both(fr`Les places`, 'The seats'),
  you: both(fr`vous`, 'you'),
  host: both(fr`hôte`, 'host'),
  ready: both(fr`c'est bon`, 'ready'),
  notReady: both(fr`on l'attend`, 'not ready'),
  away: both(fr`pas là`, 'away'),
  openSeat: both(fr`Place libre`, 'Open seat'),
  team: both(
    (team: number) => fr`équipe ${team + 1}`,
    (team) => `team ${team + 1}`,
  ),
  sitHere: both(fr`S'asseoir`, 'Sit down'),
  changeHere: both(fr`Venir ici`, 'Come here'),
  sitAt: both(
    (no: number) => fr`S'asseoir à la place ${no}`,
    (no) => `Sit down at seat ${no}`,
  ),
  takeOver: both(
    (name: string) => fr`Prendre la place ${ofName(name)}`,
    (name) => `Take ${name}’s seat`,
  ),
  addComputer: both(fr`Ordinateur`, 'Computer'),
  addComputerAt: both(
    (no: number) => fr`Mettre un ordinateur à la place ${no}`,
    (no) => `Put a computer on seat ${no}`,
  ),
  remove: both(
    (name: string) => fr`Retirer ${name}`,
    (name) => `Remove ${name}`,
  ),
  kick: both(
    (name: string) => fr`Exclure ${name}`,
    (name) => `Remove ${name}`,
  ),
  kickAsked: both(
    (name: string) => fr`Exclure ${name} de la table ?`,
    (name) => `Remove ${name} from the room?`,
  ),
  kickHint: both(
    fr`Ce navigateur ne pourra plus revenir. Pour que personne ne revienne sous un autre nom, renouvelez aussi les liens.`,
    'This browser will not be able to come back. So that nobody comes back under another name, renew the links too.',
  ),
  kickVote: both(fr`Les autres voteront.`, 'The others will vote.'),
  keep: both(fr`Annuler`, 'Cancel'),
  stand: both(fr`Se lever`, 'Stand up'),
  iAmReady: both(fr`C'est bon pour moi`, 'I am ready'),
  iAmNot: both(fr`Attendez-moi`, 'Wait for me'),
  start: both(fr`Commencer`, 'Begin'),
  waits: both(
    (open: number, names: readonly string[]) => {
      const parts = [
        open ? (open === 1 ? fr`il reste une place libre` : fr`il reste ${open} places libres`) : '',
        names.length ? fr`on attend ${listed(names, 'et')}` : '',
      ].filter(Boolean);
      return parts.join(fr` ; `);
    },
    (open, names) =>
      [open ? (open === 1 ? 'one seat is open' : `${open} seats are open`) : '', names.length ? `waiting for ${listed(names, 'and')}` : '']
        .filter(Boolean)
        .join('; '),
  ),
  everybody: both(fr`tout le monde est là`, 'everybody is here'),
  sitFirst: both(fr`asseyez-vous pour jouer`, 'sit down to play'),
  standing: both(
    (names: readonly string[]) => fr`Sans place : ${listed(names, 'et')}.`,
    (names) => `Without a seat: ${listed(names, 'and')}.`,
  ),
  watchers: both(
    (count: number) => fr`${several(count, 'spectateur')}.`,
    (count) => `${several(count, 'spectator')}.`,
  ),
  mute: both(fr`Ne plus voir les petites phrases de`, 'Hide the phrases of'),
  yes: both(fr`D'accord`, 'Agreed'),
  no: both(fr`Non`, 'No'),
  invite: both(fr`Inviter`, 'Invite'),
  inviteHint: both(fr`Qui ouvre ce lien choisit un nom et une place, sans compte.`, 'Whoever opens this link picks a name and a seat, without an account.'),
  link: both(fr`Le lien de la table`, 'The link to the room'),
  copy: both(fr`Copier le lien`, 'Copy the link'),
  copyWatch: both(fr`Copier, pour regarder`, 'Copy, to watch'),
  copied: both(fr`Lien copié`, 'Link copied'),
  copyByHand: both(fr`Le lien est sélectionné : copiez-le à la main.`, 'The link is selected: copy it by hand.'),
  alone: both(
    fr`Pour l'instant, ce lien ne marche que sur cet ordinateur. Pour que d'autres puissent venir, relancez Huit ainsi :`,
    'For now this link works on this computer only. To let others come, start Huit like this:',
  ),
  or: both(fr`ou`, 'or'),
  share: both(fr`Partager…`, 'Share…'),
  shareText: both(fr`Viens jouer au 8 américain :`, 'Come and play Crazy Eights:'),
  qr: both(fr`Le lien de la table, à photographier`, 'The link to the room, for a camera'),
  watchLink: both(fr`Le lien des spectateurs`, 'The spectators’ link'),
  watchLinkHint: both(fr`Il ne montre la main de personne.`, 'It shows nobody’s hand.'),
  rules: both(fr`La règle`, 'The rules'),
  changeRules: both(fr`Changer de jeu ou d'options`, 'Change the game or its options'),
  changeRulesHint: both(fr`Chacun devra redire que c'est bon.`, 'Everybody will have to be ready again.'),
  proposeRules: both(fr`Proposer d'autres règles`, 'Propose other rules'),
  proposeRulesHint: both(
    fr`Ceux qui sont à table votent ; il faut que tous soient d'accord. La règle vaut dès la donne suivante.`,
    'Everybody at the table votes, and all must agree. The rules hold from the next deal.',
  ),
  pasteLink: both(fr`Ou des règles composées ailleurs : collez leur lien`, 'Or rules composed elsewhere: paste the link to them'),
  readLink: both(fr`Lire le lien`, 'Read the link'),
  changeThese: both(fr`Changer nos règles`, 'Change our rules'),
  propose: both(fr`Proposer`, 'Propose'),
  proposalHeading: both(fr`Une règle proposée`, 'Rules proposed'),
  /** *by* null: I do. */
  proposal: both(
    (by: string | null, what: string) => (by === null ? fr`Vous proposez de jouer à « ${what} ».` : fr`${by} propose de jouer à « ${what} ».`),
    (by, what) => (by === null ? `You propose to play “${what}”.` : `${by} proposes to play “${what}”.`),
  ),
  proposalChanges: both(fr`Ce qui changerait :`, 'What would change:'),
  moreChanges: both(
    (count: number) => (count === 1 ? fr`et un autre point, à lire dans la règle` : fr`et ${count} autres points, à lire dans la règle`),
    (count) => (count === 1 ? 'and one more, in the rules' : `and ${count} more, in the rules`),
  ),
  sameRules: both(fr`Rien ne changerait à la façon de jouer.`, 'Nothing would change.'),
  /** What other rules would end; *match*: a match is under way, not single rounds. */
  endsMatch: both(
    (match: boolean, standing: string) =>
      match
        ? fr`La partie en cours s'arrêterait là, et une autre commencerait à zéro. Ses totaux (${standing}) resteraient à lire sous « La table », avec les manches jouées.`
        : fr`Les totaux repartiraient de zéro. Ceux d'aujourd'hui (${standing}) resteraient à lire sous « La table », avec les manches jouées.`,
    (match, standing) =>
      match
        ? `The match under way would end, and another would begin from zero. Its totals (${standing}) would stay in “The room”, with the rounds played.`
        : `The totals would begin from zero again. Those so far (${standing}) would stay in “The room”, with the rounds played.`,
  ),
  changeLater: both(fr`On propose d'autres règles entre deux manches.`, 'Other rules are proposed between rounds.'),
  finishedMatch: both(
    (no: number, game: string) => fr`Partie ${no}, à « ${game} »`,
    (no, game) => `Match ${no}, of “${game}”`,
  ),
  finishedTotals: both(
    (standing: string) => fr`Totaux : ${standing}.`,
    (standing) => `Totals: ${standing}.`,
  ),
  finishedRound: both(
    (no: number, winners: readonly string[]) => {
      if (!winners.length) return fr`Manche ${no} : personne ne gagne`;
      return fr`Manche ${no} : ${listed(winners, 'et')} ${winners.length > 1 ? 'gagnent' : 'gagne'}`;
    },
    (no, winners) => (winners.length ? `Round ${no}: ${listed(winners, 'and')} ${winners.length > 1 ? 'win' : 'wins'}` : `Round ${no}: nobody wins`),
  ),
  finishedLater: both(fr`On peut les revoir entre deux manches.`, 'They can be watched again between rounds.'),
  proposalVotes: both(
    (yes: number, needs: number, names: readonly string[]) => fr`${yes} d'accord sur ${needs}${names.length ? fr` ; on attend ${listed(names, 'et')}` : ''}.`,
    (yes, needs, names) => `${yes} of ${needs} agree${names.length ? `; waiting for ${listed(names, 'and')}` : ''}.`,
  ),
  /** What I have said, and who is still to say something. *mine*: I propose it. */
  proposalSaid: both(
    (mine: boolean, yes: boolean, names: readonly string[]) => {
      const who = names.length ? fr` ; il manque ${listed(names, 'et')}` : '';
      return mine ? fr`Proposé : les autres votent${who}.` : fr`Vous avez dit ${yes ? 'oui' : 'non'}${who}.`;
    },
    (mine, yes, names) => {
      const who = names.length ? `; ${listed(names, 'and')} still to vote` : '';
      return mine ? `Proposed: the others vote${who}.` : `You have said ${yes ? 'yes' : 'no'}${who}.`;
    },
  ),
  adopt: both(fr`Jouer ainsi`, 'Play by these rules'),
  runs: both(fr`Réglages de la table`, 'Settings of the room'),
  door: both(fr`Qui peut entrer`, 'Who may come in'),
  lock: both(fr`Fermer la table à clé`, 'Lock the room'),
  lockHint: both(fr`Plus personne n'entre ; ceux qui sont là peuvent partir et revenir.`, 'Nobody new can come in; those inside can leave and come back.'),
  lockedTold: both(fr`La table est fermée à clé : plus personne n'entre.`, 'The room is locked: nobody new can come in.'),
  renew: both(fr`Renouveler les liens`, 'Renew the links'),
  renewHint: both(
    fr`Les liens donnés jusqu'ici ne vaudront plus rien : qui a été exclu ne reviendra pas sous un autre nom.`,
    'The links given so far are no longer good: whoever was removed cannot come back under another name.',
  ),
  renewAsked: both(fr`Renouveler les liens de la table ?`, 'Renew the links of the room?'),
  renewSure: both(
    fr`Ceux qui sont là gardent leur place. Les spectateurs sortent ; donnez-leur le nouveau lien.`,
    'Those who are in keep their seats. Spectators have to leave; give them the new link.',
  ),
  renewed: both(fr`Les liens de la table ont été renouvelés.`, 'The links of the room are new.'),
  forget: both(
    (count: number) => (count === 1 ? fr`Oublier l'invité parti` : fr`Oublier les ${count} invités partis`),
    (count) => (count === 1 ? 'Forget the guest who has left' : `Forget the ${count} guests who have left`),
  ),
  forgetHint: both(
    fr`Sans place et hors ligne : la table s'ouvre ainsi à d'autres. Ils pourront revenir par le lien.`,
    'Without a seat and offline: this makes room for others. They can come back by the link.',
  ),
  promise: both(fr`La promesse de la donne`, 'The promise of the deal'),
  promiseHint: both(
    fr`Avant chaque donne, le serveur montre l'empreinte de ce dont il la fera, et chaque navigateur celle d'un grain de hasard. On ne montre les grains qu'une fois toutes les empreintes scellées : personne ne peut choisir le sien d'après les autres. Ce navigateur retient tout, et vous avertira si quelque chose change ; la manche finie, « Vérifier » refait tout le mélange.`,
    'Before every deal the server shows the fingerprint of what it will make it from, and every browser that of a grain of chance. The grains are revealed only when all fingerprints are sealed: nobody can choose one to suit the others. This browser remembers all of it and warns you if anything changes; when the round is over, “Verify” does the whole shuffle again.',
  ),
  rename: both(fr`Votre nom`, 'Your name'),
  calledHere: both(
    (name: string) => fr`À cette table, on vous appelle « ${name} ».`,
    (name) => `In this room you are called “${name}”.`,
  ),
  renameDo: both(fr`Changer`, 'Change'),
  onlooker: both(fr`Vous regardez`, 'You are watching'),
  onlookerHint: both(fr`Les mains restent cachées.`, 'Hands stay hidden.'),
  onlookerGuest: both(fr`Vous n'avez pas de place : vous regardez.`, 'You have no seat: you are watching.'),
  onlookerLater: both(fr`Vous pourrez vous asseoir après la manche.`, 'You can sit down after the round.'),
  seats: both(fr`Voir les places`, 'See the seats'),
});
