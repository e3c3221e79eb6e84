// What goes over the wire. Written by `make protocol` from the structs of the server: do not edit.

/** What sort of game it is: each has a table of its own. */
export type Family = 'shedding' | 'tricks' | 'danish';

/** Phrases that guests can send, as codes: each page shows them in its own language. */
export const PHRASES = [
  'hello', 'good_game', 'well_played', 'thanks', 'sorry', 'oops', 'hurry', 'thinking', 'wow', 'laugh', 'sad', 'clap', 'heart', 'angry',
  'luck',
] as const;

export type PhraseCode = (typeof PHRASES)[number];

/** The figures that people can choose for their seat: the page has the drawings. */
export const FIGURES = [
  'fox', 'cat', 'owl', 'hen', 'whale', 'bear', 'snail', 'hedgehog', 'frog', 'rabbit', 'fish', 'mouse', 'penguin', 'turtle',
] as const;

export type Figure = (typeof FIGURES)[number];

/** The colours behind a figure. */
export const SHADES = [
  'sky', 'orange', 'green', 'yellow', 'blue', 'red', 'pink', 'night', 'grey', 'brown',
] as const;

export type Shade = (typeof SHADES)[number];

export type ClientMessage =
  | /** Make a move, chosen on the view of number *seq*. */ { type: 'move'; id: string; seq: number; move: string }
  | /** Deal the next round. */ { type: 'next'; id: string }
  | /** Choose, as dealer, the size of the hands; `Next` then deals. */ { type: 'deal'; id: string; hand: number }
  | /** Cut *at* cards off for the next round. */ { type: 'cut'; id: string; at: number }
  | /** Begin a new match and deal its first round; null: single rounds. */ { type: 'match'; id: string; match: MatchRequest | null }
  | /** Set the delay of computer players, in human delays. */ { type: 'pace'; id: string; pace: number }
  | GatheringMessage;

/** What a guest asks for beside playing. */
export type GatheringMessage =
  | /** Take a chair, change chairs, or return to one's own. */ { type: 'sit'; id: string; seat: Seat }
  | /** Leave the chair. */ { type: 'stand'; id: string }
  | /** Be ready for the first round, or no longer. */ { type: 'ready'; id: string; ready: boolean }
  | /** Put a computer player on an open chair, have the one there play otherwise, or remove it. */ { type: 'computer'; id: string; seat: Seat; on: boolean; level?: Level | null }
  | /** Change how the room is run. */ { type: 'settings'; id: string; settings: RoomSettings }
  | /** Remove the person on a seat: at once if the host does it, else by a vote. */ { type: 'kick'; id: string; seat: Seat; whom?: Guest | null }
  | /** Grant or decline, as host, a request for a chair. */ { type: 'answer_seat'; id: string; whom: Guest; yes: boolean }
  | /** Change the rules of the room. */ { type: 'rules'; id: string; rules: string; options: Record<string, unknown>; match: MatchRequest | null; seats: Seat; title?: string }
  | /** Ask all who are seated to play by other rules from the next deal on. */ { type: 'propose'; id: string; rules: string; options: Record<string, unknown>; match: MatchRequest | null; seats: Seat; title?: string }
  | /** Change one thing of the rules in force, as a winner of the latest round: these rules hold from the next deal on. */ { type: 'add_rule'; id: string; rules: string; options: Record<string, unknown> }
  | /** Give the room and its spectators new links; the old ones let nobody in who is not a guest. */ { type: 'renew'; id: string }
  | /** Free the places of the guests who are away and have no chair. */ { type: 'forget'; id: string }
  | /** Have a computer play for the person on a seat until they do something themselves. */ { type: 'play_for'; id: string; seat: Seat; whom?: Guest | null }
  | /** Ask the others to take one's own last move back. */ { type: 'undo'; id: string }
  | /** Vote in the open poll. */ { type: 'vote'; id: string; yes: boolean; poll?: number | null }
  | /** Commit to a grain for the next deal: the SHA-256 of ``NEXT_COMMITMENT:GUEST:NONCE``. */ { type: 'commit'; id: string; digest: string }
  | /** Reveal the grain that one has committed to, once the commitments are sealed. */ { type: 'reveal'; id: string; nonce: string }
  | /** Have the next deal repeat the cards of an earlier round; null: no longer. Everybody sees it before the deal. */ { type: 'again'; id: string; round_no: number | null }
  | /** Change one's name. */ { type: 'name'; id: string; name: string }
  | /** Choose one's figure; empty: the initial of one's name. */ { type: 'look'; id: string; look: string }
  | /** Ask the host for a chair while none can be taken, or no longer. */ { type: 'ask_seat'; id: string; asks: boolean }
  | /** Say a phrase to the room. */ { type: 'phrase'; id: string; phrase: PhraseCode; card?: string | null }
  | /** Write a line of text to the guests of the room. */ { type: 'chat'; id: string; text: string }
  | /** Report whether a person looks at the page. People who do are not called by Web Push. */ { type: 'seeing'; id: string; seen: boolean }
  | /** Ask for a whole view: a change has come that does not follow from what this page has. */ { type: 'whole'; id: string }
  | /** Ask what a strong player would do now, in one's place. */ { type: 'advise'; id: string };

/** A place in the round, from 0. */
export type Seat = number;

/** A card: its rank and its suit (`9h`, `Ts`), `Xb` and `Xr` for the jokers. */
export type Face = string;

/**
 * Why cards were drawn: in a turn, for an attack, for a forgotten announcement, for a last card that obliges to play again, for too
 * few cards dealt, to fill a hand up, for a last card that nobody goes out with, for the next hand of who counts down, for an
 * announcement that was wrong.
 */
export type Cause = 'turn' | 'debt' | 'caught' | 'again' | 'misdeal' | 'refill' | 'last' | 'level' | 'wrong';

/** 1: clockwise. */
export type Direction = 1 | -1;

/**
 * The task of the seat whose turn it is: to play, to begin, to believe an attack or not, to answer with what it drew or pass, to
 * answer with it, to name a suit, a rank or a card, to say what a joker stands for, to give cards away, to pass one on, to choose
 * whose hand it swaps for, to say who gets the discard, to announce, to give a card back, to put cards away, to lead.
 */
export type Asked =
  | 'play'
  | 'start'
  | 'doubt'
  | 'answer'
  | 'must_answer'
  | 'suit'
  | 'rank'
  | 'card'
  | 'face'
  | 'give'
  | 'pass_on'
  | 'trade'
  | 'send'
  | 'kind'
  | 'give_back'
  | 'discard'
  | 'lead';

/** How a round ended; `outright` wins the match too. */
export type Ending = 'out' | 'blocked' | 'four_of_a_kind' | 'played' | 'last_left' | 'limit' | 'outright';

export type Suit = 'c' | 'd' | 'h' | 's';

/** What a round of 3-5-8 can be: a suit is trumps, there is none, or the fewest tricks win. */
export type Kind = 'clubs' | 'diamonds' | 'hearts' | 'spades' | 'notrump' | 'least';

export type CommonEvent =
  | /** The cards were dealt. */ { kind: 'dealt'; seat: Seat; first: Seat; count: number }
  | /** A card was played. */ { kind: 'played'; seat: Seat; card: Face }
  | /** Cards were drawn, one after another for one reason. */ { kind: 'drew'; seat: Seat; count: number; cause: Cause; cards?: Face[] }
  | /** A turn was passed. */ { kind: 'passed'; seat: Seat }
  | /** A turn was lost; as a penalty, or to a card. */ { kind: 'skipped'; seat: Seat; penalty: boolean }
  | /** It is the same seat's turn again. */ { kind: 'again'; seat: Seat }
  | /** The round goes the other way now. */ { kind: 'reversed'; direction: Direction }
  | /** A joker, or a card that copies, stands for another card. */ { kind: 'stands'; seat: Seat; card: Face }
  | /** A seat has no cards left. */ { kind: 'out'; seat: Seat }
  | /** Whose turn it is, and its task, for so many cards; sent where it does not follow from the events before. */ { kind: 'turn'; seat: Seat; to: Asked; count: number }
  | /** The round is over. */ { kind: 'over'; reason: Ending; winners: Seat[]; points: number[] };

