// What a strong player would do, as sentences. The codes of reasons are those of src/huit/clients/texts.py.
import type { Language } from '../../ground/cards/faces';
import type { Advice, AdviceGoal, Moment, Move, Suit, View, Why } from '../../ground/protocol';
import { both, byLanguage } from '../both';
import { rankName, suitName, theCard, theCards } from '../card_names';
import { capital, fr } from '../../ground/typography';

export const ADVICE_WORDS = byLanguage({
  thinking: both(fr`Je réfléchis…`, 'Let me think…'),
  preparing: both(
    fr`La toute première fois sur une machine, je me prépare d'abord : une demi-minute environ.`,
    'The very first time on a machine I have to get ready first: about half a minute.',
  ),
  close: both(fr`Fermer`, 'Close'),
});

const MOVES = byLanguage({
  play: both(
    (cards: string) => fr`je poserais ${cards}`,
    (cards) => `I would play ${cards}`,
  ),
  playAndCall: both(
    (cards: string, suit: string) => fr`je poserais ${cards} et demanderais ${suit}`,
    (cards, suit) => `I would play ${cards} and call ${suit}`,
  ),
  call: both(
    (suit: string) => fr`je demanderais ${suit}`,
    (suit) => `I would call ${suit}`,
  ),
  word: both<Record<string, string>>(
    {
      draw: fr`je piocherais`,
      take: fr`je prendrais une carte`,
      doubt: fr`je n'y croirais pas`,
      pickup: fr`je ramasserais le tas`,
      pass: fr`je passerais`,
      say: fr`je ferais mon annonce`,
      knock: fr`je cognerais trois coups`,
      declare: fr`je montrerais mon carré`,
      catch: fr`je dirais « Contre-carte ! »`,
    },
    {
      draw: 'I would draw',
      take: 'I would take a card',
      doubt: 'I would doubt it',
      pickup: 'I would pick up the pile',
      pass: 'I would pass',
      say: 'I would announce it',
      knock: 'I would knock three times',
      declare: 'I would show my four of a kind',
      catch: 'I would say “Catch!”',
    },
  ),
  andAnnounce: both(
    (first: string) => fr`${first} et ferais mon annonce`,
    (first) => `${first} and announce it`,
  ),
  give: both(
    (cards: string, who: string) => fr`je donnerais ${cards} à ${who}`,
    (cards, who) => `I would give ${cards} to ${who}`,
  ),
  playAs: both(
    (joker: string, card: string) => fr`je poserais ${joker}, qui devient ${card}`,
    (joker, card) => `I would play ${joker} as ${card}`,
  ),
  become: both(
    (card: string) => fr`la carte deviendrait ${card}`,
    (card) => `I would make it ${card}`,
  ),
  rank: both(
    (rank: string) => fr`je demanderais ${rank}`,
    (rank) => `I would call ${rank}`,
  ),
  playAt: both(
    (cards: string, who: string) => fr`je poserais ${cards}, pour ${who}`,
    (cards, who) => `I would play ${cards}, for ${who}`,
  ),
  kind: both(
    (kind: string) => fr`j'annoncerais ${kind}`,
    (kind) => `I would announce ${kind}`,
  ),
  least: both(fr`minimum de plis`, 'fewest tricks'),
  notrump: both(fr`sans atout`, 'no trumps'),
  putAway: both(
    (cards: string) => fr`j'écarterais ${cards}`,
    (cards) => `I would discard ${cards}`,
  ),
  exchange: both(
    (card: string, who: string) => fr`j'échangerais ${card} avec ${who}`,
    (card, who) => `I would exchange ${card} with ${who}`,
  ),
  swap: both(
    (laid: string, taken: string) => fr`j'échangerais ${laid} contre ${taken}`,
    (laid, taken) => `I would swap ${laid} for ${taken}`,
  ),
  trade: both(
    (who: string) => fr`j'échangerais ma main avec ${who}`,
    (who) => `I would swap hands with ${who}`,
  ),
  at: both(
    (who: string) => fr`je viserais ${who}`,
    (who) => `I would aim at ${who}`,
  ),
  flip: both(
    (no: string) => fr`je retournerais la carte cachée no ${no}`,
    (no) => `I would turn over face-down card ${no}`,
  ),
  nothing: both(fr`je ne ferais rien maintenant`, 'I would do nothing now'),
  other: both(
    (move: string) => fr`je jouerais ${move}`,
    (move) => `I would play ${move}`,
  ),
});

