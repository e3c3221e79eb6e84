// What a strong player would do, as sentences. The codes of reasons are those of src/huit/clients/texts.py.
import type { Language } from '../cards/faces';
import type { Advice, AdviceGoal, Face, Moment, Suit, View, Why } from '../protocol';
import { both, byLanguage } from '../words/both';
import { suitName, theCard, theCards } from '../words/card_names';
import { capital, fr } from '../words/typography';

export const ADVICE_WORDS = byLanguage({
  thinking: both(fr`Je réfléchis…`, 'Let me think…'),
  close: both(fr`Fermer`, 'Close'),
});

const MOVES = byLanguage({
  play: both((cards: string) => fr`je poserais ${cards}`, (cards) => `I would play ${cards}`),
  playAndCall: both(
    (cards: string, suit: string) => fr`je poserais ${cards} et demanderais ${suit}`,
    (cards, suit) => `I would play ${cards} and call ${suit}`,
  ),
  call: both((suit: string) => fr`je demanderais ${suit}`, (suit) => `I would call ${suit}`),
  word: both<Record<string, string>>(
    { draw: fr`je piocherais`, take: fr`je prendrais une carte`, doubt: fr`je n'y croirais pas`, pickup: fr`je ramasserais le tas`, pass: fr`je passerais` },
    { draw: 'I would draw', take: 'I would take a card', doubt: 'I would doubt it', pickup: 'I would pick up the discard', pass: 'I would pass' },
  ),
  kind: both((kind: string) => fr`j'annoncerais ${kind}`, (kind) => `I would announce ${kind}`),
  least: both(fr`le moins de plis`, 'fewest tricks'),
  notrump: both(fr`sans atout`, 'no trump'),
  putAway: both((cards: string) => fr`j'écarterais ${cards}`, (cards) => `I would put away ${cards}`),
  exchange: both((card: string, who: string) => fr`j'échangerais ${card} avec ${who}`, (card, who) => `I would exchange ${card} with ${who}`),
  swap: both((laid: string, taken: string) => fr`je mettrais ${laid} à la place de ${taken}`, (laid, taken) => `I would put ${laid} in place of ${taken}`),
  at: both((who: string) => fr`je viserais ${who}`, (who) => `I would aim at ${who}`),
  flip: both((no: string) => fr`je retournerais la carte cachée no ${no}`, (no) => `I would turn up hidden card ${no}`),
  nothing: both(fr`je ne ferais rien maintenant`, 'I would do nothing now'),
  other: both((move: string) => fr`je jouerais ${move}`, (move) => `I would play ${move}`),
});

const TOLD = byLanguage({
  noChoice: both(fr`Il n'y a rien d'autre à faire.`, 'There is nothing else to do.'),
  here: both((better: string, brings: string) => fr`Ici, ${better} : ${brings}.`, (better, brings) => `Here, ${better}: ${brings}.`),
  thisMove: both(fr`le coup joué`, 'the move made'),
  ahead: both(
    (points: number) => (points < 0 ? fr`${-points} points derrière les autres` : fr`${points} points devant les autres`),
    (points) => (points < 0 ? `${-points} points behind the others` : `${points} points ahead of the others`),
  ),
});

/** What is told of an action and another, by what they are compared by: what each brings of a hundred imagined rounds, or in points. */
const CHANCES = byLanguage({
  win: both(
    (brings: string, other: string, others: string) => fr`sur 100 manches que j'imagine ainsi, ${brings} sont gagnées${other ? fr` ; avec ${other}, ${others}` : ''}`,
    (brings, other, others) => `of 100 rounds that I imagine, it wins ${brings}${other ? `; with ${other}, ${others}` : ''}`,
  ),
  place: both(
    (brings: string, other: string, others: string) =>
      fr`sur 100 manches que j'imagine ainsi, on est le prochain à sortir dans ${brings}${other ? fr` ; avec ${other}, dans ${others}` : ''}`,
    (brings, other, others) => `of 100 rounds that I imagine, one is the next one out in ${brings}${other ? `; with ${other}, in ${others}` : ''}`,
  ),
  points: both(
    (brings: string, other: string, others: string) =>
      fr`dans les manches que j'imagine ainsi, on finit en moyenne ${brings}${other ? fr` ; avec ${other}, ${others}` : ''}`,
    (brings, other, others) => `in the rounds that I imagine, one ends ${brings} on average${other ? `; with ${other}, ${others}` : ''}`,
  ),
});

