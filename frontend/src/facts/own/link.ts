// Rules of one's own as a link: what differs from a game of the library, deflated, behind the # that no server is sent. No DOM here.
import { RULES_PATH } from '../../ground/paths';
import { cleanTitle, ownFrom, type OwnRules } from './rules';

/** What is wrong with a link: no rules are in it, it is longer than any rules, or a newer version of the page wrote it. */
export type LinkMistake = 'unreadable' | 'too_long' | 'newer';
export type LinkRead = { own: OwnRules } | { mistake: LinkMistake };

export const LONGEST_LINK = 8000;
const VERSION = 1;
/** Rules of more characters than this are none: a short link may hold gigabytes of zeros. */
const LONGEST_TEXT = 200_000;

/** Return what follows the # of the link to *own*. */
export async function fragmentOf({ rules, options, title }: OwnRules): Promise<string> {
  const text = JSON.stringify({ v: VERSION, r: rules, o: options, t: cleanTitle(title) });
  const deflated = new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  return base64url(new Uint8Array(await deflated.arrayBuffer()));
}

/** Return the path of the link to *own*. */
export async function pathOfOwn(own: OwnRules): Promise<string> {
  return `${RULES_PATH}#${await fragmentOf(own)}`;
}

/** Return the rules that *fragment* holds, with or without its #, or what is wrong with it. */
export async function ownIn(fragment: string): Promise<LinkRead> {
  const code = fragment.replace(/^#/, '');
  if (code.length > LONGEST_LINK) return { mistake: 'too_long' };
  try {
    return readOwn(JSON.parse(await inflated(bytesOf(code))));
  } catch {
    return { mistake: 'unreadable' };
  }
}

function readOwn(raw: unknown): LinkRead {
  const { v: version, r: rules, o: options, t: title } = Object(raw) as Record<string, unknown>;
  if (typeof version === 'number' && version > VERSION) return { mistake: 'newer' };
  const own = ownFrom({ rules, options, title });
  return version === VERSION && own ? { own } : { mistake: 'unreadable' };
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > LONGEST_TEXT) {
      await reader.cancel();
      throw new RangeError('too long');
    }
  }
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function bytesOf(code: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(code)) throw new SyntaxError('base64url');
  return Uint8Array.from(atob(code.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
}