export type SheddingEvent =
  | /** The first card of the discard was turned up. */ { kind: 'starter'; card: Face }
  | /** A seat announced « Carte », by word or by knocking, with the card or late; or the word that goes with a card. */ { kind: 'announced'; seat: Seat; late: boolean; what: 'card' | 'word' | 'knock' }
  | /** A suit was named. */ { kind: 'named'; seat: Seat; suit: Suit }
  | /** A seat has to draw so many cards, unless it answers; later, where another seat plays again first. */ { kind: 'attacked'; seat: Seat; debt: number; later: boolean }
  | /** An attack was paid with so many cards; so many lapsed, as there were no more. */ { kind: 'paid'; seat: Seat; count: number; lapsed: number }
  | /** A transparent card was laid: the card below stays in force, with the suit that was named. */ { kind: 'shows'; seat: Seat; card: Face; suit: Suit | null }
  | /** An attack hits somebody else than the next player. */ { kind: 'aimed'; seat: Seat; to: Seat }
  | /** A seat has to say whom its attack hits. */ { kind: 'aims'; seat: Seat; debt: number }
  | /** A seat doubted that an attack was fair; it was a bluff, or it was not. */ { kind: 'doubted'; seat: Seat; of: Seat; right: boolean }
  | /** A seat loses its turn, or several, unless it answers. */ { kind: 'held_up'; seat: Seat; turns: number }
  | /** A seat loses so many turns that are still to come. */ { kind: 'misses'; seat: Seat; turns: number }
  | /** An attack was stopped. */ { kind: 'stopped'; seat: Seat }
  | /** A seat was caught: it had forgotten an announcement, or the word that goes with a card. */ { kind: 'caught'; seat: Seat; by: Seat; what: 'card' | 'word'; rank: string }
  | /** Somebody was accused of forgetting an announcement, or the word that goes with a card, and nobody had forgotten it. */ { kind: 'wrong_catch'; seat: Seat; what: 'card' | 'word'; rank: string }
  | /** A seat announced one card, and was left with more. */ { kind: 'wrong_say'; seat: Seat }
  | /** A seat holds too many cards, and is out of the round. */ { kind: 'beaten'; seat: Seat; held: number }
  | /** The discard but for its top became the stock again. */ { kind: 'recycled'; count: number }
  | /** A seat plays out of turn. */ { kind: 'jumped'; seat: Seat }
  | /** Several cards may be laid together. */ { kind: 'run'; seat: Seat }
  | /** No more cards are laid together. */ { kind: 'run_over'; seat: Seat }
  | /** Cards were given away. */ { kind: 'gave'; seat: Seat; to: Seat; count: number; cards?: Face[] }
  | /** A seat may take a card from a hand. */ { kind: 'may_steal'; seat: Seat; from: Seat }
  | /** A card was taken from a hand. */ { kind: 'stole'; seat: Seat; from: Seat; card?: Face }
  | /** A seat forgot what it had to say, and pays. */ { kind: 'forgot'; seat: Seat; cause: 'announce' | 'word' | 'last' }
  | /** The cards that win were shown. */ { kind: 'declared'; seat: Seat; cards: Face[] }
  | /** A seat was dealt so many cards too many or too few. */ { kind: 'misdeal'; seat: Seat; count: number }
  | /** A misdeal was seen; so many cards went back. */ { kind: 'repaired'; seat: Seat; by: Seat; back: number; cards?: Face[] }
  | /** Two seats swapped hands. */ { kind: 'traded'; seat: Seat; to: Seat }
  | /** All hands moved on to the next seat. */ { kind: 'rotated'; direction: Direction }
  | /** A seat has chosen the card that it passes on. */ { kind: 'set_aside'; seat: Seat; to: Seat }
  | /** A seat without cards has another wild rank now. */ { kind: 'came_down'; seat: Seat; rank: string }
  | /** A rank was named. */ { kind: 'rank_named'; seat: Seat; rank: string }
  | /** A card was named, and only that one goes. */ { kind: 'card_named'; seat: Seat; card: Face }
  | /** A card that was named has come round, and is in force no more. */ { kind: 'card_over'; seat: Seat }
  | /** A rank that was named has come round, and is in force no more. */ { kind: 'rank_over'; seat: Seat }
  | /** An attack has gone round, and is over. */ { kind: 'swept'; seat: Seat };

export type TricksEvent =
  | /** The announcer chose what the round is: how many tricks each seat has to make then, or may make. */ { kind: 'chose'; seat: Seat; what: Kind; owes: number[] }
  | /** The announcer took the chien, which all see. */ { kind: 'chien'; seat: Seat; cards: Face[] }
  | /** The announcer took the chien, which nobody else sees. */ { kind: 'kitty'; seat: Seat; count: number; cards?: Face[] }
  | /** A card was given for the best one of its suit. */ { kind: 'exchanged'; seat: Seat; to: Seat; card?: Face }
  | /** The best card of its suit was given back. */ { kind: 'returned'; seat: Seat; to: Seat; card?: Face }
  | /** Cards were put away. */ { kind: 'discarded'; seat: Seat; count: number; cards?: Face[] }
  | /** A trick was made: how many its winner has now, and its cards in the order in which they were played. */ { kind: 'trick'; seat: Seat; made: number; cards: Face[] };

export type DanishEvent =
  | /** A card of the hand was laid down for a face-up one. */ { kind: 'swapped'; seat: Seat; laid: Face; taken: Face }
  | /** So many cards lie face down before each seat, and as many face up on them. */ { kind: 'rows'; count: number }
  | /** A seat has finished exchanging. */ { kind: 'ready'; seat: Seat }
  | /** Cards of one rank were laid on the discard. */ { kind: 'laid'; seat: Seat; cards: Face[] }
  | /** The next seat needs a card of this suit. */ { kind: 'asked'; seat: Seat; suit: Suit }
  | /** The next seat needs a card of this rank at most. */ { kind: 'capped'; seat: Seat; rank: string }
  | /** The four cards on top of the discard are now of one rank, which burns it. */ { kind: 'fourth'; seat: Seat }
  | /** The discard left the game. */ { kind: 'burnt'; seat: Seat; count: number }
  | /** The discard was sent to a seat. */ { kind: 'sent'; seat: Seat; to: Seat }
  | /** The discard was picked up. */ { kind: 'picked_up'; seat: Seat; count: number }
  | /** A seat has only its face-down cards left, so many. */ { kind: 'blind'; seat: Seat; count: number }
  | /** A seat took up its face-up cards. */ { kind: 'took_up'; seat: Seat; cards: Face[] }
  | /** A face-down card was turned; one that does not fit is picked up with the discard. Slots count from 1. */ { kind: 'flipped'; seat: Seat; slot: number; card: Face; fits: boolean };

export type RoomEvent =
  | /** Cards were turned up to find the first dealer. */ { kind: 'face_up'; seat: Seat; cards: [Seat, Face][] }
  | /** The dealer chose the size of the hands. */ { kind: 'hand_chosen'; seat: Seat; hand: number }
  | /** *at* cards were cut off the pack. */ { kind: 'cut'; seat: Seat; at: number }
  | /** The last move of a seat was taken back. */ { kind: 'undone'; seat: Seat }
  | /** A computer made the move for a person. */ { kind: 'stood_in'; seat: Seat }
  | /** The winner of the round changed one thing of the rules, described in both languages. */ { kind: 'rule_changed'; seat: Seat; fr: string; en: string };

/** What the server says happened. */
export type WireEvent = CommonEvent | SheddingEvent | TricksEvent | DanishEvent | RoomEvent;

/** The public part of a round of a shedding game. */
export interface OpenSheddingRound extends OpenRound {
  direction: Direction;
  top: Face;
  /** The cards under the top, oldest first. */
  recent: Face[];
  /** The card whose place the joker on top has taken. */
  stands_for: Face | null;
  /** The card that a transparent top shows. */
  in_force: Face | null;
  suit: Suit | null;
  /** Whether the suit was named, or a rank. */
  named: boolean;
  /** The rank that was named, and is in force. */
  rank: string | null;
  /** The seats that are out of the round with too many cards. */
  beaten: Seat[];
  /** How many cards the next player draws, unless they answer. */
  debt: number;
  /** Whether the seat whose turn it is plays again: an attack is then for the one after it. */
  again: boolean;
  stock: number;
  discard: number;
  /** The seats with one card that have announced it, as far as all have heard. */
  one_card: Seat[];
  /** Whose hand a card is taken from. */
  take_from: Seat | null;
  /** Who was dealt too many or too few cards. */
  misdealt: Seat | null;
  /** The wild rank of each seat, where each counts down their own. */
  wild_ranks: string[];
  calls: Calls | null;
  sweep: Sweep | null;
  held_up: HeldUp | null;
  /** How many turns each seat still misses; empty where nobody misses any. */
  misses: number[];
  /** Whether a player who cannot play draws until they can. */
  draws_on: boolean;
}

/** The public part of a round of any game. A family's `OPEN` adds the fields of its games. */
export interface OpenRound {
  family: Family;
  /** What the round waits for: each family has its own words. */
  phase: string;
  turn: Seat | null;
  dealer: Seat;
  /** Who begins the round. */
  first: Seat;
  /** How many cards each hand has. */
  counts: number[];
  /** The seats that have no card left, first to last. */
  out: Seat[];
  over: boolean;
  result: RoundResult | null;
}

/** How a round ended, with the cards that were left in the hands. */
export interface RoundResult extends Result {
  hands: Face[][];
  /** What each of these cards counts; empty where cards count nothing. */
  worth: number[][];
  /** How the points of each seat come about; empty where no cards make them. */
  tallies: Tally[];
}

/** How a round ended, the seats that won, and the points of every seat. */
export interface Result { reason: Ending; winners: Seat[]; points: number[] }

/** How the points of a seat come about: its parts added up, shared among so many, and then taken so many times. */
export interface Tally {
  /** What is left in the own hand, the points of a winner, what others hold, the place, or nothing at all. */
  why: 'cards' | 'won' | 'taken' | 'place' | 'nothing';
  parts: Part[];
  /** A remainder goes to nobody: what is shared is rounded towards 0. */
  shared_by: number;
  times: number;
  /** What the last card adds to what is left of them before it is taken so many times. */
  last: number;
}

/** The points that the hands of some seats add to another, or to their own: *points*, but for *less*. */
export interface Part { seats: Seat[]; points: number; less: number }

/** The announcements of the rules in force. */
export interface Calls {
  /** With one card left: « Carte », or « Dernière carte ». */
  left: 'carte' | 'last' | 'tschau' | 'mau' | 'makao' | 'niko_kadi' | 'one_card' | 'macau' | 'tek' | 'lappen' | null;
  /** The ranks that are called as they are laid. */
  ranks: string;
  /** What goes with the last card: « Maou », or what it is called elsewhere. */
  end: 'maou' | 'sepp' | 'mau_mau' | 'po_makale' | null;
  /** Whether « Carte » may be knocked instead. */
  knock: boolean;
  /** How many cards a wrong « Contre-carte » costs; 0: nothing. */
  wrong_costs: number;
}

