// Rules while they are being composed: what was chosen, what the server says of it, and the way back.
import { untrack } from 'svelte';
import { ask, fetchRoomSheet, LobbyError, post } from '../../ground/lobby';
import type { Bilingual, Face, FamilySchema, MatchRequest, RuleChange, Schemas, Sheet } from '../../ground/protocol';
import { applied, differing, keysOf, same, undone, valuesOf, withAbsent, type Values } from './edit';
import { columnOf, FACES } from './faces';
import type { Draft } from '../../facts/own/kept';
import type { OwnRules } from '../../facts/own/rules';
import { changeSaid } from './sentences';

/** While one writes, the server is asked when nothing has changed for so long. */
const PAUSE_MS = 250;
/** How long to wait when the server has had too many questions. */
const PATIENCE_MS = 2500;

/** What stands in a rule file for what the file below it says. */
const INHERITED = '+';

/** Return a sentence as a rule file has it: one text where both languages say the same. */
function toldOnce(sentence: Bilingual): string | Bilingual {
  return sentence.fr === sentence.en ? sentence.fr : sentence;
}

export async function fetchSchemas(): Promise<Schemas> {
  return ask('Schemas', '/api/schema');
}

export async function fetchWhole(own: Pick<OwnRules, 'rules' | 'options'>): Promise<Sheet> {
  return ask('Sheet', '/api/sheet', post({ rules: own.rules, options: own.options, seats: null }));
}

/** What was changed at one moment: for the way back. */
interface Step {
  now: Values;
  match: MatchRequest | null;
}

export class Composer {
  readonly rules: string;
  readonly schema: FamilySchema;
  /** The game from which it starts, as it is. */
  readonly start: Sheet;
  title = $state('');
  now = $state.raw<Values>({ knobs: {}, powers: {}, points: {} });
  /** The match as it is usually played; null: as the game has it. */
  match = $state.raw<MatchRequest | null>(null);
  /** What no knob says, and players keep to themselves, as far as the rules are so. */
  byHand = $state.raw<readonly Bilingual[]>([]);
  /** What is said of it here, as a rule file has it: "+" is what the game says; null: just that. */
  private said = $state.raw<readonly unknown[] | null>(null);
  /** What the server last told of rules that can be played. */
  sheet = $state.raw<Sheet>();
  /** The rules that this sheet is of: while one writes, and where the server refuses, no longer those that are composed. */
  told = $state.raw<Pick<OwnRules, 'rules' | 'options'>>({ rules: '', options: {} });
  /** Why it refuses the rules as they are now. */
  refusal = $state.raw<LobbyError | null>(null);
  /** Whether the server has been asked about the rules as they are now, and has not answered. */
  waiting = $state(false);
  /** What was undone all at once, until something else is changed. */
  private before = $state.raw<Step | null>(null);
  private deck = $state.raw<readonly Face[]>([]);
  private knobsTold = '{}';
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What changes are told against: the game, or what is played in the room where one composes. */
  readonly origin: Values;
  private readonly originMatch: MatchRequest | null;

  /** *start* is the game as it is; *own* what is already otherwise; *whole* the sheet of both, which is what *room* plays if there is one. */
  constructor(
    start: Sheet,
    schema: FamilySchema,
    own: OwnRules,
    whole: Sheet | null,
    private readonly room: string | null = null,
    waits: Record<string, unknown> = {},
  ) {
    this.rules = own.rules;
    this.schema = schema;
    this.start = start;
    this.title = own.title;
    const base = valuesOf(start.values);
    const now = whole ? withAbsent(valuesOf(whole.values), base, whole.values.deck) : applied(base, own.options, schema);
    this.now = applied(now, waits, schema);
    const match = (whole ?? start).sheet.match;
    this.match = whole && !same(match, start.sheet.match) ? match : null;
    this.sheet = whole ?? start;
    this.told = { rules: own.rules, options: whole ? own.options : {} };
    this.byHand = this.sheet.values.by_hand;
    const more = this.byHand.filter((sentence) => !start.values.by_hand.some((other) => same(sentence, other)));
    this.said = (own.options.by_hand as readonly unknown[] | undefined) ?? (more.length ? [INHERITED, ...more.map(toldOnce)] : null);
    this.deck = (whole ?? start).values.deck;
    this.origin = room === null ? valuesOf(start.values) : this.now;
    this.originMatch = room === null ? null : this.match;
  }

  readonly base = $derived.by((): Values => valuesOf(this.start.values));
  readonly options = $derived.by((): Record<string, unknown> => {
    const options = differing(this.base, this.now, this.schema, this.deck);
    return { ...options, ...(this.said ? { by_hand: this.said } : {}), ...(this.match ? { match: this.match } : {}) };
  });
  /** What is said of cards that the pack has no longer: kept, and neither shared nor played. */
  readonly waits = $derived.by((): Record<string, unknown> => {
    const { powers, points } = differing(
      this.base,
      this.now,
      this.schema,
      FACES.filter((face) => !this.deck.includes(face)),
    );
    return { ...(powers ? { powers } : {}), ...(points ? { points } : {}) };
  });
  /** What is to be kept, shared and played. */
  readonly own = $derived.by((): OwnRules => ({ rules: this.rules, options: this.options, title: this.title }));
  /** What differs from the game, in words where the server has told them. */
  readonly changes = $derived.by((): RuleChange[] => {
    const keys = keysOf(differing(this.origin, this.now, this.schema, this.deck));
    if (!same(this.match, this.originMatch)) keys.push('match');
    const told = this.sheet?.changes ?? [];
    return this.isTold ? told : keys.map((key) => told.find((change) => change.key === key) ?? { key, text: changeSaid(key, this.schema) });
  });
  /** Whether the sheet is that of the rules as they are now. */
  readonly isTold = $derived(!this.waiting && !this.refusal);
  readonly pack = $derived(this.deck);
  /** The columns of cards that were changed and that the pack has no longer: they wait for it. */
  readonly away = $derived.by((): string[] => {
    const changed = FACES.filter((face) => !same(this.now.powers[face] ?? {}, this.base.powers[face] ?? {}));
    return [...new Set(changed.map(columnOf))].filter((column) => !this.deck.some((face) => columnOf(face) === column));
  });
  readonly canTakeBack = $derived(this.before !== null);