const TOLD = byLanguage({
  noChoice: both(fr`Il n'y a rien d'autre à faire.`, 'There is nothing else to do.'),
  here: both(
    (better: string, brings: string) => fr`Ici, ${better} : ${brings}.`,
    (better, brings) => `Here, ${better}: ${brings}.`,
  ),
  thisMove: both(fr`le coup joué`, 'the move made'),
  ahead: both(
    (points: number) => fr`${Math.abs(points)} point${Math.abs(points) > 1 ? 's' : ''} ${points < 0 ? 'derrière' : 'devant'} les autres`,
    (points) => `${Math.abs(points)} point${Math.abs(points) === 1 ? '' : 's'} ${points < 0 ? 'behind' : 'ahead of'} the others`,
  ),
});

/** What is told of an action and another, by what they are compared by: what each brings of a hundred imagined rounds, or in points. */
const CHANCES = byLanguage({
  win: both(
    (brings: string, other: string, others: string) =>
      fr`sur 100 manches que j'imagine ainsi, ${brings} sont gagnées${other ? fr` ; avec ${other}, ${others}` : ''}`,
    (brings, other, others) => `out of 100 rounds I imagine from here, this wins ${brings}${other ? `; with ${other}, it would be ${others}` : ''}`,
  ),
  place: both(
    (brings: string, other: string, others: string) =>
      fr`sur 100 manches que j'imagine ainsi, on est le prochain à sortir dans ${brings}${other ? fr` ; avec ${other}, dans ${others}` : ''}`,
    (brings, other, others) => `out of 100 rounds I imagine from here, I am next out in ${brings}${other ? `; with ${other}, in ${others}` : ''}`,
  ),
  points: both(
    (brings: string, other: string, others: string) =>
      fr`dans les manches que j'imagine ainsi, on finit en moyenne ${brings}${other ? fr` ; avec ${other}, ${others}` : ''}`,
    (brings, other, others) => `in the rounds I imagine from here, I end up ${brings} on average${other ? `; with ${other}, ${others}` : ''}`,
  ),
});

const WHY = byLanguage({
  goes_out: both(
    (_: Named) => fr`c'est la dernière carte`,
    () => 'it is the last card',
  ),
  answers_attack: both(
    (_: Named) => fr`cela répond à l'attaque`,
    () => 'it answers the attack',
  ),
  attacks_short: both(
    ({ who, left }: Named) => fr`cela attaque ${who}, qui n'a plus ${left}`,
    ({ who, left }) => `it attacks ${who}, who has only ${left}`,
  ),
  skips_short: both(
    ({ who, left }: Named) => fr`cela fait passer ${who}, qui n'a plus ${left}`,
    ({ who, left }) => `it skips ${who}, who has only ${left}`,
  ),
  turn_again: both(
    (_: Named) => fr`on rejoue aussitôt`,
    () => 'it gives another turn',
  ),
  keeps_wild: both(
    ({ card }: Named) => fr`on garde ${card}, qui va partout`,
    ({ card }) => `it saves ${card}, which can be played on anything`,
  ),
  last_of_suit: both(
    ({ suit }: Named) => fr`c'est la seule carte de ${suit} de la main`,
    ({ suit }) => `there are no other ${suit} in hand`,
  ),
  goes_on_with: both(
    ({ count }: Named) => fr`${count} autres cartes de la main vont dessus`,
    ({ count }) => `${count} other cards in hand can be played on it`,
  ),
  sheds_points: both(
    ({ points }: Named) => fr`c'est ${points} de moins en main si la manche finit`,
    ({ points }) => `that leaves ${points} less in hand if the round ends`,
  ),
  longest_suit: both(
    ({ suit }: Named) => fr`c'est la couleur dont on a le plus : ${suit}`,
    ({ suit }) => `it is the longest suit in hand: ${suit}`,
  ),
  nearest_to_out: both(
    ({ who, left }: Named) => fr`${who} n'a plus ${left}`,
    ({ who, left }) => `${who} has only ${left}`,
  ),
  lowest_card: both(
    (_: Named) => fr`c'est la plus basse : les autres serviront plus tard`,
    () => 'it is the lowest: the others will be useful later',
  ),
  nobody_beats: both(
    (_: Named) => fr`personne ne peut la prendre`,
    () => 'nobody can beat it',
  ),
  makes_trick: both(
    (_: Named) => fr`elle fait le pli`,
    () => 'it takes the trick',
  ),
});

/** The facts of a reason, in words. */
interface Named {
  count: string;
  left: string;
  points: string;
  who: string;
  suit: string;
  card: string;
}