/** The attack that goes round now: its player, and the answers. */
export interface Sweep { by: Seat; answers: string[] }

/** A turn about to be lost: the answers that keep it, and how many turns this seat loses otherwise. */
export interface HeldUp { answers: string[]; turns: number }

/** The part of it for one seat. */
export interface OwnSheddingRound extends OwnRound {
  /** The moves out of turn. */
  jumps: Move[];
  /** Whether a run of cards may be ended by passing. */
  run: boolean;
  give: Gift | null;
  /** Whether « Carte » may go with a card now. */
  may_announce: boolean;
  /** The cards that may be played with an announcement. */
  announce_with: Face[];
  /** Whether « Carte » may be announced late, by word or by knocking. */
  may_say: boolean;
  may_catch: boolean;
  /** The moves that catch one thing alone, where there is more than one. */
  catches: Move[];
  may_declare: boolean;
}

/** The part of a round for one seat: its hand and its moves. A family's `OWN` adds the fields of its games. */
export interface OwnRound {
  hand: Face[];
  moves: Move[];
  /** Why a card of the hand may not be played, in this seat's turn. */
  why: Record<Face, Reason>;
}

/** A move, taken apart: what it does, and whatever goes with that. What does not is left out. */
export interface Move {
  /** The move as it is written: in this form it is sent, and kept. */
  text: string;
  verb: Verb;
  /** Those that are played, given or discarded; of a swap the card of the hand and the face-up card that is taken. */
  cards: Face[];
  /** The suit that is called, with the card or afterwards. */
  suit?: Suit;
  /** The rank that is called. */
  rank?: string;
  /** The card whose place a joker takes. */
  becomes?: Face;
  /** Who gets the cards or the pile, or whom it is about. */
  to?: Seat;
  /** The place of a face-down card, from 1. */
  slot?: number;
  /** The kind of round that is announced. */
  kind?: string;
  /** Whether it is announced with the card. */
  announces?: boolean;
  /** All that is announced or caught, where it is not all that there is: `carte`, `knock`, a rank, `4+knock`. */
  word?: string;
}

/** What a move does. Each family has its own, and what is common to several has one name in all. */
export type Verb =
  | 'play'
  | 'call'
  | 'ask'
  | 'become'
  | 'draw'
  | 'take'
  | 'pass'
  | 'doubt'
  | 'say'
  | 'knock'
  | 'catch'
  | 'declare'
  | 'give'
  | 'trade'
  | 'hit'
  | 'send'
  | 'pickup'
  | 'flip'
  | 'swap'
  | 'choose'
  | 'exchange'
  | 'return'
  | 'discard';

/** Why something is not allowed: a code, and its facts. */
export interface Reason {
  code: string;
  debt?: number;
  top?: Face;
  answers?: string[];
  suit?: Suit;
  rank?: string;
  wild?: string[];
  seat?: Seat;
  seats?: Seat[];
  count?: number;
  card?: Face;
  cards?: string[];
  kinds?: string[];
  slots?: number[];
  how?: string;
  from?: number;
  to?: number;
  waiting?: Seat[];
  open?: Seat[];
  field?: string;
  message?: string;
}

/** How many cards are to be given away, and who may get them. */
export interface Gift { count: number; to: Seat[] }

/** The public part of a round of a trick game. */
export interface OpenTricksRound extends OpenRound {
  /** Null before the first deal. */
  tricks: TricksView | null;
}

/** The public fields that only a trick game has. Lists are by seat. */
export interface TricksView {
  phase: 'kind' | 'exchange' | 'return' | 'discard' | 'play' | 'over';
  roles: ('announcer' | 'second' | 'third' | 'dealer')[];
  kind: Kind | null;
  trumps: Suit | null;
  /** How many tricks are to be made, or may be made; null before the kind is chosen. */
  obligations: (number | null)[] | null;
  made: number[];
  leader: Seat;
  /** The cards now in the middle, in order. */
  trick: [Seat, Face][];
  last: LastTrick | null;
  /** The chien while all see it; null before and after. */
  chien: Face[] | null;
  /** How many cards of the chien still lie face down. */
  aside: number;
  /** What each has still to announce in this match; null where any suit may be named each time. */
  left: Kind[][] | null;
  /** Points of the round before. */
  previous: number[];
  exchange: Exchange | null;
}

/** The trick before, in the order in which it was played. */
export interface LastTrick { winner: Seat; cards: [Seat, Face][] }

/** The seat that gives cards now, how many yet, and how many each of the others may still be given. */
export interface Exchange { giver: Seat; gives: number; to: [Seat, number][] }

/** The part of it for one seat. */
export interface OwnTricksRound extends OwnRound {
  /** What this seat gave and got. */
  exchanged: Exchanged[];
  /** The chien that only this seat sees, until the first card is led. */
  kitty: Face[];
  /** How many cards this seat has to put away now: it makes the word itself, for there are thousands of ways. */
  discards: number;
}

/** A card that was given, and the one that came back; null until then. */
export interface Exchanged { from: Seat; to: Seat; card: Face; back: Face | null }

/** The public part of a round of Danish. */
export interface OpenDanishRound extends OpenRound {
  direction: Direction;
  top: Face;
  /** The cards under the top, oldest first. */
  recent: Face[];
  /** The card that the top copies. */
  stands_for: Face | null;
  stock: number;
  discard: number;
  /** Null before the first deal. */
  danish: DanishView | null;
}

/** The public fields that only Danish has. Lists are by seat. */
export interface DanishView {
  phase: 'swap' | 'play' | 'target' | 'over';
  /** The seats that have finished exchanging. */
  ready: Seat[];
  face_up: Face[][];
  /** The slots, from 1, that still hold a card. */
  face_down: number[][];
  asks: Asks;
  /** Who the discard was sent to. */
  attacked: Seat | null;
  /** Who laid last. */
  last: Seat | null;
  /** How many cards of one rank lie on top, where four burn the discard; else 0. */
  run: number;
  /** How many cards have left the game. */
  burnt: number;
  /** What each plays from. */
  stage: ('hand' | 'face_up' | 'face_down' | 'out')[];
}

/** The demands of the discard: the least or the highest rank, the suit of one card, or the ranks that answer. */
export interface Asks { least: string | null; most: string | null; suit: Suit | null; answers: string[] | null }

/** All that one viewer may see of a room. `view_message` adds the fields of its parts. */
export interface Shown {
  type: 'view';
  /** The version of these messages: a page of another version must be loaded again. */
  protocol: number;
  /** The number of this moment in the room: changes name the one that they follow. */
  at: number;
  /** The events of the round, as far as they are in memory. */
  log: WireEvent[];
}

/** The number of commands of a room, and its stage. Every command changes them. */
export interface RoomMoment {
  /** Number of commands in the journal. A move names the *seq* of its view. */
  seq: number;
  /** 0 before the first round. */
  round_no: number;
  stage: Stage;
  /** Whether this version could not go on with the last round. */
  void: boolean;
}

/** `lobby`: before the first round, or after the rules were changed. */
export type Stage = 'lobby' | 'round' | 'between';

/** The rules and settings that a room has agreed on. */
export interface RoomRules {
  rules: string;
  options: Record<string, unknown>;
  /** The players' own name for their rules; empty: use the name of the game. */
  title: string;
  settings: RoomSettings;
  /** The changes that winners have made to the rules in force, the latest last. */
  added_rules: AddedRule[];
  pace: number;
  /** The count of a round, by the codes of the plans: `left_in_hand`, `winner_takes`, `podium`, `none` … */
  counted_by: string;
  /** Number of teams; seat *s* is in team `s % teams`. 0: no teams. */
  teams: number;
}

/** How a room is run. Anything may be changed between rounds. */
export interface RoomSettings {
  /** Seconds for a turn; 0: no clock. */
  clock_s: number;
  /** Seconds until a computer player stands in for a person who is away or out of time. */
  grace_s: number;
  /** How long after a card is played the window for reactions stays open, to make up for slow networks. */
  reaction_ms: number;
  /** Who may watch. Spectators never see a hand. */
  watch: 'nobody' | 'link' | 'all';
  /** Whether the room is on the public list. */
  public: boolean;
  /** Whether nobody new may join. Guests keep their seats, and spectators are let in as `watch` says. */
  locked: boolean;
  /** Who may ask what a strong player would do: nobody, a person who plays with computers alone, or everybody. */
  advice: 'nobody' | 'alone' | 'all';
  /** Whether the winner of a round may change one rule without a vote. */
  winner_adds: boolean;
  /** Which pages may announce « Carte » by themselves: none, that of a person who plays with computers alone, or all. */
  auto_announce: 'nobody' | 'alone' | 'all';
  /** Whether the guests may write one another; in a public room they may not, whatever stands here. */
  chat: boolean;
}

/** A change of one thing of the rules by a winner, described in both languages. */
export interface AddedRule {
  /** The round that was won: the change holds from the next deal on. */
  after: number;
  guest: Guest;
  name: string;
  fr: string;
  en: string;
}

/** The number of a person who has joined the room. */
export type Guest = number;

/** The chairs of a room and their occupants. Lists are by seat. */
export interface RoomSeats {
  /** "" for an open chair or a person without a name. */
  names: string[];
  /** The figures that people have chosen; empty for everybody else. */
  looks: string[];
  computers: boolean[];
  /** How well the computers play; null for open chairs and people. */
  levels: (Level | null)[];
  /** Null for open chairs and computers. */
  guests_at: (Guest | null)[];
  ready: boolean[];
  host: Guest;
  /** Former occupants of seats in this match; the points of the seat include theirs. */
  former: Former[];
}

