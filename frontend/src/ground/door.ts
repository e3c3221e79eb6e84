// The door: only messages and answers that this page knows come in. What checks them is fetched beside the first of them.
import { BLANK, FAMILY_PARTS, PROTOCOL, USUAL, type Answers, type ServerMessage, type View, type ViewChange } from './protocol';
import { parsed } from './kept';

type Check = typeof import('./check');

const fetchCheck = (): Promise<Check> => import('./check');
const fetchAnswers = (): Promise<typeof import('./answer_shapes')> => import('./answer_shapes');

let check: Check | null = null;

/** Fetch the check, with the shape of the *answer* of that name; it fails where one does not come. */
export async function openDoor(answer?: keyof Answers): Promise<void> {
  check ??= await fetchCheck();
  if (answer && !check.knows(answer)) check.learn((await fetchAnswers()).SHAPES);
}

export function isDoorOpen(): boolean {
  return check !== null;
}

/** A view after a change; *isTimed* where the change tells times. */
export interface Changed {
  type: 'changed';
  view: View;
  isTimed: boolean;
}

/** `missed`: a change that does not follow from what this page has; `outdated`: a view for another version of this page. */
export type Heard = Exclude<ServerMessage, ViewChange> | Changed | { type: 'missed' } | { type: 'outdated' };

/** Return the message that *text* holds, or null if it is none that this page knows. A change is one of *view*, the latest. */
export function readMessage(text: string, view: View | null = null): Heard | null {
  const raw = parsed(text) as Partial<View> | Partial<ViewChange> | null;
  if (raw?.type === 'change') return changed(raw, view);
  if (raw?.type === 'view' && raw.protocol !== PROTOCOL) return { type: 'outdated' };
  const message = known<Exclude<ServerMessage, ViewChange>>('#', raw, 'message');
  return message?.type === 'view' ? filled(message) : message;
}

function changed(change: Partial<ViewChange>, view: View | null): Heard | null {
  const { type: _, at = 0, from = at - 1, ...fields } = change;
  if (!view || view.at !== from) return { type: 'missed' };
  const whole: Record<string, unknown> = { ...view, at, log: [], ...fields };
  for (const part of FAMILY_PARTS) {
    if (view[part] && whole[part]) whole[part] = { ...view[part], ...whole[part] };
  }
  const message = known<View>('#', whole, 'message', 'family' in fields ? undefined : view);
  const after = message && filled(message);
  return after && { type: 'changed', view: after, isTimed: 'clock' in fields || 'reveal_left_ms' in fields };
}

function filled(view: View): View | null {
  if (view.family === USUAL) return view;
  return !hasRound(view) || view[view.family] ? { ...BLANK, ...view } : null;
}

/** Return *raw* as the answer of that *name*, or null if it is none that this page knows. */
export function readAnswer<Name extends keyof Answers>(name: Name, raw: unknown): Answers[Name] | null {
  return known<Answers[Name]>(name, raw, name);
}

function known<Told>(kind: string, raw: unknown, path: string, before?: object): Told | null {
  const wrong = check?.fault(kind, raw, path, before as Record<string, unknown>) ?? path;
  if (wrong) console.error(`${wrong} is not what this page knows`);
  return wrong ? null : (raw as Told);
}

/** Return whether there is a round to tell of: not before the first one, nor where another version of the server dealt it. */
function hasRound(view: View): boolean {
  return view.stage !== 'lobby' && view.round_no !== 0 && !view.void;
}