const LETTERS: Record<string, Suit> = { clubs: 'c', diamonds: 'd', hearts: 'h', spades: 's' };

/** Return the advice as sentences: what to do, how often that wins, and why. */
export function adviceSentences(advice: Advice, view: View, language: Language): string[] {
  const told = TOLD[language];
  const first = `${capital(moveSentence(advice.move, view, language))}.`;
  // Where it did not compare, there may be other moves all the same: what goes without saying, or too many to compare.
  if (advice.chance === null) return [first, ...(advice.move !== null && view.moves.length === 1 ? [told.noChoice] : [])];
  const [card] = advice.other?.verb === 'play' ? advice.other.cards : [];
  const other = card ? theCard(card, language) : '';
  const [brings, others] = [advice.chance, advice.other_chance ?? 0].map((chance) => brought(chance, advice.goal, language)) as [string, string];
  const chance = `${capital(CHANCES[language][advice.goal](brings, other, others))}.`;
  return [first, chance, ...advice.why.map((why) => whySentence(why, view, language)).filter(Boolean)];
}

/** Return what would have been better than a move of a finished round, as sentences; *view* is the one that it was made on. */
export function momentSentences({ better, better_chance, chance, goal, why }: Moment, view: View, language: Language): string[] {
  const [brings, others] = [better_chance, chance].map((each) => brought(each, goal, language)) as [string, string];
  const told = TOLD[language];
  const first = told.here(moveSentence(better, view, language), CHANCES[language][goal](brings, told.thisMove, others));
  return [first, ...why.map((each) => whySentence(each, view, language)).filter(Boolean)];
}

/** Return what a chance of so many thousandths stands for. */
function brought(thousandths: number, goal: AdviceGoal, language: Language): string {
  return goal === 'points' ? TOLD[language].ahead(Math.round(thousandths / 5) - 100) : `${Math.round(thousandths / 10)}`;
}

function whySentence(why: Why, view: View, language: Language): string {
  const sentence = WHY[language][why.code as keyof (typeof WHY)['fr']];
  // A newer server may know other reasons.
  if (!sentence) return '';
  const cards = (count: number): string =>
    language === 'fr' ? (count === 1 ? 'qu’une carte' : `que ${count} cartes`) : `${count} card${count > 1 ? 's' : ''}`;
  const facts: Named = {
    count: String(why.count),
    left: cards(why.count),
    points: `${why.count} point${why.count > 1 ? 's' : ''}`,
    who: why.seat === null ? '' : (view.names[why.seat] ?? ''),
    suit: why.suit ? suitName(why.suit, language) : '',
    card: why.card ? theCard(why.card, language) : '',
  };
  return `${capital(sentence(facts))}.`;
}

function moveSentence(move: Move | null, view: View, language: Language): string {
  const words = MOVES[language];
  if (move === null) return words.nothing;
  const told = words.word[move.verb] ?? doneSentence(move, view, language);
  return move.announces ? words.andAnnounce(told) : told;
}

/** Return what is done with cards, a suit, a rank, or to somebody. */
function doneSentence({ text, verb, cards, suit, rank, becomes, to, slot, kind }: Move, view: View, language: Language): string {
  const words = MOVES[language];
  const all = theCards(cards, language);
  const who = to === undefined ? '' : (view.names[to] ?? `${to}`);
  switch (verb) {
    case 'play':
      if (suit) return words.playAndCall(all, suitName(suit, language));
      if (becomes) return words.playAs(all, theCard(becomes, language));
      return who ? words.playAt(all, who) : words.play(all);
    case 'call':
      return suit ? words.call(suitName(suit, language)) : words.rank(rankName(rank ?? '', language));
    case 'become':
      return words.become(theCard(becomes ?? '', language));
    case 'choose':
      return words.kind(kind === 'least' ? words.least : kind === 'notrump' ? words.notrump : suitName(LETTERS[kind ?? ''] ?? 'c', language));
    case 'discard':
      return words.putAway(all);
    case 'exchange':
      return words.exchange(all, who);
    case 'give':
      return words.give(all, who);
    case 'return':
      return words.play(all);
    case 'swap':
      return words.swap(theCard(cards[0] ?? '', language), theCard(cards[1] ?? '', language));
    case 'flip':
      return words.flip(`${slot}`);
    case 'trade':
      return words.trade(who);
    case 'hit':
    case 'send':
      return words.at(who);
    default:
      return words.other(text);
  }
}
