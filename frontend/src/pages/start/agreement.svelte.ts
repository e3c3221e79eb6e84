// What is being agreed on before a game: which one, with which options, for how many, in what match.
import { fetchSheet, LobbyError } from '../../ground/lobby';
import type { GameInShort, Games, GameSheet, MatchRequest } from '../../ground/protocol';
import { isAboutTeams, matchAsked, matchBeside, matchToBegin, optionsOf, plansFor, ROUND_BY_ROUND, switched, teamsOf, within, type Choices } from './choices';

/** The part of the choices that rules are agreed on by. */
export type Agreed = Pick<Choices, 'rules' | 'seats' | 'options' | 'matches'>;

export class Agreement {
  /** Why the server refuses these options together. */
  refusal = $state.raw<LobbyError | null>(null);
  /** The sheet of the game with the options that are on, once the server has told it. */
  private withOptions = $state.raw<{ of: string; sheet: GameSheet } | null>(null);

  /** Rules of one's own, with their sheet under the name that they are kept by. */
  own = $state.raw<{ own: { rules: string; options: Record<string, unknown>; title: string }; sheet: GameSheet } | null>(null);

  private readonly isOwn = $derived.by(() => this.own !== null && this.own.sheet.id === this.choices.rules);
  readonly game: GameInShort | null = $derived.by(
    () => (this.isOwn ? this.own?.sheet : this.games()?.rules.find(({ id }) => id === this.choices.rules)) ?? this.games()?.rules[0] ?? null,
  );
  readonly on = $derived.by(() => (this.game ? optionsOf(this.game, this.choices.options[this.game.id]) : []));
  /** Game and options as one text: the key of a sheet. */
  readonly asked = $derived.by(() => (this.game ? [this.game.id, ...this.on].join(' ') : ''));
  readonly sheet: GameInShort | null = $derived.by(() => (this.withOptions?.of === this.asked ? this.withOptions.sheet : this.game));
  readonly seats = $derived.by(() => (this.sheet ? within(this.choices.seats, this.sheet.seats) : this.choices.seats));
  readonly teams = $derived.by(() => (this.sheet ? teamsOf(this.sheet, this.seats) : 0));
  readonly plans = $derived.by(() => (this.sheet ? plansFor(this.sheet, this.games()?.plans ?? [], this.seats) : []));
  /** Null: round by round. */
  readonly match = $derived.by(() => {
    const wanted = this.sheet && (this.choices.matches[this.sheet.id] ?? matchToBegin(this.sheet, this.plans));
    return wanted && this.plans.some(({ id }) => id === wanted.plan) ? wanted : null;
  });

  /** *keep* is called after each change. In a room, *inForce* is the match that is played: rules that name none keep it. */
  constructor(
    private readonly games: () => Games | null,
    readonly choices: Agreed,
    private readonly keep: () => void,
    private readonly inForce?: () => MatchRequest | null,
  ) {}

  /** The request to the server, as chosen so far. */
  get wanted(): { rules: string; seats: number; options: Record<string, unknown>; title: string; match: MatchRequest | null } | null {
    const { sheet, seats, match, plans } = this;
    const { rules, options, title } = this.isOwn && this.own ? this.own.own : { rules: sheet?.id ?? '', options: switchedOn(this.on), title: '' };
    return sheet && { rules, seats, options, title, match: matchAsked(match, sheet, plans, seats) };
  }

  /** Fetch the sheet with the options that are on: they change the number of players, the count and the cards. */
  async lookUp(): Promise<void> {
    const { asked, game, on } = this;
    this.refusal = null;
    if (!game || !on.length) return;
    try {
      await this.fetchWhole();
    } catch (error) {
      // Without an answer the game is shown without its options, and the server is asked again when it is opened.
      if (asked === this.asked && error instanceof LobbyError && error.code === 'refused') this.refusal = error;
    }
  }

  /** Return all rules of the game with the options that are on. */
  async fetchWhole(): Promise<GameSheet> {
    const { asked, game, on, own, withOptions } = this;
    if (this.isOwn && own) return own.sheet;
    if (withOptions?.of === asked) return withOptions.sheet;
    const sheet = await fetchSheet(game?.id ?? '', switchedOn(on), null);
    if (asked === this.asked) this.withOptions = { of: asked, sheet };
    return sheet;
  }

  pick(id: string): void {
    this.choices.rules = id;
    const { game, inForce } = this;
    const match = inForce && game && !(id in this.choices.matches) ? matchBeside(this.isOwn && this.own ? this.own.own.options : {}, game, inForce()) : null;
    if (match) this.choices.matches[id] = match;
    this.keep();
  }

  chooseSeats(count: number): void {
    this.choices.seats = count;
    this.keep();
  }

  switchOption(name: string): void {
    if (!this.game) return;
    this.choices.options[this.game.id] = switched(this.game, this.on, name);
    this.keep();
  }

  /** Choose the option *name* for teams; null: teams as in the rules. */
  chooseTeams(name: string | null): void {
    if (!this.game) return;
    const others = this.on.filter((other) => !isAboutTeams(other));
    this.choices.options[this.game.id] = name === null ? others : switched(this.game, others, name);
    this.keep();
  }

  chooseMatch(wanted: MatchRequest | null): void {
    if (!this.game) return;
    this.choices.matches[this.game.id] = wanted ?? ROUND_BY_ROUND;
    this.keep();
  }
}

function switchedOn(options: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(options.map((name) => [name, true]));
}
