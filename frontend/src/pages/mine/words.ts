// Every word of « Mes tables », « Mes parties », and of the way to another device.
import { written } from '../../facts/score/entry';
import { both, byLanguage } from '../../words/both';
import { ofName } from '../../words/people';
import { fr, listed } from '../../ground/typography';

/** Return « 0 point », « −1 point », « 2 points ». */
function count(number: number, one: string): string {
  return fr`${written(number)} ${one}${Math.abs(number) < 2 ? '' : 's'}`;
}

/** Return “0 points”, “−1 point”, “2 points”. */
function countEn(number: number, one: string): string {
  return `${written(number)} ${one}${Math.abs(number) === 1 ? '' : 's'}`;
}

export const MINE_WORDS = byLanguage({
  tables: both(fr`Mes tables`, 'My tables'),
  resume: both(
    (table: string) => fr`Reprendre : ${table}`,
    (table) => `Resume: ${table}`,
  ),
  yours: both(fr`À vous de jouer !`, 'Your turn!'),
  turnOf: both(
    (names: string[]) => (names.length === 1 ? fr`au tour ${ofName(names[0] ?? '')}` : fr`on attend ${listed(names, 'et')}`),
    (names) => `waiting for ${listed(names, 'and')}`,
  ),
  somebody: both(fr`un joueur`, 'a player'),
  since: both(
    (time: string) => fr`depuis ${time}`,
    (time) => `for ${time}`,
  ),
  with: both(
    (names: string[]) => fr`avec ${listed(names, 'et')}`,
    (names) => `with ${listed(names, 'and')}`,
  ),
  away: both(fr`Le serveur ne répond pas pour cette table.`, 'The server does not answer for this room.'),
  again: both(fr`Réessayer`, 'Try again'),
  unknown: both(
    (room: string) => fr`Table ${room}`,
    (room) => `Table ${room}`,
  ),
  forget: both(
    (table: string) => fr`Oublier : ${table}`,
    (table) => `Forget: ${table}`,
  ),
  forgetShort: both(fr`Oublier`, 'Forget'),
  forgetAsk: both(fr`Oublier cette table ?`, 'Forget this room?'),
  forgetInRound: both(
    fr`Une manche y est en cours. Oubliée, la table quitte cette liste ; votre place reste la vôtre, mais vous n'y reviendrez que par le lien de la table.`,
    'A round is being played there. Forgotten, the room leaves this list; your seat stays yours, but only the link of the room leads back to it.',
  ),
  forgetBetween: both(
    fr`Elle quitte cette liste ; votre place reste la vôtre, et le lien de la table y ramène.`,
    'It leaves this list; your seat stays yours, and the link of the room leads back to it.',
  ),
  keep: both(fr`Garder`, 'Keep it'),
  forgetIt: both(fr`Oublier la table`, 'Forget the room'),
  standUp: both(fr`Rendre aussi ma place`, 'Give up my seat too'),
  standingUp: both(fr`On rend la place…`, 'Giving up the seat…'),
  notStood: both(
    fr`La place n'a pas pu être rendue : le serveur ne répond pas. Réessayez dans un moment.`,
    'The seat could not be given up: the server does not answer. Try again in a moment.',
  ),
  forgotten: both(fr`Table oubliée.`, 'Table forgotten.'),

  quit: both(fr`Quitter la table ?`, 'Leave the room?'),
  quitTold: both(fr`Votre place vous attend : vous la retrouverez sous « Mes tables ».`, 'Your seat waits for you: you will find it under “My tables”.'),
  stay: both(fr`Rester`, 'Stay'),
  toStart: both(fr`Aller à l'accueil`, 'Go to the start'),

  rounds: both(fr`Mes parties`, 'My games'),
  noRounds: both(fr`Aucune manche finie n'est gardée dans ce navigateur.`, 'No finished round is kept in this browser.'),
  onlyHere: both(
    fr`Cette liste n'est que dans ce navigateur : les ${100} dernières manches jouées ici.`,
    'This list is in this browser only: the latest 100 rounds played here.',
  ),
  round: both(
    (no: number) => fr`Manche ${no}`,
    (no) => `Round ${no}`,
  ),
  won: both(fr`Gagnée`, 'Won'),
  lost: both(
    (names: string[]) => (names.length ? fr`Perdue, gagnée par ${listed(names, 'et')}` : fr`Sans vainqueur`),
    (names) => (names.length ? `Lost to ${listed(names, 'and')}` : 'Nobody won'),
  ),
  matchWon: both(fr`Partie gagnée`, 'Match won'),
  matchLost: both(fr`Partie perdue`, 'Match lost'),
  points: both(
    (points: number) => count(points, 'point'),
    (points) => countEn(points, 'point'),
  ),
  totals: both(
    (totals: string) => fr`Totaux : ${totals}`,
    (totals) => `Totals: ${totals}`,
  ),
  rules: both(fr`Les règles`, 'The rules'),
  replay: both(fr`Revoir`, 'Watch again'),
  sameDeal: both(fr`Rejouer la même donne`, 'Play the same deal'),
  sameDealTold: both(
    fr`« Rejouer la même donne » ouvre une table contre l'ordinateur seul, où il est dit que les cartes sont connues.`,
    '“Play the same deal” opens a table against computers alone, which says that its cards are known.',
  ),
  remove: both(fr`Effacer`, 'Delete'),
  removeOf: both(
    (no: number, game: string) => fr`Effacer : manche ${no}, ${game}`,
    (no, game) => `Delete: round ${no}, ${game}`,
  ),
  removed: both(fr`Manche effacée de la liste.`, 'Round deleted from the list.'),
  removeAll: both(fr`Tout effacer`, 'Delete all'),
  removeAllAsk: both(
    (rounds: number) => fr`Effacer ${count(rounds, 'manche')} de ce navigateur ?`,
    (rounds) => `Delete ${countEn(rounds, 'round')} from this browser?`,
  ),
  noReplay: both(
    fr`Cette manche n'est plus accessible : la table n'existe plus, ou ce navigateur n'y a pas de place.`,
    'This round can no longer be fetched: its room is gone, or this browser has no seat there.',
  ),
  older: both(
    fr`Cette donne vient d'une autre version de Huit : elle ne peut plus être rejouée.`,
    'This deal comes from another version of Huit: it can no longer be played.',
  ),
  failed: both(fr`Le serveur ne répond pas. Réessayez dans un moment.`, 'The server does not answer. Try again in a moment.'),
  back: both(fr`Accueil`, 'Start'),

  carry: both(fr`Continuer sur un autre appareil`, 'Continue on another device'),
  carryTold: both(
    fr`Un code amène vos places et « Mes parties » sur l'autre appareil. Celui-ci les garde aussi.`,
    'A code brings your seats and “My games” to the other device. This one keeps them too.',
  ),
  makeCode: both(fr`Faire un code`, 'Make a code'),
  newCode: both(fr`Faire un autre code`, 'Make another code'),
  codeQr: both(fr`Code à viser avec l'appareil photo de l'autre appareil`, 'Code for the camera of the other device'),
  codeTyped: both(
    fr`Sans appareil photo : sur l'accueil de l'autre appareil, « J'ai un code », puis`,
    'Without a camera: on the start page of the other device, “I have a code”, then',
  ),
  codeLink: both(fr`Ou ouvrez ce lien sur l'autre appareil`, 'Or open this link on the other device'),
  codeTold: both(
    (minutes: number, typed: number) =>
      fr`Il sert une seule fois, pendant ${count(minutes, 'minute')} ; tapé, pendant ${count(typed, 'minute')}. Qui l'a eu a vos places : ne le montrez à personne.`,
    (minutes, typed) =>
      `It works once, for ${countEn(minutes, 'minute')}; typed, for ${countEn(typed, 'minute')}. Whoever has it has your seats: show it to nobody.`,
  ),
  copy: both(fr`Copier`, 'Copy'),
  copied: both(fr`Copié`, 'Copied'),
  copyByHand: both(fr`Copiez le texte sélectionné.`, 'Copy the selected text.'),
  tooMany: both(fr`Trop de codes demandés ou essayés : réessayez dans une minute.`, 'Too many codes asked for or tried: try again in a minute.'),

  bring: both(fr`Continuer vos parties ici ?`, 'Continue your games here?'),
  bringTold: both(
    fr`Ce lien amène dans ce navigateur les places et les parties d'un autre appareil. N'acceptez que s'il vient de vous.`,
    'This link brings the seats and games of another device to this browser. Accept only if it is your own.',
  ),
  bringHere: both(fr`Continuer ici`, 'Continue here'),
  notHere: both(fr`Non`, 'No'),
  bringing: both(fr`On apporte vos places…`, 'Bringing your seats…'),
  brought: both(
    (rooms: number, rounds: number) =>
      fr`C'est fait : ${count(rooms, 'place')} et ${count(rounds, 'manche')} de plus dans ce navigateur. Une place que vous aviez déjà ici reste la même.`,
    (rooms, rounds) => `Done: ${countEn(rooms, 'seat')} and ${countEn(rounds, 'round')} more in this browser. A seat that you had here already stays the same.`,
  ),
  toTables: both(fr`Voir mes tables`, 'See my tables'),
  noCode: both(
    fr`Ce code n'est pas bon : il a déjà servi, ou il est trop vieux. Faites-en un autre sur le premier appareil.`,
    'This code is not good: it was used before, or is too old. Make another one on the first device.',
  ),
  typeCode: both(fr`Le code de l'autre appareil`, 'The code of the other device'),
  typeTold: both(
    fr`L'autre appareil le montre sous « Mes parties », « Continuer sur un autre appareil » : huit lettres et chiffres. Le vôtre seulement : il amène ici ses places et ses parties.`,
    'The other device shows it under “My games”, “Continue on another device”: eight letters and digits. Your own only: it brings its seats and games here.',
  ),
  notEight: both(fr`Un code a huit lettres et chiffres, par exemple ${'K7QF 3MXA'}.`, 'A code has eight letters and digits, K7QF 3MXA for instance.'),
  notTyped: both(
    fr`Ce code n'est pas bon : mal tapé, déjà utilisé, remplacé par un autre, ou trop vieux. Relisez-le, ou faites-en un autre sur le premier appareil.`,
    'This code is not good: mistyped, used before, replaced by another one, or too old. Read it again, or make another one on the first device.',
  ),
});