  set(now: Values): void {
    this.before = null;
    this.now = now;
    this.lookUp();
  }

  chooseMatch(match: MatchRequest | null): void {
    this.before = null;
    this.match = match;
    this.lookUp();
  }

  addByHand(sentence: string): void {
    this.keepByHand([...this.byHand, { fr: sentence, en: sentence }], [...(this.said ?? [INHERITED]), sentence]);
  }

  /** Leave out the sentence at that *place*: one that the game says goes by saying all the others. */
  removeByHand(place: number): void {
    const sentences = this.byHand.filter((_, other) => other !== place);
    const own = this.said?.findIndex((each) => same(each, toldOnce(this.byHand[place]!))) ?? -1;
    this.keepByHand(sentences, own < 0 ? sentences.map(toldOnce) : this.said!.filter((_, other) => other !== own));
  }

  private keepByHand(sentences: readonly Bilingual[], said: readonly unknown[]): void {
    this.byHand = sentences;
    this.said = same(said, [INHERITED]) ? null : said;
    this.lookUp();
  }

  undo(key: string): void {
    if (key === 'match') this.chooseMatch(this.originMatch);
    else this.set(undone(this.now, this.origin, key));
  }

  undoAll(): void {
    const step = { now: this.now, match: this.match };
    this.match = this.originMatch;
    this.set(this.origin);
    this.before = step;
  }

  takeBack(): void {
    const step = this.before;
    if (!step) return;
    this.match = step.match;
    this.set(step.now);
  }

  /** Ask the server about the rules once nothing changes for a moment. */
  lookUp(wait = PAUSE_MS): void {
    clearTimeout(this.timer);
    this.waiting = true;
    const asked = ++this.asked;
    this.timer = setTimeout(() => void this.learn(asked), wait);
  }

  /** Stop asking: the page goes elsewhere. */
  leave(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  private async learn(asked: number): Promise<void> {
    try {
      await this.settlePack();
      const options = untrack(() => this.options);
      const own = { rules: this.rules, options };
      const sheet = await (this.room === null ? fetchWhole(own) : fetchRoomSheet(this.room, own));
      if (asked !== this.asked) return;
      this.sheet = sheet;
      this.told = own;
      this.byHand = sheet.values.by_hand;
      this.deck = sheet.values.deck;
      this.refusal = null;
      this.waiting = false;
    } catch (error) {
      if (asked !== this.asked) return;
      if (!(error instanceof LobbyError)) throw error;
      if (error.code === 'unreachable') return this.lookUp(PATIENCE_MS);
      this.refusal = error;
      this.waiting = false;
    }
  }

  /** Learn which cards there are: what the round says may have changed the pack, and effects of cards that are not in it are refused. */
  private async settlePack(): Promise<void> {
    const { powers: _, points: __, match: ___, ...knobs } = untrack(() => this.options);
    const told = JSON.stringify(knobs);
    if (told === this.knobsTold) return;
    try {
      this.deck = (await fetchWhole({ rules: this.rules, options: knobs })).values.deck;
      this.knobsTold = told;
    } catch (error) {
      // Refused: what is wrong with the round is said when all of it is asked for.
      if (!(error instanceof LobbyError) || error.code === 'unreachable') throw error;
    }
  }
}

/** Return a composer that begins with what *room* plays, a game of that name with options. */
export async function composeIn(room: string, rules: string, { families }: Schemas): Promise<Composer> {
  const [start, played] = await Promise.all([fetchWhole({ rules, options: {} }), fetchRoomSheet(room)]);
  const schema = families.find(({ name }) => name === played.sheet.family);
  if (!schema) throw new LobbyError('refused', 'rules');
  return new Composer(start, schema, { rules, options: {}, title: played.sheet.title }, played, room);
}

/** Return a composer for *own*, or throw a `LobbyError` of code `refused`, where the rules cannot be played even without it. */
export async function compose({ own, waits }: Draft, { families }: Schemas): Promise<Composer> {
  const start = await fetchWhole({ rules: own.rules, options: {} });
  const schema = families.find(({ name }) => name === start.sheet.family);
  if (!schema) throw new LobbyError('refused', 'rules');
  const differs = Object.keys(own.options).length > 0;
  const [whole, refusal] = differs
    ? await fetchWhole(own).then(
        (sheet) => [sheet, null] as const,
        (error: unknown) => [null, error] as const,
      )
    : [start, null];
  const composer = new Composer(start, schema, own, whole, null, waits);
  if (refusal) composer.lookUp(0);
  return composer;
}