/** How well a computer plays, from the weakest to the strongest. */
export type Level = 'random' | 'beginner' | 'thrifty' | 'strong';

/** A former occupant, who played the rounds *first* to *last* of the match. Their successor on the seat has their points. */
export interface Former { seat: Seat; name: string; first: number; last: number }

/** The score of a match. Lists are by seat unless noted. */
export interface RoomScore {
  /** Points in this match; in teams, those of the team. */
  totals: number[];
  wins: number[];
  /** Null for single rounds. */
  match: MatchView | null;
  match_no: number;
  /** The latest rounds of the match, one after the other. */
  sheet: SheetRow[];
  /** What is told of each seat at the end of the latest round; once the match is over, of all its rounds. */
  feats: Feat[];
}

/** A match as it is sent to the page. Lists are by side: a team, or a single seat. */
export interface MatchView {
  plan: string;
  target: number | null;
  wins: 'highest' | 'lowest';
  /** 1 for the first match of the room. */
  number: number;
  sides: Seat[][];
  /** The running totals of each side, column by column. */
  columns: number[][];
  /** The side that has won each column; empty if the plan has one column. */
  column_winners: (number | null)[];
  totals: number[];
  leaders: number[];
  over: boolean;
  winners: number[];
  /** Debtor, creditor and points of the fewest payments that settle a finished match (LH-38). */
  owes: [number, number, number][];
}

/** One round on the sheet: its number and reason, the seats that won, and the points by seat. */
export interface SheetRow { round: number; reason: string; winners: Seat[]; points: number[] }

/** A feat of one seat. */
export interface Feat {
  seat: Seat;
  /** See `Kind`. */
  kind: string;
  count: number;
  /** Whether nobody has more of it. */
  most: boolean;
  /** The card that it was done with, the last one of several. */
  card: Face | null;
}

/** The next deal, and the proof of the latest one. */
export interface RoomDeal {
  /** How well computers can play; empty during a round, when that cannot be changed. */
  levels_offered: Level[];
  /** The winners who may still change a rule; the next deal waits for them, for a time. */
  adders: Seat[];
  /** The next deal and its choices; null during a round. */
  deal: NextDeal | null;
  /** In the first round, the cards turned up to find the dealer, in order. */
  face_up: [Seat, Face][] | null;
  /** The commitment of the current or latest round. */
  commitment: string | null;
  /** The commitment of the next round; null during a round, and where the next deal repeats known cards. */
  next_commitment: string | null;
  /** The known cards of the next deal, or of the round that is played. */
  known_cards: KnownCards | null;
  /** The date of the deal of the day that the first round deals, or dealt; null where it is not played as on its day. */
  daily: string | null;
  /** The commitments to the grains of the next deal. */
  commitments: Commitment[];
  /** Set from the request for a deal until all have revealed their grains. */
  seal: Seal | null;
  /** The guests who have put the next deal off, in order: they are out of it. During a round, those who had put off its deal. */
  put_off: PutOff[];
  /** The proof of the finished round. */
  proof: Proof | null;
}

/** The choices before the next deal, as they are sent to the page. */
export interface NextDeal { round_no: number; dealer: Seat; hand: HandChoice | null; cut: CutChoice | null }

/** The choice of the size of the hands: the seat that makes it, its bounds, and its result. */
export interface HandChoice { by: Seat; from: number; to: number; chosen: number | null }

/** The choice of the cut: the seat that makes it, its bounds, its result, and the number of cards in the pack. */
export interface CutChoice extends HandChoice { cards: number }

/** The cards of an earlier round are dealt again: somebody may know them. */
export interface KnownCards {
  /** The round of this room; 0 for cards of another room. */
  round_no: number;
}

/** A guest's commitment to a grain for the next deal. */
export interface Commitment { guest: Guest; name: string; digest: string }

/** The closed set of commitments of the next deal. Nothing of it changes any more. */
export interface Seal {
  /** Everything else that determines the deal: `ROUND_NO:RULES_DIGEST:SEATS:DEALER:HAND:CUT`. */
  deal: string;
  commitments: SealedCommitment[];
  /** The SHA-256 of `NEXT_COMMITMENT:DEAL:DIGEST1:DIGEST2…`. */
  digest: string;
}

/** A commitment of a seal, and whether its grain is revealed. The grain is shown when the round is over. */
export interface SealedCommitment extends Commitment { revealed: boolean }

/** A guest who had committed and did not reveal in time. */
export interface PutOff { guest: Guest; name: string }

/** The proof, once a round is over, that its cards were not arranged: see `huit.rooms.trust`. */
export interface Proof {
  /** What was shown before the deal, in hexadecimal; null for cards of an earlier round, which have none. */
  commitment: string | null;
  seed: string | null;
  salt: string | null;
  /** Name and nonce of each player who added one, in the order in which they are hashed. */
  nonces: [string, string][];
  deal_seed: string;
  again: boolean;
  /**
   * Everything else that determined the cards, as it was sealed: round, rules, seats, dealer, hand, cut. Null if nobody     had
   * committed, as the following fields are.
   */
  deal: string | null;
  /** Name, guest, commitment of each, and the number of its command: in the order of *nonces*. */
  commitments: [string, number, string, number][];
  /** The digest over all commitments that everybody was shown before anybody revealed. */
  seal: string | null;
  promised_at_seq: number | null;
  sealed_at_seq: number | null;
  /** The numbers of the commands that revealed, in the order of *nonces*. */
  revealed_at_seq: number[];
  /** Players who had committed and were away when the commitments were closed. */
  left_out: string[];
  /** Players who did not reveal in time, so that all committed anew. */
  put_off: string[];
  /** The people who had a chair at the deal. */
  people: string[];
}

/** The vote of a room. */
export interface RoomPoll { poll: Poll | null }

/** A `Poll` as it is sent to the page. */
export interface Poll {
  kind: 'undo' | 'kick' | 'play_for' | 'rules';
  by: Seat;
  /** The seat of the move, of the person, or of the proposer of rules. */
  seat: Seat;
  voters: Seat[];
  yes: Seat[];
  no: Seat[];
  /** The number of votes that it takes. */
  needs: number;
  /** The proposed rules, in a vote on rules. */
  rules: Proposal | null;
  /** The number that a vote names, so that it counts for no other question: see `Vote.poll`. */
  opened_seq: number;
}

/** Rules that somebody proposes for the next deal, and how they differ from those in force. */
export interface Proposal {
  rules: string;
  options: Record<string, unknown>;
  title: string;
  match: MatchRequest | null;
  seats: number;
  /** The first `MOST_CHANGES` differences from the rules in force. */
  changes: Change[];
  /** How many differences there are. */
  count: number;
}

/** The match to play: a plan of `scores`, and a target if it differs from the plan's. */
export interface MatchRequest { plan: string; target: number | null }

/** A difference between two rule sets, by key of a rule file, as a sentence in each language. */
export interface Change { key: string; fr: string; en: string }

/** The people who are there. Lists are by seat unless noted. */
export interface Company {
  /** Whether the player is connected; computers always are. */
  here: boolean[];
  /** Whether a computer plays for a person. */
  stand_ins: boolean[];
  /** Whether a computer made its last move below its level: its search process is starting, has failed, or is busy. */
  below_level: boolean[];
  /** The guests without a chair who are there, or who wait for one. */
  people: Standing[];
  /** Number of guests who are away, have no chair and wait for none. */
  gone: number;
  watchers: number;
  clock: Clock | null;
  /** Time left to reveal; null without a seal. */
  reveal_left_ms: number | null;
}

/** A guest without a chair. */
export interface Standing {
  guest: Guest;
  name: string;
  here: boolean;
  /** The state of their request for a chair. */
  request: SeatRequest | null;
}

/** `granted`: they get the next free chair; `declined`: not in this round. */
export type SeatRequest = 'asked' | 'granted' | 'declined';

/** The seats that are awaited, and their time in milliseconds. */
export interface Clock {
  seats: Seat[];
  /** Time left; negative once it is up and no computer plays for them yet. */
  left_ms: number;
  of_ms: number;
}

/** A viewer of a room, as they stand in their view. */
export interface Viewer {
  /** The name of the room in their link. */
  room: string;
  /** Null without a chair. */
  seat: Seat | null;
  /** Null for spectators. */
  guest: Guest | null;
  /** The name of the spectators' link; null for spectators. */
  watch: string | null;
  /** Guest number of a spectator with a chair request; otherwise treated like any spectator. */
  onlooker: Guest | null;
}

/** The actions besides playing that one viewer may take. */
export interface Allowed { may: Mays }

/** The actions that a guest may take now, so that the page offers nothing that is refused. */
export interface Mays {
  start: boolean;
  host: boolean;
  undo: boolean;
  /** Return to the chair left during the round, or play on after a pause. */
  back: boolean;
  /** Have a computer play for oneself. */
  rest: boolean;
  /** Take another chair. */
  change: boolean;
  kick: boolean;
  /** Propose other rules. */
  propose: boolean;
  /** Change one thing of the rules, having won the round. */
  add_rule: boolean;
  /** Ask what a strong player would do. */
  advise: boolean;
  /** Ask for a chair, as none can be taken now. */
  ask_seat: boolean;
  /** Give somebody who asks the chair of a computer of this round. */
  give_at_once: boolean;
}

/** All that my seat may know. Where another family is played, what shedding games have is as in `BLANK`. */
export type View = Shown & RoomMoment & RoomRules & RoomSeats & RoomScore & RoomDeal & RoomPoll & Company & Viewer & Allowed &
  OpenSheddingRound & OwnSheddingRound &
  Partial<OpenTricksRound & OwnTricksRound & OpenDanishRound & OwnRound>;