const WHY = byLanguage({
  goes_out: both((_: Named) => fr`c'est la dernière carte`, () => 'it is the last card'),
  answers_attack: both((_: Named) => fr`cela répond à l'attaque`, () => 'it answers the attack'),
  attacks_short: both(({ who, left }: Named) => fr`cela attaque ${who}, qui n'a plus ${left}`, ({ who, left }) => `it attacks ${who}, who has only ${left}`),
  skips_short: both(({ who, left }: Named) => fr`cela fait passer ${who}, qui n'a plus ${left}`, ({ who, left }) => `it skips ${who}, who has only ${left}`),
  turn_again: both((_: Named) => fr`on rejoue aussitôt`, () => 'one plays again at once'),
  keeps_wild: both(({ card }: Named) => fr`on garde ${card}, qui va partout`, ({ card }) => `${card}, which goes anywhere, is kept`),
  last_of_suit: both(({ suit }: Named) => fr`c'est la seule carte de ${suit} de la main`, ({ suit }) => `no other card of the hand is of ${suit}`),
  goes_on_with: both(({ count }: Named) => fr`${count} autres cartes de la main vont dessus`, ({ count }) => `${count} other cards of the hand go on it`),
  sheds_points: both(({ points }: Named) => fr`c'est ${points} de moins en main si la manche finit`, ({ points }) => `that is ${points} less in hand if the round ends`),
  longest_suit: both(({ suit }: Named) => fr`c'est la couleur dont on a le plus : ${suit}`, ({ suit }) => `it is the suit that one has most of: ${suit}`),
  nearest_to_out: both(({ who, left }: Named) => fr`${who} n'a plus ${left}`, ({ who, left }) => `${who} has only ${left}`),
  lowest_card: both((_: Named) => fr`c'est la plus basse : les autres serviront plus tard`, () => 'it is the lowest: the others will serve later'),
  nobody_beats: both((_: Named) => fr`personne ne peut la prendre`, () => 'nobody can beat it'),
  makes_trick: both((_: Named) => fr`elle fait le pli`, () => 'it makes the trick'),
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
  if (advice.chance === null) return [first, ...(advice.move === null ? [] : [told.noChoice])];
  const other = advice.other && isCard(advice.other) ? theCard(advice.other as Face, language) : '';
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

function isCard(word: string): boolean {
  return /^([2-9TJQKA][cdhs]|X[br])$/.test(word);
}

function whySentence(why: Why, view: View, language: Language): string {
  const sentence = WHY[language][why.code as keyof (typeof WHY)['fr']];
  // A newer server may know other reasons.
  if (!sentence) return '';
  const cards = (count: number): string => (language === 'fr' ? (count === 1 ? 'qu’une carte' : `que ${count} cartes`) : `${count} card${count > 1 ? 's' : ''}`);
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

function moveSentence(move: string | null, view: View, language: Language): string {
  const words = MOVES[language];
  if (move === null) return words.nothing;
  const word = move.split('!')[0] as string;
  if (words.word[word]) return words.word[word];
  const [verb, ...rest] = word.split(' ') as [string, ...string[]];
  const nameOf = (seat: string): string => view.names[Number(seat)] ?? seat;
  if (verb === 'choose') {
    const kind = rest[0] as string;
    return words.kind(kind === 'least' ? words.least : kind === 'notrump' ? words.notrump : suitName(LETTERS[kind] ?? 'c', language));
  }
  if (verb === 'discard') return words.putAway(theCards(rest as Face[], language));
  if (verb === 'exchange') return words.exchange(theCard(rest[1] as Face, language), nameOf(rest[0] as string));
  if (verb === 'return') return words.play(theCard(rest[0] as Face, language));
  if (verb === 'swap') return words.swap(theCard(rest[0] as Face, language), theCard(rest[1] as Face, language));
  if (verb === 'flip') return words.flip(rest[0] as string);
  if (verb === 'trade' || verb === 'hit') return words.at(nameOf(rest[0] as string));
  if (word.startsWith('>')) return words.at(nameOf(word.slice(1)));
  const [cards, named] = (word.split('>')[0] as string).split('=') as [string, string?];
  const faces = cards.split('+');
  if (!cards && named && named in SUITS_BY_LETTER) return words.call(suitName(named as Suit, language));
  if (!faces.every(isCard) || (named && !(named in SUITS_BY_LETTER))) return words.other(move);
  const told = theCards(faces as Face[], language);
  return named ? words.playAndCall(told, suitName(named as Suit, language)) : words.play(told);
}

const SUITS_BY_LETTER = { c: 1, d: 1, h: 1, s: 1 };
