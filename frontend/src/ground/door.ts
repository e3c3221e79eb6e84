// The door: only messages and answers that this page knows come in. What checks them is fetched beside the first of them.
import { BLANK, USUAL, type Answers, type ServerMessage, type View } from './protocol';
import { parsed } from './kept';

type Check = typeof import('./check');

const fetchCheck = (): Promise<Check> => import('./check');

let check: Check | null = null;

/** Fetch the check; it fails where this does not come. */
export async function openDoor(): Promise<void> {
  check ??= await fetchCheck();
}

export function isDoorOpen(): boolean {
  return check !== null;
}

/** Return the message that *text* holds, or null if it is none that this page knows. */
export function readMessage(text: string): ServerMessage | null {
  const message = known<ServerMessage>('#', parsed(text), 'message');
  if (message?.type !== 'view' || message.family === USUAL) return message;
  return !hasRound(message) || message[message.family] ? { ...BLANK, ...message } : null;
}

/** Return *raw* as the answer of that *name*, or null if it is none that this page knows. */
export function readAnswer<Name extends keyof Answers>(name: Name, raw: unknown): Answers[Name] | null {
  return known<Answers[Name]>(name, raw, name);
}

function known<Told>(kind: string, raw: unknown, path: string): Told | null {
  const wrong = check?.fault(kind, raw, path) ?? path;
  if (wrong) console.error(`${wrong} is not what this page knows`);
  return wrong ? null : (raw as Told);
}

/** Return whether there is a round to tell of: not before the first one, nor where another version of the server dealt it. */
function hasRound(view: View): boolean {
  return view.stage !== 'lobby' && view.round_no !== 0 && !view.void;
}