/** The changes since the view, or the change, that this socket was sent before. */
export interface ViewChange {
  type: 'change';
  at: number;
  /** Missing where it is the moment just before. */
  from?: number;
  /** The events since then; missing if there is none. */
  log?: WireEvent[];
}

/** Of these fields a change has the changed fields alone. */
export const FAMILY_PARTS = ['tricks', 'danish'] as const;

/** The version of these messages. */
export const PROTOCOL: number = 1;

/** What shedding games have, where another family is played: the server does not send it then. */
export const BLANK = {
  direction: 1, top: '', recent: [], stands_for: null, in_force: null, suit: null, named: false, rank: null, beaten: [], debt: 0,
  again: false, stock: 0, discard: 0, one_card: [], take_from: null, misdealt: null, wild_ranks: [], calls: null, sweep: null,
  held_up: null, misses: [], draws_on: false, jumps: [], run: false, give: null, may_announce: false, announce_with: [], may_say: false,
  may_catch: false, catches: [], may_declare: false,
} satisfies Partial<OpenSheddingRound & OwnSheddingRound>;

export const USUAL = 'shedding' satisfies Family;

/** A message was not carried out; see `Refused` for the codes. */
export interface Refused { type: 'refused'; id: string | null; code: string; why: Reason | null }

/** A guest says a phrase. */
export interface Phrase {
  type: 'phrase';
  guest: Guest;
  seat: Seat | null;
  name: string;
  phrase: PhraseCode;
  /** The card it is about, the last one laid; null: to the room. */
  card: Face | null;
}

/** Lines that guests have written one another. Spectators are sent none. */
export interface Chat {
  type: 'chat';
  lines: ChatLine[];
  /** Whether they were written before this socket came: those that the room still has. */
  held: boolean;
}

/** A line that a guest has written. It stands in no journal. */
export interface ChatLine {
  guest: Guest;
  seat: Seat | null;
  name: string;
  text: string;
  /** When it was written, in milliseconds since 1970; no two lines of a guest have the same. */
  at: number;
}

/** The advice of a strong player, sent to the person who wants it. */
export interface Advice {
  type: 'advice';
  /** The number of the view that it is about. */
  seq: number;
  /** Null: do nothing. */
  move: Move | null;
  goal: AdviceGoal;
  /** How often it reaches the goal, in thousandths (for points: 500, and 5 for each point ahead); null: no choice. */
  chance: number | null;
  rounds: number;
  /** The next best choice, as the first thing that it does. */
  other: Move | null;
  other_chance: number | null;
  why: Why[];
}

/** The aim by which moves are compared: to win the round, to be the next one out, to be ahead by points. */
export type AdviceGoal = 'win' | 'place' | 'points';

/** The reason why a move is good: a code of `huit.players`, and the facts of its sentence. */
export interface Why { code: string; seat: Seat | null; count: number; suit: Suit | null; card: Face | null }

/** The search that advice asks for is compiled first, as it never ran on this machine: how far that is. */
export interface Preparing {
  type: 'preparing';
  done: number;
  /** How many parts there are; 0: others are compiled first. */
  of: number;
}

export type ServerMessage = View | ViewChange | Refused | Phrase | Chat | Advice | Preparing;

/** All games to choose from, and all match plans. */
export interface Games {
  /** That of the summaries. */
  language: 'fr' | 'en';
  rules: GameInShort[];
  plans: PlanInShort[];
}

/** A game as it is chosen from a list, with the names of its options, and its match plans. */
export interface GameInShort {
  id: string;
  family: Family;
  /** Where it stands in the library, apart from the games of our sources; empty for these. */
  shelf: string;
  name: Bilingual;
  /** In a list of games only in the language of the list: the other text is empty. */
  summary: Bilingual;
  source: string;
  seats: [number, number];
  options: OptionInShort[];
  /** The knobs changed besides the options, in words, by key of a rule file. */
  own: Record<string, Bilingual>;
  /** Whether points are counted; without them there is no match. */
  counts: boolean;
  /** The usual match. */
  match: MatchRequest | null;
  /** The plans that fit the game. */
  plans: string[];
  /** The number of teams by number of seats; numbers of seats without teams are left out. */
  teams: Record<string, number>;
  hand: HandSizes | null;
  cut: boolean;
  /** The cards of one pack, without jokers. */
  cards: number;
  /** The jokers of one pack. */
  jokers: number;
  /** How well computers can play it. */
  levels: Level[];
  /** Some of the cards that act, one of a rank, those first named of which there is most to say. */
  acting: string[];
  /** What people are after who take it; null for most. */
  mood: Mood | null;
  /** The players' own title; empty: show `name`. */
  title: string;
}

/** A text in both languages. */
export interface Bilingual { fr: string; en: string }

/** A named option of a game, without its sentence: `OptionTexts` has it. */
export interface OptionInShort {
  name: string;
  /** The options that cannot be on beside it: each overrules the other. */
  excludes: string[];
}

/** The smallest and greatest hand that the dealer may choose. */
export interface HandSizes { from: number; to: number }

/** What people may be after in a game. */
export type Mood = 'easy' | 'lively' | 'short' | 'two' | 'teams' | 'long' | 'tricks' | 'rows';

/** A plan of a match at a table, without its sentence: the page has it. */
export interface PlanInShort {
  id: string;
  target: number | null;
  target_by_players: number;
  wins: 'highest' | 'lowest';
  columns: number;
  grows_to: number;
  /** Number of rounds, if the match is not ended by points. */
  rounds: number | null;
  adds_up_to_nothing: boolean;
  /** Fewest and most players, or teams. */
  players: [number, number];
}

/** The sentences of the options of all games: by game, then by option. */
export interface OptionTexts { games: Record<string, Record<string, Bilingual>> }

/** All games with all of their rules, and all match plans. */
export interface Sheets { rules: GameSheet[]; plans: Plan[] }

/** A game in words, with all of its rules. */
export interface GameSheet extends GameInShort {
  options: RuleOption[];
  effects: Effect[];
  notes: Bilingual[];
  /** The titles under which the notes stand. */
  chapters: Chapter[];
}

/** A named option of a game, in its own sentence. */
export interface RuleOption extends OptionInShort { text: Bilingual }

/** The effect of some cards, in both languages. */
export interface Effect { cards: string[]; text: Bilingual }

/** The title of some notes, one after another, and how many they are. */
export interface Chapter {
  title: Bilingual;
  notes: number;
  /** The group of knobs that they are about, `basics`, or `by_hand`: what the players themselves see to. */
  about: string;
}

/** A plan of a match, in a sentence. */
export interface Plan extends PlanInShort {
  text: Bilingual;
  /** Whether a total of exactly the target goes back to zero. */
  exact_is_zero: boolean;
  /** Whether whoever reaches the target is out of the match, and the others go on: no table plays that. */
  out_at_target: boolean;
}

/** The effects of the cards of all games, by game; games whose cards can do nothing are left out. */
export interface Powers { games: Record<string, CardsAtWork> }

/** The effects of the cards of a game, knob by knob and in the words of its sheet. */
export interface CardsAtWork {
  /** The effects of each card that has any, cards outside the pack included. */
  powers: Record<string, Record<string, RuleValue>>;
  /** The cards of one pack. */
  deck: string[];
  effects: Effect[];
}

/** What a knob says; a table: by number of players. */
export type RuleValue = number | boolean | string | Record<string, number>;

/** The schemas of rule files, by family. */
export interface Schemas { families: FamilySchema[] }

/** The schema of a family's rule files. */
export interface FamilySchema {
  name: string;
  groups: Group[];
  /** The knobs of the whole round. */
  knobs: Knob[];
  /** The knobs of a card. */
  powers: Knob[];
  /** The points of a card; null in games without points. */
  points: Knob | null;
  /** What a page that one writes down may leave open, in the order of the sheet. */
  questions: OpenQuestion[];
}

/** A group of knobs. */
export interface Group { name: string; title: Bilingual }

/** One thing that rules may say. Its sentences have `{n}` for its number, `{cards}` for its cards. */
export interface Knob {
  name: string;
  kind: 'int' | 'bool' | 'choice' | 'faces';
  default: RuleValue;
  /** A good value to begin with. */
  example: RuleValue;
  low: number;
  high: number;
  choices: Choice[];
  by_seats: boolean;
  /** The cards that may have it; empty for all. */
  only_on: string;
  group: string;
  level: 'basic' | 'usual' | 'advanced';
  /** The knobs without which it does nothing. */
  needs: string[];
  /** It does nothing unless one of these is on. */
  takes_one_of: string[];
  /** The knobs that cannot be beside it. One of the two names the other. */
  excludes: string[];
  text: Bilingual;
  /** The sentence for 1. */
  one: Bilingual | null;
  /** The sentence for off or zero. */
  off: Bilingual | null;
  /** Whether its sentence goes on with the one before, after a comma. */
  joins: boolean;
  /** Two to four words for a button. */
  label: Bilingual;
  /** The question that it answers; empty where it is chosen from a list of what cards do. */
  asked: Bilingual;
  /** A small sign for a grid of cards, with `{n}` for its number; empty for a rule of the whole round. */
  sign: string;
}

/** One of the things that a knob may be. */
export interface Choice { name: string; text: Bilingual }

/** Something that a page of rules may leave open: a knob of the round, what cards do or count, or how a match is won. */
export interface OpenQuestion {
  /** The chapter of the sheet that tells the answer. */
  group: string;
  about: 'knob' | 'cards' | 'points' | 'match';
  /** The name of the knob; empty where it is about no single one. */
  knob: string;
}

