// What is said of calls: the title of the tab, sounds, notifications, and what a browser needs for them.
import { both, byLanguage } from '../../words/both';
import { fr } from '../../ground/typography';

export const CALL_WORDS = byLanguage({
  title: {
    turn: both(fr`À vous !`, 'Your turn!'),
    choice: both(fr`À vous !`, 'Your turn!'),
    vote: both(fr`On vote`, 'A vote'),
  },
  sound: both(fr`Sons`, 'Sounds'),
  sounds: both(fr`Sons de la table`, 'Sounds of the table'),
  volume: both(fr`Volume`, 'Volume'),
  soft: both(fr`bas`, 'low'),
  loud: both(fr`fort`, 'loud'),
  vibrates: both(fr`Vibrer quand c'est à moi`, 'Vibrate when it is my turn'),
  callMe: both(fr`Prévenez-moi quand c'est à moi`, 'Call me when it is my turn'),
  callHint: both(
    fr`Une notification de ce navigateur, même si la page est fermée ; une aussi quand une manche finit sans vous. Elle nomme le jeu, jamais une carte.`,
    'A notification from this browser, even if the page is closed; and one when a round ends without you. It names the game, never a card.',
  ),
  called: both(fr`C'est entendu : ce navigateur vous préviendra.`, 'Agreed: this browser will call you.'),
  byLetter: both(
    (time: string) => fr`${time} par tour : pas besoin de rester devant la page.`,
    (time) => `${time} a turn: no need to stay at the page.`,
  ),
  notNow: both(fr`Non merci`, 'No thanks'),
  obstacle: {
    insecure: both(
      fr`Ce navigateur ne prévient que pour une adresse en https, ou sur cette machine (localhost).`,
      'This browser calls only from an address with https, or on this machine (localhost).',
    ),
    homeScreen: both(
      fr`Sur iPhone et iPad, mettez d'abord Huit sur l'écran d'accueil (Partager, puis « Sur l'écran d'accueil »), et ouvrez-le de là.`,
      'On iPhone and iPad, first put Huit on the home screen (Share, then “Add to Home Screen”), and open it from there.',
    ),
    unsupported: both(fr`Ce navigateur ne sait pas prévenir. Essayez dans un autre.`, 'This browser cannot call you. Try another one.'),
    denied: both(
      fr`Les notifications de ce site sont bloquées. Pour les permettre : les réglages du site, à gauche de l'adresse, puis « Notifications ».`,
      'Notifications of this site are blocked. To allow them: the site’s settings, left of the address, then “Notifications”.',
    ),
  },
  failed: {
    push: both(
      fr`Le service de notifications de ce navigateur ne répond pas. Réessayez plus tard.`,
      'The push service of this browser does not answer. Try again later.',
    ),
    server: both(fr`Le serveur n'a pas répondu. Réessayez.`, 'The server did not answer. Try again.'),
    tooMany: both(fr`Trop de navigateurs sont déjà prévenus à cette table.`, 'Too many browsers are called in this room already.'),
  },
});
