// Checks what comes over the wire: only messages that this page knows are accepted.
import { BLANK, PHRASES, USUAL, type Advice, type Phrase, type Presence, type Refused, type ServerMessage, type View } from './protocol';
import { parsed } from './kept';

type Raw = Record<string, unknown>;

/** Return the message that *text* holds, or null if it is none that this page knows. */
export function readMessage(text: string): ServerMessage | null {
  const raw = parsed(text);
  if (!isObject(raw)) return null;
  if (raw.type === 'view') {
    const view = raw.family === USUAL ? raw : { ...BLANK, ...raw };
    return isView(view) ? (view as unknown as View) : null;
  }
  if (raw.type === 'presence') return Array.isArray(raw.here) ? (raw as unknown as Presence) : null;
  if (raw.type === 'phrase') return isPhrase(raw) ? (raw as unknown as Phrase) : null;
  if (raw.type === 'advice') return Array.isArray(raw.why) && Number.isInteger(raw.seq) ? (raw as unknown as Advice) : null;
  if (raw.type === 'refused' && typeof raw.code === 'string') return raw as unknown as Refused;
  return null;
}

function isObject(raw: unknown): raw is Raw {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function isPhrase(raw: Raw): boolean {
  return Number.isInteger(raw.guest) && typeof raw.name === 'string' && PHRASES.some((code) => code === raw.phrase);
}

type Fields = readonly (keyof View)[];
const INTS: Fields = ['seq', 'round_no', 'debt', 'stock', 'discard', 'direction'];
const TEXTS: Fields = ['room', 'rules', 'top', 'family'];
const FLAGS: Fields = ['named', 'may_announce', 'may_say', 'may_catch', 'over'];
const INT_LISTS: Fields = ['counts', 'one_card', 'totals', 'wins'];
const TEXT_LISTS: Fields = ['names', 'recent', 'hand'];

/** Return whether there is a round to tell of: not before the first one, nor where another version of the server dealt it. */
function hasRound(raw: Raw): boolean {
  return raw.stage !== 'lobby' && raw.round_no !== 0 && raw.void !== true;
}

/** The fields that the page reads unchecked must be there. A view of a server of another version that lacks one is ignored. */
function isView(raw: Raw): boolean {
  const listOf = (key: string, type: string): boolean => {
    const list = raw[key];
    return Array.isArray(list) && list.every((item) => typeof item === type);
  };
  return (
    INTS.every((key) => Number.isInteger(raw[key])) &&
    TEXTS.every((key) => typeof raw[key] === 'string') &&
    FLAGS.every((key) => typeof raw[key] === 'boolean') &&
    INT_LISTS.every((key) => listOf(key, 'number')) &&
    TEXT_LISTS.every((key) => listOf(key, 'string')) &&
    listOf('moves', 'object') &&
    (raw.turn === null || Number.isInteger(raw.turn)) &&
    (raw.seat === null || Number.isInteger(raw.seat)) &&
    (raw.result === null || isObject(raw.result)) &&
    isObject(raw.why) &&
    (!hasRound(raw) || raw.family === USUAL || isObject(raw[raw.family as string])) &&
    Array.isArray(raw.log) &&
    raw.log.every((event) => isObject(event) && typeof event.kind === 'string')
  );
}