/** A game with some options. */
export interface Sheet {
  sheet: GameSheet;
  /** The differences from the game in its file. */
  changes: RuleChange[];
  values: RuleValues;
}

/** One thing in which rules differ from others, by key of a rule file (`hand`, `powers.7`), in both languages. */
export interface RuleChange { key: string; text: Bilingual }

/** Rules as they are in force, for a page where they are changed. */
export interface RuleValues {
  /** All knobs of the round. */
  knobs: Record<string, RuleValue>;
  /** The effects of each card that has any, cards outside the pack included. */
  powers: Record<string, Record<string, RuleValue>>;
  /** The points of each card that has any. */
  points: Record<string, number>;
  /** The cards of one pack. */
  deck: string[];
  /** What no knob can say, and players keep to themselves. */
  by_hand: Bilingual[];
}

/** The result of one step of a check; nothing of it while `preparing` says so. */
export interface Checked {
  findings: Finding[];
  /** The numbers of players that the rules can be dealt to. */
  seats: number[];
  ends: Ends[];
  measures: Measure[];
  /** Set if it has to be asked for again. */
  preparing: Progress | null;
}

/** Something that a check found. The text says what to do about it. */
export interface Finding {
  code: string;
  level: 'refused' | 'warning';
  /** The key that it is about, as `powers.7.skips`; empty for all rules. */
  key: string;
  facts: Record<string, unknown>;
  text: Bilingual;
}

/** How rounds of sensible computer players end, for one number of them. */
export interface Ends {
  seats: number;
  rounds: number;
  /** On average. */
  decisions: number;
  blocked: number;
  unfinished: number;
}

/** A number about rules with its 95 % interval: how many rounds, of which player, tell it. */
export interface Measure {
  name: 'turns' | 'blocked' | 'place' | 'forced' | 'held';
  /** The place or the cards that it is about; empty for most. */
  about: string;
  value: number;
  interval: [number, number];
  /** Whether the interval is as narrow as it should be. */
  narrow: boolean;
  seats: number;
  player: string;
  rounds: number;
  text: Bilingual;
}

/** How far the compiling is of what is asked for, which never ran on this machine. */
export interface Progress {
  done: number;
  /** How many parts there are; 0: others are compiled first. */
  of: number;
}

/** A lesson for a row of a rule sheet; null if none was found. */
export interface LessonFound { lesson: Lesson | null }

/** A position in which a row of a rule sheet matters, and what each move in it comes to, as one seat sees it. */
export interface Lesson {
  /** What shows the row: the deal, a move, a move that may not be made, or the end of a round. */
  kind: 'deal' | 'play' | 'refused' | 'end';
  seat: Seat;
  /** The moves that show the row, or that it forbids. */
  shows: string[];
  view: View;
  /** By move, the views after it, and after what the others do then; by two moves, a line each, where the first ends no turn. */
  plays: Record<string, View[]>;
}

/** The measures of rules, as far as the lab is. */
export interface Lab extends LabLine {
  /** Null before the first rounds. */
  report: LabReport | null;
  /** The rules that it is compared with. */
  against: LabReport | null;
  /** The measures of the first less those of the second. */
  differences: LabMeasure[];
}

/** How far the lab is: a line of its answer, which goes on until `done`. */
export interface LabLine {
  /** The part of the time that is over, 0 to 1. */
  share: number;
  /** How many others are measured first. */
  waiting: number;
  done: boolean;
  /** The rules could not be measured: nothing more comes. */
  failed: boolean;
  slowed_by: '' | 'start' | 'games';
  /** Set before anything is played, where that has to be compiled. */
  preparing?: Progress;
}

/** The measures of rules so far. */
export interface LabReport {
  rules: string;
  options: Record<string, unknown>;
  digest: string;
  name: Bilingual;
  seats: number;
  /** How often each seat would win if all were alike. */
  even: number;
  /** The report in a few sentences; empty before there is enough. */
  headline: Bilingual[];
  /** The parts in their order. */
  sections: LabSection[];
  measures: LabMeasure[];
  /** How rounds end at every number of players. */
  ends: LabMeasure[];
  lengths: Histogram;
  course: CoursePoint[];
  /** How right the chances behind the tension are; less is better. */
  brier: number | null;
}

/** A part of a report. */
export interface LabSection { name: string; title: Bilingual }

/** A number of the lab about rules, with its 95 % interval, in words too. */
export interface LabMeasure {
  /** The name of its kind: `docs/lab.md` lists them. */
  name: string;
  /** The place, the cards or the rule that it is about; empty for most. */
  about: string;
  /** The part of the report that it belongs to. */
  section: string;
  unit: 'share' | 'difference' | 'number' | 'turns' | 'minutes';
  value: number;
  interval: [number, number];
  /** Whether the interval is as narrow as it should be. */
  narrow: boolean;
  seats: number;
  player: string;
  rounds: number;
  /** The label: « En main : 8 ». */
  title: Bilingual;
  /** The number with its interval, as people read it. */
  said: Bilingual;
  definition: Bilingual;
}

/** How many rounds took how many turns: `first` in the first bin, `width` in each, all that are longer in the last. */
export interface Histogram { first: number; width: number; rounds: number[] }

/** How likely the winner, and the leader, were to win at one moment of the rounds, by what everybody sees. */
export interface CoursePoint {
  /** The share of the round that is over, 0 to 1. */
  at: number;
  /** The mean chance of who won in the end. */
  winner: number;
  /** The mean chance of who was the likeliest then. */
  leader: number;
  /** The chance of the winner that one round in ten does not reach. */
  low: number;
  /** The chance of the winner that one round in ten goes beyond. */
  high: number;
}

/** All that may be wished of rules. */
export interface Wishes { wishes: Wish[] }

/** Something that people may wish of rules. */
export interface Wish {
  name: string;
  text: Bilingual;
  /** Whether it is about a card: the measures `held` of a report name the cards that may be meant. */
  of_a_card: boolean;
}

/** The changes that bring a wish, as far as the lab is. */
export interface Suggestions extends LabLine {
  /** The suggestions, the strongest first. */
  suggestions: Suggestion[];
}

/** A small change of rules that brings a wish. */
export interface Suggestion {
  /** The rules with the change, over the game that they begin with. */
  options: Record<string, unknown>;
  /** The differences, a sentence each. */
  said: Bilingual[];
  effect: LabMeasure;
  side_effects: LabMeasure[];
}

/** The deal of a day, and which days there are. */
export interface Daily {
  /** The date of today, by the server: `2026-11-29`. */
  today: string;
  /** The earliest date that may be played. */
  earliest: string;
  /** For how many seconds today lasts. */
  next_s: number;
  date: string;
  rules: string;
  seats: number;
  /** How well the computers play. */
  computers: Level;
  /** As in the view of a room. */
  counted_by: string;
}

/** The name of a new room and of its spectators' link. */
export interface RoomOpened { room: string; watch: string }

/** The par of the deal of a day, as far as it is. */
export interface Par extends LabLine {
  /** Null until all rounds are played. */
  par: ParFound | null;
}

/** The result of a strong player on the seat: means, each with half of its 95 % interval. */
export interface ParFound {
  /** Null where a round brings no points. */
  points: [number, number] | null;
  /** The share of rounds won. */
  won: [number, number];
  rounds: number;
  /** How many rounds it imagined for a move. */
  imagines: number;
}

/** A room, for people who know its name. */
export interface Room extends RoomBefore {
  room: string;
  yours: boolean;
  /** Null unless this browser is one of its guests. */
  own: OwnChair | null;
}

/** A room as it is shown before joining. */
export interface RoomBefore {
  rules: string;
  options: Record<string, unknown>;
  /** The players' own name for their rules; empty: use the name of the game. */
  title: string;
  match: MatchRequest | null;
  stage: Stage;
  host_name: string;
  seats: ChairBefore[];
  settings: RoomSettings;
  /** Number of open chairs. */
  free: number;
  /** Set if the next deal repeats known cards, or the round that is played does. */
  known_cards: KnownCards | null;
}

/** A chair, as shown before joining. */
export interface ChairBefore { name: string; computer: boolean; open: boolean }

/** A guest's own chair, as it is shown outside the room. */
export interface OwnChair {
  /** Null without a chair, or after leaving it during the round. */
  seat: Seat | null;
  /** The seats that the round waits for. */
  awaited: Seat[];
  /** For how many seconds it has waited for them; null where it waits for nobody. */
  waits_s: number | null;
}

/** The number of a guest, and the seat if the guest has a chair. */
export interface Joined { guest: Guest; seat: Seat | null }

/** The circle that this browser has come into, and as whom; the answer's cookie proves it. */
export interface CircleEntry { circle: string; member: Member }

/** The number of somebody in a circle, from 1; never given again. */
export type Member = number;

/** The circles that this browser is in, the latest first. */
export interface MyCircles { circles: CircleInShort[] }

/** A circle that this browser is in. */
export interface CircleInShort {
  /** Its name in addresses: of no use to others. */
  circle: string;
  name: string;
  people: number;
  results: number;
  /** When something was written down last, in seconds since 1970. */
  latest: number | null;
}

/** A circle, for people who have its link. */
export interface CircleBefore {
  name: string;
  people: PersonBefore[];
  /** Whether nobody new can come in. */
  full: boolean;
  /** Its name in addresses, if this browser is in it already. */
  circle: string | null;
}

/** Somebody of a circle, as its link shows them. */
export interface PersonBefore {
  member: Member;
  name: string;
  look: string;
  /** Whether whoever has the link may be them: no browser is theirs, or a member has opened their place. */
  free: boolean;
}

