// What a room plays, in short: of the room that the page is in, and of a room that its person is about to join.
import type { Bilingual, Games, GameSheet, MatchRequest, Room, RoomSettings, View } from '../../ground/protocol';
import { matchOf } from '../../facts/score/match';
import type { RulesTold } from '../../facts/shown';
import { capital } from '../../ground/typography';

export interface AgreedOn {
  rules: string;
  options: Record<string, unknown>;
  /** What its players call it; empty: by its name. */
  title: string;
  seats: number;
  match: MatchRequest | null;
  settings: RoomSettings | null;
  /** The room that plays by it; without one it is thought of. */
  room?: string;
}

export function agreedIn(view: View): AgreedOn {
  const match = matchOf(view);
  return {
    rules: view.rules,
    options: view.options ?? {},
    title: view.title ?? '',
    seats: view.names.length,
    match: match && { plan: match.plan, target: match.target },
    settings: view.settings ?? null,
    room: view.room,
  };
}

export function agreedBy({ rules, options, title, seats, match, settings, room }: Room): AgreedOn {
  return { rules, options, title, seats: seats.length, match, settings, room };
}

/** A difference from the named game: an option in its own sentence, or a key of a rule file. */
export type Difference = { name: string; text: Bilingual } | { name: string; value: string };

/** Return all that differs from the game of that name, in the order of its sheet. */
export function differences({ options }: Pick<AgreedOn, 'options'>, sheet: Pick<GameSheet, 'options' | 'own'>): Difference[] {
  const known = sheet.options.filter(({ name }) => options[name] === true);
  const others = Object.entries(options).filter(([name, value]) => value !== false && !sheet.options.some((option) => option.name === name));
  return [
    ...known,
    ...others.map(([name, value]) => {
      const text = sheet.own[name];
      return text ? { name, text } : { name, value: typeof value === 'string' ? value : JSON.stringify(value) };
    }),
  ];
}

/** Return the sentences of what is told of a difference, which may be several: one for each of the cards. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').map(capital);
}

/** Return what the rule sheet needs of it, as a view would tell it. */
export function toldAsView(agreed: AgreedOn, games: Games): RulesTold {
  const plan = games.plans.find(({ id }) => id === agreed.match?.plan);
  const match = agreed.match && { ...agreed.match, target: agreed.match.target ?? plan?.target ?? null, wins: plan?.wins ?? 'highest', columns: [] };
  return { rules: agreed.rules, options: agreed.options, title: agreed.title, room: agreed.room, names: Array.from({ length: agreed.seats }, () => ''), match };
}
