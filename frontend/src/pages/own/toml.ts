// Rules of one's own as a rule file: written for `huit rules check` and `--with`, and read back from text that may be anything. No DOM here.
import { parse, TomlError } from 'smol-toml';
import { seenName } from '../../ground/names';
import { BLANK, cleanTitle, ownFrom, type OwnRules } from '../../facts/own/rules';

/** A file is read on this page only: longer than this it is none of rules. */
export const LONGEST_FILE = 100_000;

/** What is wrong with a file: where it is no TOML, or what of it is not understood here. */
export type FileMistake = { code: 'too_long' } | { code: 'not_toml'; line: number; what: string } | { code: 'extends' };
export type FileRead = { own: OwnRules; /** Keys that mean nothing here, such as ``source``. */ left: string[] } | { mistake: FileMistake };

/** Head of a file that is no rule of play: it is told, and left out. */
const ABOUT = ['family', 'summary', 'source', 'order', 'listed', 'abstract', 'options', 'without'];

/** Return the text of a rule file that says the same. */
export function fileOf({ rules, options, title }: OwnRules): string {
  const { powers, points, ...top } = options;
  const lines = [`extends = ${JSON.stringify(rules)}`, ...(title ? [`name = ${JSON.stringify(title)}`] : [])];
  lines.push(...Object.entries(top).map(([key, value]) => `${keyed(key)} = ${written(value)}`));
  for (const [name, section] of Object.entries({ powers, points })) {
    if (section) lines.push('', `[${name}]`, ...Object.entries(Object(section)).map(([key, value]) => `${keyed(key)} = ${written(value)}`));
  }
  return `${lines.join('\n')}\n`;
}

function keyed(key: string): string {
  return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${keyed(key)} = ${written(part)}`)
    .join(', ')} }`;
}

/** Return the rules that the text of a file holds. What of them cannot be played, the server says. */
export function ownInFile(text: string, language: string): FileRead {
  if (text.length > LONGEST_FILE) return { mistake: { code: 'too_long' } };
  let told: Record<string, unknown>;
  try {
    told = parse(text) as Record<string, unknown>;
  } catch (error) {
    const { line, message } = error instanceof TomlError ? error : { line: 0, message: String(error) };
    return { mistake: { code: 'not_toml', line, what: message.split('\n')[0]?.replace(/^Invalid TOML document: /, '') ?? '' } };
  }
  const { extends: base = BLANK, name = '', ...rest } = told;
  const title = typeof name === 'object' && name !== null ? ((name as Record<string, unknown>)[language] ?? '') : name;
  const left = Object.keys(rest).filter((key) => ABOUT.includes(key));
  const options = Object.fromEntries(Object.entries(rest).filter(([key]) => !ABOUT.includes(key)));
  const own = ownFrom({ rules: base, options, title: typeof title === 'string' ? seenName(title) : '' });
  return own ? { own: { ...own, title: cleanTitle(own.title) }, left } : { mistake: { code: 'extends' } };
}
