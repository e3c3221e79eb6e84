// What the page of the lab says around the numbers: the server says the numbers themselves.
import type { Language } from '../../ground/cards/faces';
import { both, byLanguage } from '../../words/both';
import { cardName, rankName } from '../../words/card_names';
import { LEVEL_WORDS } from '../../words/levels';
import { fr, listed } from '../../ground/typography';

export const LAB_WORDS = byLanguage({
  heading: both(fr`Que valent ces règles ?`, 'What are these rules like?'),
  lead: both(
    fr`Des ordinateurs y jouent des milliers de manches, et l'on compte : qui gagne, combien de temps cela dure, ce que vaut chaque carte.`,
    'Computers play thousands of rounds by them, and we count: who wins, how long it takes, what each card is worth.',
  ),
  interval: both(
    fr`Un nombre trouvé en jouant n'est jamais tout à fait exact. Son intervalle à 95 %, le trait autour du point ou au bout de la barre, dit où se trouve la vraie valeur, 19 fois sur 20. Plus on joue, plus il est étroit.`,
    'A number that is found by playing is never quite exact. Its 95% interval, the line around the dot or at the end of the bar, says where the true value lies, 19 times in 20. The more is played, the narrower it gets.',
  ),
  which: both(fr`Quelles règles ?`, 'Which rules?'),
  pick: both(fr`Choisir un jeu…`, 'Choose a game…'),
  seats: both(fr`Joueurs`, 'Players'),
  against: both(fr`Comparer avec`, 'Compare with'),
  nothing: both(fr`rien`, 'nothing'),
  mine: both(fr`Mes règles`, 'My rules'),
  nameless: both(fr`Sans nom`, 'Without a name'),
  apart: both(
    fr`Ces deux jeux n'ont aucun nombre de joueurs en commun : choisissez-en un autre.`,
    'These two games have no number of players in common: choose another one.',
  ),
  toRules: both(fr`Lire ces règles`, 'Read these rules'),
  toStart: both(fr`Retour au début`, 'Back to the start'),
  print: both(fr`Imprimer`, 'Print'),
  again: both(fr`Réessayer`, 'Try again'),
  stop: both(fr`Arrêter`, 'Stop'),
  progress: both(fr`Avancement`, 'Progress'),
  beginning: both(fr`Les premières manches se jouent…`, 'The first rounds are being played…'),
  playing: both(fr`On joue encore : les nombres se précisent.`, 'More is being played: the numbers get more exact.'),
  searching: both(fr`On joue toutes les règles voisines…`, 'All rules close to these are being played…'),
  waiting: both(
    (before: number) => (before === 1 ? fr`Une autre demande passe avant la vôtre.` : fr`${before} autres demandes passent avant la vôtre.`),
    (before) => (before === 1 ? 'One other request comes before yours.' : `${before} other requests come before yours.`),
  ),
  slowedBy: both(
    {
      start: fr`Le labo se prépare. La toute première fois sur une machine, il lui faut une minute environ ; ensuite, quelques secondes.`,
      games: fr`On joue à des tables de ce serveur : elles passent d'abord, et la mesure avance lentement.`,
    },
    {
      start: 'The lab is getting ready. The very first time on a machine this takes about a minute, later a few seconds.',
      games: 'There are games on at this server: they go first, and measuring is slow meanwhile.',
    },
  ),
  done: both(fr`La mesure est finie.`, 'All is measured.'),
  stopped: both(fr`Arrêté avant la fin.`, 'Stopped before the end.'),
  trouble: both(
    {
      unreachable: fr`Le serveur ne répond pas, ou la liaison s'est coupée.`,
      too_many: fr`Vous avez beaucoup demandé en peu de temps : réessayez dans quelques minutes.`,
      failed: fr`Ces règles n'ont pas pu être jouées jusqu'au bout par les ordinateurs. Une autre fois, peut-être.`,
    },
    {
      unreachable: 'The server does not answer, or the connection broke.',
      too_many: 'You have asked for a lot in a short time: try again in a few minutes.',
      failed: 'The computers could not play these rules to the end. Another time, perhaps.',
    },
  ),
  refused: both(fr`Cela ne se joue pas :`, 'This cannot be played:'),
  inShort: both(fr`En bref`, 'In short'),
  inPictures: both(fr`En images`, 'In pictures'),
  table: both(fr`Le tableau`, 'The table'),
  all: both(fr`Tous les nombres`, 'All numbers'),
  what: both(fr`Quoi`, 'What'),
  value: both(fr`Valeur, et son intervalle`, 'Value, with its interval'),
  rounds: both(fr`Manches`, 'Rounds'),
  player: both(fr`Niveau`, 'Level'),
  wide: both(fr`encore large`, 'still wide'),
  stillWide: both(fr`Des intervalles sont encore larges : à prendre avec prudence.`, 'Some intervals are still wide: take them with care.'),
  found: both(
    (rounds: string, players: string) => fr`Trouvé en ${rounds} manches entre ordinateurs. Niveau : ${players}.`,
    (rounds, players) => `Found in ${rounds} rounds between computers. Level: ${players}.`,
  ),
  imagining: both(
    (level: string, rounds: string) => fr`${level} (${rounds} manches imaginées)`,
    (level, rounds) => `${level} (${rounds} imagined rounds)`,
  ),
  span: both(
    (least: string, most: string) => fr`${least} à ${most}`,
    (least, most) => `${least} to ${most}`,
  ),
  from: both(
    (least: string, most: string) => fr`de ${least} à ${most}`,
    (least, most) => `${least} to ${most}`,
  ),
  extremes: both(
    (most: string, least: string) => fr`Le plus : ${most}. Le moins : ${least}.`,
    (most, least) => `The most: ${most}. The least: ${least}.`,
  ),
  players: both(
    (count: number) => fr`${count} joueurs`,
    (count) => `${count} players`,
  ),
  and: both('et', 'and'),
  pictures: both(
    {
      seats: [fr`Les places`, fr`Combien de manches sur 100 gagne chaque place. La ligne pointillée : ce que gagnerait chacune si toutes se valaient.`],
      cards: [
        fr`Les cartes`,
        fr`En main : combien de manches de plus sur 100 gagne qui reçoit cette carte à la donne. En jeu : combien en perd qui ne la pose jamais par choix.`,
      ],
      tension: [
        fr`La tension`,
        fr`Les chances de celui qui va gagner, et de celui qui est en tête, du début à la fin d'une manche. Dans la bande : huit manches sur dix.`,
      ],
      lengths: [
        fr`La durée`,
        fr`Combien de manches sur 100 durent tant de tours. Entre les deux traits : neuf manches sur dix. La dernière colonne compte aussi toutes les plus longues.`,
      ],
      choice: [fr`Le choix`, fr`Coups forcés : une seule chose est permise. Grosses attaques : huit cartes au moins sont dues d'un coup.`],
      skill: [
        fr`Le hasard et l'adresse`,
        fr`À gauche, le hasard décide de tout ; à droite, le meilleur gagnerait toujours. Écart de force : ce que gagne de plus un joueur sensé contre le hasard. Valeur de l'information : ce que gagne de plus qui voit la main du suivant.`,
      ],
      ends: [fr`La fin des manches`, fr`Combien de manches sur 100 finissent bloquées : plus personne ne peut jouer.`],
      endless: [fr`Des manches sans fin`, fr`Combien de manches sur 100 ne finissent pas.`],
      rules: [fr`Ce que chaque règle change`, fr`Combien de manches sur 100, jouées au hasard, changent si l'on enlève la règle. À zéro, elle ne sert à rien.`],
    },
    {
      seats: ['Seats', 'How many rounds in 100 each seat wins. The dashed line: what each would win if they were all equal.'],
      cards: [
        'Cards',
        'In hand: how many more rounds in 100 are won by the player who is dealt the card. In play: how many are lost by never choosing to play it.',
      ],
      tension: [
        'Tension',
        'The chances of the player who is going to win, and of the one who is ahead, from the beginning of a round to its end. In the band: eight rounds in ten.',
      ],
      lengths: ['Length', 'How many rounds in 100 take so many turns. Between the two lines: nine rounds in ten. The last column counts all longer ones too.'],
      choice: ['Choice', 'Forced moves: only one thing is allowed. Long attack chains: eight cards or more to draw at once.'],
      skill: [
        'Luck and skill',
        'On the left, luck decides everything; on the right, the best would always win. Skill gap: how much more a sensible player wins against chance. Value of information: how much more a player wins who can see the next hand.',
      ],
      ends: ['How rounds end', 'How many rounds in 100 end blocked: nobody can play any more.'],
      endless: ['Rounds without an end', 'How many rounds in 100 do not end.'],
      rules: ['What each rule changes', 'How many rounds in 100, played at random, change when the rule is taken away. At zero, it does nothing.'],
    },
  ),
  held: both(fr`en main`, 'in hand'),
  used: both(fr`en jeu`, 'in play'),
  winner: both(fr`celui qui va gagner`, 'the player who is going to win'),
  leader: both(fr`celui qui est en tête`, 'the player who is ahead'),
  band: both(fr`huit manches sur dix`, 'eight rounds in ten'),
  shareOver: both(fr`Part de la manche`, 'Part of the round'),
  courseSaid: both(
    (from: string, half: string, to: string) => fr`Les chances du gagnant : ${from} au début, ${half} à la moitié, ${to} à la fin.`,
    (from, half, to) => `The chances of the winner: ${from} at the start, ${half} half-way, ${to} at the end.`,
  ),
  turns: both(fr`Tours`, 'Turns'),
  turnsSaid: both(
    (turns: string) => fr`${turns} tours`,
    (turns) => `${turns} turns`,
  ),
  orMore: both(
    (turns: number) => fr`${turns} et plus`,
    (turns) => `${turns} and more`,
  ),
  even: both(
    (share: string) => fr`à égalité : ${share}`,
    (share) => `if alike: ${share}`,
  ),
  compared: both(fr`Côte à côte`, 'Side by side'),
  comparedMeans: both(
    fr`Le rond : ces règles. Le carré : les autres. La bande autour du rond est l'intervalle de la différence : quand elle ne touche pas le carré, la différence est nette, et le rond est plein. Sur deux douzaines de nombres, un ou deux diffèrent nettement par hasard : regardez d'abord si l'écart est grand.`,
    'The circle: these rules. The square: the others. The band around the circle is the interval of the difference: where it does not touch the square, the difference is clear, and the circle is filled. Among two dozen numbers one or two differ clearly by chance alone: look first at how large the difference is.',
  ),
  clear: both(
    (clear: number, all: number) =>
      clear > 1 ? fr`${clear} nombres sur ${all} diffèrent nettement.` : clear ? fr`Un nombre sur ${all} diffère nettement.` : fr`Rien ne diffère nettement.`,
    (clear, all) => (clear > 1 ? `${clear} numbers of ${all} clearly differ.` : clear ? `One number of ${all} clearly differs.` : 'Nothing clearly differs.'),
  ),
  showAll: both(fr`Montrer aussi ce qui ne diffère pas nettement`, 'Show what does not clearly differ too'),
  difference: both(fr`Différence`, 'Difference'),
  isClear: both(fr`nette`, 'clear'),
  isNot: both(fr`pas nette`, 'not clear'),
  clearly: both(fr`Est-elle nette ?`, 'Is it clear?'),
  units: both(
    {
      share: fr`En manches ou en coups sur 100`,
      difference: fr`En manches gagnées de plus sur 100`,
      turns: fr`En tours`,
      minutes: fr`En minutes`,
      number: fr`En nombre`,
    },
    { share: 'In rounds or moves in 100', difference: 'In more rounds won in 100', turns: 'In turns', minutes: 'In minutes', number: 'In numbers' },
  ),
  wishes: both(fr`Que voudriez-vous changer ?`, 'What would you like to change?'),
  wishesLead: both(
    fr`Choisissez un souhait : on cherche de petits changements de règles qui l'apportent, en dix secondes à une minute.`,
    'Choose a wish: we look for small changes of the rules that bring it, in ten seconds to a minute.',
  ),
  wish: both(fr`Je voudrais`, 'I would like'),
  card: both(fr`Quelle carte`, 'Which card'),
  search: both(fr`Chercher`, 'Search'),
  ways: both(
    (count: number) => (count > 1 ? fr`${count} changements trouvés.` : fr`Un changement trouvé.`),
    (count) => (count > 1 ? `${count} changes found.` : 'One change found.'),
  ),
  noneFound: both(fr`Aucun petit changement ne l'apporte nettement.`, 'No small change clearly brings it.'),
  also: both(fr`Aussi :`, 'Also:'),
  take: both(fr`Prendre`, 'Take it'),
});

/** Return « 12 345 », "12,345". */
export function counted(count: number, language: Language): string {
  return count.toLocaleString(language);
}

/** Return « 25 % », "25%". */
export function percent(share: number, language: Language): string {
  return share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });
}

/** Return what the levels of the players that a measure names are called; others by the name that they have. */
export function playersSaid(players: string, language: Language): string {
  const level = LEVEL_WORDS[language].level as Record<string, string>;
  const said = (player: string): string => {
    const [name = player, rounds] = player.split('@');
    return rounds ? LAB_WORDS[language].imagining(level[name] ?? name, rounds) : (level[name] ?? name);
  };
  return listed(players.split(', ').map(said), LAB_WORDS[language].and);
}

/** Return what cards are called that a rule file writes as *about*. */
export function cardsSaid(about: string, language: Language): string {
  return about
    .split(' ')
    .map((card) => (card.length === 2 ? cardName(card, language) : rankName(card, language)))
    .join(', ');
}