/** A circle, for those who are in it. */
export interface Circle {
  circle: string;
  name: string;
  /** The secret by which others come in. */
  link: string;
  me: Member;
  people: CirclePerson[];
  pinned: Pinned[];
  /** How many are written down, struck ones too. */
  results: number;
  /** How many more can be. */
  results_left: number;
  people_left: number;
  pinned_left: number;
}

/** Somebody of a circle. */
export interface CirclePerson {
  member: Member;
  /** Empty: they left, and did not want to be named any more. */
  name: string;
  look: string;
  /** Whether they may remove people, renew the link and delete the circle. */
  keeper: boolean;
  /** How many browsers are theirs. 0: somebody who is only written down, or has left. */
  browsers: number;
  left: boolean;
  /** For how many seconds another browser may still come in as them; null: not at all, or because none is theirs. */
  open_s: number | null;
}

/** Rules that are pinned in a circle. */
export interface Pinned {
  pinned: number;
  rules: string;
  options: Record<string, unknown>;
  title: string;
  seats: number;
  match: MatchRequest | null;
  by: Member;
}

/** The new link of a circle. The old one lets nobody in. */
export interface CircleLink { link: string }

/** What was asked for is done. */
export interface Done { done: boolean }

/** The tables of a circle at which something happened lately, the latest first. */
export interface CircleRooms { tables: CircleRoom[] }

/** A table of a circle that is open. */
export interface CircleRoom {
  /** The name in its link. */
  room: string;
  /** That of the spectators' link; null where nobody may watch. */
  watch: string | null;
  rules: string;
  title: string;
  stage: 'lobby' | 'round' | 'between';
  /** Of those who sit there; "" for an open chair. */
  names: string[];
  /** Number of open chairs. */
  free: number;
  /** Whether this browser is one of its guests. */
  yours: boolean;
}

/** What was played in a circle, the latest first. */
export interface CirclePlayed {
  results: Played[];
  /** The number to ask for as *before* for those before them; null: there are none. */
  more: number | null;
}

/** A result of a circle. */
export interface Played extends PlayedBody {
  /** Its number in the circle. */
  result: number;
  /** 1, and one more with each change. */
  version: number;
  /** Who wrote it; null: the server, at a table. */
  by: Member | null;
  /** Whether it counts no more. */
  struck: boolean;
}

/** A game that was played, as it is written down. */
export interface PlayedBody {
  /** A round or a whole match at a table, or a score sheet of real cards. */
  kind: 'round' | 'match' | 'evening';
  /** When it was over, in seconds since 1970. */
  at: number;
  /** The name of its rule file; empty: a game of none. */
  game: string;
  /** What the players call it; empty: use the name of the game. */
  title: string;
  /** Whether it is a round of a match: once that is over, it is written down for itself. */
  of_match: boolean;
  lines: PlayedLine[];
  /** The points of each round of a score sheet, line by line; may be empty. */
  rounds: ((number | null)[])[];
  note: string;
}

/** One player of a game. */
export interface PlayedLine {
  /** Null: a guest, or a computer. */
  member: number | null;
  /** Of a guest or a computer; empty for a member, whose name is in the list of people. */
  name: string;
  computer: boolean;
  /** The same for partners. */
  side: number;
  /** 1 for who won; those who tie share the better place. */
  place: number;
  /** In the end, of their side. */
  points: number | null;
}

/** What was done with a result, the first thing first: the latest 50. */
export interface ResultHistory { edits: Edit[] }

/** Something that was done with a result. */
export interface Edit {
  at: number;
  by: Member;
  did: EditKind;
  /** As it was before; null where it was written for the first time, or stayed as it was. */
  before: PlayedBody | null;
}

/** What somebody did with a result: `struck` counts no more, `counted` does again. */
export type EditKind = 'entered' | 'mended' | 'struck' | 'counted';

/** The standings of a circle. */
export interface CircleStandings {
  /** `games`: matches, score sheets, and rounds of no match. `rounds`: every round at a table. */
  of: 'games' | 'rounds';
  played: number;
  /** The greatest share of wins less chance first. */
  rows: StandingRow[];
  /** Of those who met, each pair once. */
  pairs: Pair[];
  /** All games of the circle, the most played first, whatever was asked for. */
  games: GameCount[];
  /** All evenings, the latest first, whatever was asked for. */
  evenings: EveningSpan[];
}

/** How somebody stands. */
export interface StandingRow {
  member: Member;
  played: number;
  /** A win that k sides share counts 1/k for each. */
  won: number;
  /** Won of played. */
  share: number;
  /** The 95 % interval of the share, if all went on as it did. */
  interval: [number, number];
  /** What share of wins chance alone would give them: the mean of one by the number of sides. */
  chance: number;
  /** The mean place. */
  place: number;
  /** The sum; null unless all is one game that is counted in points. */
  points: number | null;
  /** By all that was played until then, also before *since*; null where no game counts for it. */
  rating: Rating | null;
}

/** A rating (openskill): 25 is everybody's before anything is played. */
export interface Rating {
  mu: number;
  /** The 95 % interval is *low* to *high*. */
  low: number;
  high: number;
  /** How many games it is made of: those in which two members met. */
  games: number;
  /** Whether what was played weighs as much as what is supposed of everybody; if not, there is too little to tell. */
  told: boolean;
}

/** How two members fared against each other. */
export interface Pair {
  a: Member;
  b: Member;
  /** How often *a* had the better place. */
  ahead: number;
  behind: number;
  level: number;
}

/** A game that was played in a circle, and how often. */
export interface GameCount { game: string; title: string; played: number }

/** Games played one after another, with no long pause between them: an evening. */
export interface EveningSpan {
  since: number;
  /** To be asked for as *since* and *until*. */
  until: number;
  played: number;
}

/** A circle as a file: what another one can be made of. */
export interface CircleExport {
  huit: 'circle';
  version: 1;
  name: string;
  people: ExportedPerson[];
  pinned: ExportedRules[];
  /** The oldest first, without those that are struck. */
  results: PlayedBody[];
}

/** Somebody of an exported circle. */
export interface ExportedPerson { member: Member; name: string; look: string }

/** Pinned rules of an exported circle. */
export interface ExportedRules {
  rules: string;
  seats: number;
  options: Record<string, unknown>;
  title: string;
  match: MatchRequest | null;
}

/** What came out of a file. */
export interface ImportDone {
  /** How many are new. */
  people: number;
  /** How many are new. */
  results: number;
  /** How many results were there already. */
  known: number;
  pinned: number;
}

/** The key by which push services know this server, in base64url. */
export interface CallKey { key: string }

/** Whether this browser is called when the room waits for its guest. */
export interface Calling { called: boolean }

/** The latest rounds of a room that are over, the latest last. */
export interface Rounds { rounds: FinishedRound[] }

/** A round of the room that is over, of this match or of an earlier one. */
export interface FinishedRound {
  round_no: number;
  /** 1 for the first match of the room. */
  match_no: number;
  rules: string;
  /** The players' own name for their rules; empty: use the name of the game. */
  title: string;
  /** By seat, as when it ended. */
  names: string[];
  reason: string;
  winners: Seat[];
  points: number[];
  /** By seat, with this round counted. */
  totals: number[];
}

/** The public name of a round. */
export interface Published { replay: string }

/** The code of a room, by which newcomers find it. */
export interface RoomCode {
  /** As it is said and written; null while the room takes no newcomers. */
  said: Bilingual | null;
}

/** The room that a code stands for. */
export interface CodeFound {
  /** The name in its link. */
  room: string;
}

/** Two codes that bring seats to another device: whichever is used first uses up both. */
export interface CarryMade {
  /** For a link. */
  code: string;
  /** To be typed. */
  typed: string;
  /** How many seats they bring. */
  rooms: number;
  /** For how many seconds the code of the link is good. */
  good_s: number;
  /** For how many seconds the one to type is good. */
  typed_s: number;
  /** How many circles come along. */
  circles: number;
}

/** The long code behind a typed one. */
export interface CodeMeant {
  /** For `/api/carried`. */
  code: string;
}

/** The data behind a code; the answer's cookies are the seats. */
export interface Carried {
  /** How many seats this browser has got. */
  rooms: number;
  /** The own data of the page on the other device. */
  kept: string;
  /** In how many circles this browser is now, and was not before. */
  circles: number;
}

/** The rooms that everybody may join or watch. */
export interface Listed { rooms: ListedRoom[] }

/** A room on the list that everybody sees. */
export interface ListedRoom {
  room: string;
  rules: string;
  options: Record<string, unknown>;
  /** The players' own name for their rules; empty: use the name of the game. */
  title: string;
  host_name: string;
  seats: number;
  free: number;
  stage: Stage;
  /** Seconds for a turn; 0: no clock. */
  clock_s: number;
  /** Set if the next deal repeats known cards, or the round that is played does. */
  known_cards: KnownCards | null;
  /** The name of its spectators' link, where everybody may watch. */
  watch: string | null;
}

/** The start of an invitation's link; null if only this machine reaches the server. */
export interface Address { address: string | null }

/** A room, for people who know its spectators' link; it does not contain the name of the room. */
export interface Watched extends RoomBefore { watch: string }

/** The guest number of a spectator who asks for a chair. */
export interface ChairAnswered {
  guest: Guest;
  /** The room that they may enter as one of its guests; null while they wait for a chair. */
  room: string | null;
}

