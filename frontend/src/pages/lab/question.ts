// What the page of the lab is asked, and its link: the rules behind the #, how many play, and what they are compared with. No DOM here.
import { fragmentOf, ownIn, type LinkMistake } from '../../facts/own/link';
import { ownFrom, type OwnRules } from '../../facts/own/rules';
import { LAB_PATH } from '../../ground/paths';

export interface Question {
  own: OwnRules;
  /** Null: as many as usually play. */
  seats: number | null;
  against: OwnRules | null;
}

/** Return the path of the link to *question*: a game as it is goes by its name, other rules as in the link of one's own. */
export async function pathOfQuestion({ own, seats, against }: Question): Promise<string> {
  const parts = [await codeOf(own)];
  if (seats !== null) parts.push(`seats=${seats}`);
  if (against) parts.push(`against=${await codeOf(against)}`);
  return `${LAB_PATH}#${parts.join('&')}`;
}

/** Return the question that *fragment* holds, with or without its #, null where it holds none, or what is wrong with it. */
export async function questionIn(fragment: string): Promise<Question | null | { mistake: LinkMistake }> {
  const [code = '', ...rest] = fragment.replace(/^#/, '').split('&');
  if (!code) return null;
  const asked = new URLSearchParams(rest.join('&'));
  const read = await rulesIn(code);
  if ('mistake' in read) return read;
  const other = asked.get('against');
  const against = other ? await rulesIn(other) : null;
  if (against && 'mistake' in against) return against;
  const seats = Number(asked.get('seats'));
  return { own: read.own, seats: Number.isInteger(seats) && seats > 0 ? seats : null, against: against && against.own };
}

async function codeOf(own: OwnRules): Promise<string> {
  return Object.keys(own.options).length || own.title ? fragmentOf(own) : own.rules;
}

async function rulesIn(code: string): ReturnType<typeof ownIn> {
  // What is deflated holds capitals: it always begins alike.
  const own = ownFrom({ rules: code, options: {} });
  return own ? { own } : ownIn(code);
}
