// What is said of the page itself: that it is offline, that there is a newer one, that it can be installed.
import { both, byLanguage } from '../../words/both';
import { fr } from '../../ground/typography';

export const OFFLINE_WORDS = byLanguage({
  heading: both(fr`Hors ligne`, 'Offline'),
  noServer: both(fr`Le serveur ne répond pas : vous voyez ce que ce navigateur a gardé.`, 'The server does not answer: you see what this browser has kept.'),
  works: both(fr`Ce qui marche ici sans réseau :`, 'What works here without a network:'),
  worksBoth: both(fr`Ce qui marche ici sans réseau : lire les règles, ci-dessous, et`, 'What works here without a network: reading the rules, below, and'),
  score: both(fr`la feuille de marque`, 'the score sheet'),
  rules: both(fr`Les règles de nos jeux`, 'The rules of our games'),
  needsServer: both(
    fr`Pour jouer, même contre des ordinateurs, il faut le serveur. Celui de votre propre machine (« huit play ») répond aussi sans internet.`,
    'To play, even against computers, the server is needed. The one on your own machine (“huit play”) answers without internet too.',
  ),
  again: both(fr`Réessayer`, 'Try again'),
  newVersion: both(fr`Nouvelle version`, 'New version'),
  newHint: both(fr`Rien ne se perd : les parties sont sur le serveur.`, 'Nothing is lost: games are on the server.'),
  reload: both(fr`Recharger`, 'Reload'),
  install: both(fr`Installer`, 'Install'),
  installHuit: both(fr`Installer Huit sur cet appareil`, 'Install Huit on this device'),
  installHint: both(fr`Une icône, sa propre fenêtre, et la page s'ouvre sans réseau.`, 'An icon, a window of its own, and the page opens without a network.'),
  notInstall: both(fr`Ne plus le proposer ; cela reste dans les réglages`, 'Do not offer it again; it stays in the settings'),
  homeScreen: both(fr`Sur iPhone et iPad : Partager, puis « Sur l'écran d'accueil ».`, 'On iPhone and iPad: Share, then “Add to Home Screen”.'),
});