/** A published round. */
export interface Replay {
  replay: string;
  rules: string;
  options: Record<string, unknown>;
  title: string;
  match: string | null;
  seats: number;
  names: string[];
  computers: boolean[];
  round_no: number;
  dealer: Seat;
  moves: [Seat, Move][];
  result: Result;
  /** Whether the round was played by today's rules and engine; if not, only its moves can be shown. */
  playable: boolean;
  /** The seats whose moves may be reviewed: people who were free to take advice. */
  reviewed: boolean[];
  steps: number;
  proof: Proof | null;
  engine: number | null;
  digest: string | null;
}

/** The views of one seat, one for each step of a round. */
export interface Views { views: View[] }

/** Up to three moves of one seat that are worth another look. */
export interface Moments { moments: Moment[] }

/** A move, and what would have been better from what its player could see. */
export interface Moment {
  /** The number of the move, from 1. */
  number: number;
  seat: Seat;
  move: Move;
  goal: AdviceGoal;
  /** The aim, as in an advice. */
  chance: number;
  /** The first thing that a better move does. */
  better: Move;
  better_chance: number;
  why: Why[];
}

/**
 * A refusal. `field` names the wrong field of the request; `said` is the text for players, and `in_file` the one for the author of a
 * rule file, if it differs.
 */
export interface Refusal { code: string; message?: string | null; field?: string; said?: Bilingual; in_file?: Bilingual }

/** A request for the rule sheet of rules with options. */
export interface SheetRequest { rules: string; options?: Record<string, unknown>; title?: string; seats?: number | null }

/** A request to check rules with options: without playing (`rules`), or by playing them. */
export interface CheckRequest {
  rules: string;
  options?: Record<string, unknown>;
  title?: string;
  step?: 'rules' | 'ends' | 'idle' | 'measures';
}

/** A request for a position in which a row of a rule sheet matters. */
export interface LessonRequest {
  rules: string;
  /** The place of the row: the sheet has its cards first, then its notes. */
  row: number;
  options?: Record<string, unknown>;
  /** The number of players that the sheet is for; null: all. */
  seats?: number | null;
  /** Asks for another position than those of lower numbers. */
  another?: number;
}

/** A request to measure rules with options, for `seats` (four, or what is nearest to it), beside others. */
export interface LabRequest { rules: string; options?: Record<string, unknown>; seats?: number | null; against?: RulesNamed | null }

/** Rules with options. */
export interface RulesNamed { rules: string; options: Record<string, unknown> }

/** A request for small changes of rules that bring a wish. */
export interface WishRequest {
  rules: string;
  wish: 'shorter' | 'longer' | 'fairer' | 'weaker' | 'stronger' | 'choice' | 'unblocked' | 'comebacks';
  options?: Record<string, unknown>;
  /** The cards that the wish is about, as rule files write them. */
  card?: string;
  seats?: number | null;
}

/** A request to play the deal of a day. */
export interface DailyRoom { name?: string; pace?: number }

/** A request to open a room. */
export interface NewRoom {
  rules: string;
  seats: number;
  name?: string;
  /** How well the computers play. */
  player?: Level;
  pace?: number;
  forget?: number;
  /** Named options of the rules (true or false), and knobs of a rule file. */
  options?: Record<string, unknown>;
  /** The players' own name for their rules. */
  title?: string;
  /** Without one: single rounds. */
  match?: MatchRequest | null;
  /** One for each seat; empty: the person at seat 0, computers at the others. */
  chairs?: Chair[];
  settings?: RoomSettings;
  /** The public name of a round whose cards are dealt in the first round. */
  replay?: string | null;
}

/** Who sits on a chair of a new room: the person who opens it, whoever comes by the link, or a computer. */
export type Chair = 'me' | 'open' | 'computer';

/** A request for the rule sheet of a room, or of rules that somebody thinks of playing there. */
export interface RoomSheetRequest {
  /** Null: those that the room plays by. */
  rules?: string | null;
  options?: Record<string, unknown>;
}

/** A request to join a room. */
export interface NewGuest {
  name: string;
  seat?: Seat | null;
  /** Whether any free chair will do where *seat* has just been taken: nobody has chosen it, the page has proposed it. */
  any_seat?: boolean;
  /** Which of the people who share this browser; the first has to be a guest before the others. */
  person?: number;
}

/** A request to found a circle. */
export interface NewCircle {
  /** What it is called. */
  circle: string;
  /** Of whoever founds it. */
  name: string;
  look?: string;
}

/** A request for what a circle's link shows. The link stands in the body, since addresses are written into logs. */
export interface CircleSought { link: string }

/** A request to come into a circle: as somebody new, or as somebody who stands in it already and is `free`. */
export interface CircleEntered {
  link: string;
  /** Null: somebody new, by *name* and *look*. */
  member?: number | null;
  name?: string;
  look?: string;
}

/** A request to call a circle otherwise. */
export interface CircleNamed { name: string }

/** A request to leave a circle. */
export interface CircleLeft {
  /** Whether the name goes too: what they played stays, as somebody's who has left. */
  forget?: boolean;
}

/** The name and the face of somebody in a circle. */
export interface PersonGiven { name: string; look?: string }

/** A request to make somebody a keeper of the circle, or no longer. */
export interface KeeperSet { keeper: boolean }

/** Rules to be pinned in a circle: those of a room to be opened. */
export interface NewPinned { rules: string; seats: number; options?: Record<string, unknown>; title?: string; match?: MatchRequest | null }

/** A request to open a table of the circle: by pinned rules, or as any room is opened. */
export interface NewCircleRoom {
  /** The number of pinned rules: the chairs are open, but for one's own. */
  pinned?: number | null;
  /** Null: as many as were pinned. */
  seats?: number | null;
  /** Instead of *pinned*; the name in it counts for nothing: members sit down by theirs. */
  room?: NewRoom | null;
}

/** A score sheet of real cards, as it is written into a circle. It needs places, or points and who wins by them. */
export interface Evening {
  /** When it was played, in seconds since 1970. */
  at: number;
  lines: EveningLine[];
  /** The name of a rule file, or empty for a game of no file. */
  game?: string;
  /** What the players call it. */
  title?: string;
  wins?: 'highest' | 'lowest';
  /** The points of each round, line by line, to be shown again; they count for nothing. */
  rounds?: ((number | null)[])[];
  note?: string;
}

/** One player of a score sheet: a member, or a guest by name. */
export interface EveningLine {
  member: number | null;
  /** Of a guest; a member has theirs. */
  name: string;
  /** The same number for partners; null for all: each for themselves. */
  side: number | null;
  /** Null for all: from the points. */
  place: number | null;
  /** In the end, of their side. */
  points: number | null;
}

/** A request to write a score sheet otherwise. */
export interface EveningMended {
  /** That of the sheet that was seen; refused as stale if somebody has mended it since. */
  version: number;
  evening: Evening;
}

/** A request to strike something out of what was played, or to count it again. */
export interface ResultStruck { version: number; struck?: boolean }

/** A request to be called by Web Push: what the browser's `PushSubscription` says, keys in base64url. */
export interface CallRequest { endpoint: string; p256dh: string; auth: string; language: 'fr' | 'en' }

/** A request to be called no more. */
export interface CallEnded { endpoint: string }

/** A request for the room that a code stands for. */
export interface Come {
  /** The code as somebody wrote it. */
  typed: string;
}

/** A request for a code that brings this browser's seats to another one. */
export interface NewCarry {
  /** The rooms whose seats go with it, as far as this browser has them. */
  rooms: string[];
  /** The page's own data for the page on the other device; the server does not read it. */
  kept?: string;
}

/** A request for the long code behind a typed one. */
export interface TypedCode { typed: string }

/** A request for the seats of a code. The code stands in the body, since addresses are written into logs. */
export interface CarryTaken { code: string }

/** A request of a spectator for a chair. Who has been given one gets the room, by whatever name. */
export interface ChairRequest { name: string }

/** All answers by name: the name of a type is nothing that runs, and `shapes.ts` has their shapes by it. */
export interface Answers {
  Games: Games;
  OptionTexts: OptionTexts;
  Sheets: Sheets;
  Powers: Powers;
  Schemas: Schemas;
  Sheet: Sheet;
  Checked: Checked;
  LessonFound: LessonFound;
  Lab: Lab;
  Wishes: Wishes;
  Suggestions: Suggestions;
  Daily: Daily;
  RoomOpened: RoomOpened;
  Par: Par;
  Room: Room;
  Joined: Joined;
  CircleEntry: CircleEntry;
  MyCircles: MyCircles;
  CircleBefore: CircleBefore;
  Circle: Circle;
  CircleLink: CircleLink;
  Done: Done;
  CircleRooms: CircleRooms;
  CirclePlayed: CirclePlayed;
  Played: Played;
  ResultHistory: ResultHistory;
  CircleStandings: CircleStandings;
  CircleExport: CircleExport;
  ImportDone: ImportDone;
  CallKey: CallKey;
  Calling: Calling;
  Rounds: Rounds;
  Published: Published;
  RoomCode: RoomCode;
  CodeFound: CodeFound;
  CarryMade: CarryMade;
  CodeMeant: CodeMeant;
  Carried: Carried;
  Listed: Listed;
  Address: Address;
  Watched: Watched;
  ChairAnswered: ChairAnswered;
  Replay: Replay;
  Views: Views;
  Moments: Moments;
  Refusal: Refusal;
}

/** The reasons for closing a socket, as close codes. */
export const CLOSED = {
  going_away: 1001, try_later: 1013, no_seat: 4403, no_room: 4404, taken_over: 4410, kicked: 4411, not_watched: 4412, renewed: 4413,
  journal_unplayable: 4415, too_many: 4429,
} as const;
