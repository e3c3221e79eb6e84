// What was chosen before a game, kept in this browser; and what of it may be asked of the server. No DOM here.
import type { Chair, GameInShort, Level, MatchRequest, PlanInShort, RoomSettings } from '../../ground/protocol';
import { parsed } from '../../ground/kept';
import { LEVELS_WORDS } from '../../words/made/levels';
import { readRoomSettings } from './chairs';

export interface Choices {
  /** The game that was played last. */
  rules: string | null;
  seats: number;
  /** How well computers play. */
  player: Level;
  /** How often computers forget to announce, in a hundred times. */
  forget: number;
  /** The options that are on, by game. */
  options: Record<string, string[]>;
  /** The match by game. A game without an entry begins as `matchToBegin` says; `ROUND_BY_ROUND` is a choice too. */
  matches: Record<string, MatchRequest>;
  company: 'alone' | 'friends';
  /** With friends: who is to sit where. */
  chairs: Chair[];
  settings: RoomSettings;
}

/** How often computers may forget to announce, in a hundred times. */
export const FORGET_RATES = [0, 10, 35, 60, 90] as const;
export const FEWEST_SEATS = 2;
export const MOST_SEATS = 10;
const USUAL_SEATS = 4;
export const USUAL_LEVEL: Level = 'thrifty';
const LEVELS: readonly unknown[] = Object.keys(LEVELS_WORDS.fr.level);
const CHAIRS: readonly unknown[] = ['me', 'open', 'computer'];

/** Return the choices written in *text*; what is missing or makes no sense is as by default. */
export function readChoices(text: string | null): Choices {
  const choices: Choices = {
    rules: null,
    seats: USUAL_SEATS,
    player: USUAL_LEVEL,
    forget: 0,
    options: {},
    matches: {},
    company: 'alone',
    chairs: [],
    settings: readRoomSettings(null),
  };
  const raw = Object(parsed(text)) as Partial<Record<keyof Choices, unknown>>;
  if (typeof raw.rules === 'string') choices.rules = raw.rules;
  if (Number.isInteger(raw.seats)) choices.seats = within(raw.seats as number, [FEWEST_SEATS, MOST_SEATS]);
  if (LEVELS.includes(raw.player)) choices.player = raw.player as Level;
  if (FORGET_RATES.some((rate) => rate === raw.forget)) choices.forget = raw.forget as number;
  if (raw.company === 'friends') choices.company = raw.company;
  if (Array.isArray(raw.chairs)) choices.chairs = raw.chairs.filter((chair) => CHAIRS.includes(chair)).slice(0, MOST_SEATS);
  choices.settings = readRoomSettings(raw.settings);
  for (const [game, names] of entries(raw.options)) {
    if (Array.isArray(names)) choices.options[game] = names.filter((name) => typeof name === 'string');
  }
  for (const [game, match] of entries(raw.matches)) {
    const { plan, target } = Object(match) as Partial<MatchRequest>;
    if (typeof plan === 'string') choices.matches[game] = { plan, target: Number.isInteger(target) ? (target as number) : null };
  }
  return choices;
}

function entries(raw: unknown): [string, unknown][] {
  return typeof raw === 'object' && raw !== null ? Object.entries(raw) : [];
}

export function within(number: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, number));
}

export interface Family {
  /** In French, as the rules name it; or the shelf of the library. */
  name: string;
  games: GameInShort[];
}

/** Return the games by family: its name is their shelf, or what their source begins with. Both in the order in which they come. */
export function familiesOf(games: readonly GameInShort[]): Family[] {
  const families = new Map<string, GameInShort[]>();
  for (const game of games) {
    const name = game.shelf || ((game.source || game.name.fr).split(',')[0] as string);
    families.set(name, [...(families.get(name) ?? []), game]);
  }
  return [...families].map(([name, members]) => ({ name, games: members }));
}

// Three ways to say who plays with whom: one at most can be in force.
const TEAM_OPTIONS: readonly string[] = ['chacun-pour-soi', 'equipes-de-deux', 'grandes-equipes'];

export function isAboutTeams(option: string): boolean {
  return TEAM_OPTIONS.includes(option);
}

/** Return the options of *game* that are on once *name* is switched: those that it overrules go off. */
export function switched(game: GameInShort, on: readonly string[], name: string): string[] {
  if (on.includes(name)) return on.filter((other) => other !== name);
  return [...on.filter((other) => !overrules(game, name, other)), name];
}

/** Whether two options of *game* overrule each other, so that only one of them can be on. */
export function overrules(game: GameInShort, name: string, other: string): boolean {
  return game.options.some((option) => option.name === name && option.excludes.includes(other));
}

/** Return the options that *game* has among those *on*, in the order of the game; of two that overrule each other, the first. */
export function optionsOf(game: GameInShort, on: readonly string[] | undefined): string[] {
  const known = game.options.map(({ name }) => name).filter((name) => on?.includes(name));
  return known.filter((name, place) => !known.slice(0, place).some((before) => overrules(game, name, before)));
}

/** Return how many teams so many play in; 0 where each plays for himself. */
export function teamsOf(game: GameInShort, seats: number): number {
  const teams = game.teams[String(seats)] ?? 0;
  return teams < seats ? teams : 0;
}

/** Return the plans by which so many players of *game* can count a match, those fit for its count first as it names them. */
export function plansFor(game: GameInShort, plans: readonly PlanInShort[], seats: number): PlanInShort[] {
  if (!game.counts) return [];
  const sides = teamsOf(game, seats) || seats;
  const fitting = plans.filter(({ id, players: [least, most] }) => game.plans.includes(id) && least <= sides && sides <= most);
  return fitting.sort((one, other) => Number(other.id === game.match?.plan) - Number(one.id === game.match?.plan));
}

/** Chosen against the match that a game begins with: no plan has this name. */
export const ROUND_BY_ROUND: MatchRequest = { plan: '', target: null };

/** Return the match that a game begins with unless somebody chooses otherwise: its usual one where that is written in columns, which are then part of the game. */
export function matchToBegin(game: GameInShort, plans: readonly PlanInShort[]): MatchRequest | null {
  const usual = plans.find(({ id }) => id === game.match?.plan);
  return usual && usual.columns > 1 ? { plan: usual.id, target: null } : null;
}

/** Return the match that other rules of a room begin with: the one that they name themselves, or the one in force. */
export function matchBeside(options: Record<string, unknown>, { match }: Pick<GameInShort, 'match'>, inForce: MatchRequest | null): MatchRequest | null {
  return 'match' in options && match ? { plan: match.plan, target: match.target } : inForce;
}

/** Return the usual number of points with which a match ends. */
export function usualTarget(game: GameInShort, plan: PlanInShort, seats: number): number | null {
  if (plan.target_by_players) return plan.target_by_players * (teamsOf(game, seats) || seats);
  return (game.match?.plan === plan.id ? game.match.target : null) ?? plan.target;
}

/** Return the match to ask the server for; if no target was chosen, the game's usual one. */
export function matchAsked(match: MatchRequest | null, game: GameInShort, plans: readonly PlanInShort[], seats: number): MatchRequest | null {
  const plan = plans.find(({ id }) => id === match?.plan);
  if (!match || !plan) return null;
  // The server works out a target that grows with the number of players.
  const usual = plan.target_by_players ? null : usualTarget(game, plan, seats);
  return { plan: plan.id, target: match.target ?? (usual === plan.target ? null : usual) };
}
