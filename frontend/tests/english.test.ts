// English that is spoken at a card table: phrases that only a translation would use stand in no words of the page.
import { describe, expect, it } from 'vitest';
import UNSAID from '../../tests/house/unsaid_in_english.json';

const MADE = import.meta.glob<Record<string, { en: unknown }>>('../src/words/made/*.ts', { eager: true });
const SAID: unknown[] = Object.values(MADE).flatMap((module) => Object.values(module).map(({ en }) => en));

/** Return the texts of a word, a list or a table of words; of a sentence that is made, those in any of its branches. */
function texts(said: unknown): string[] {
  if (typeof said === 'string') return [said];
  if (typeof said === 'function') return literals(String(said));
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(texts) : [];
}

/** Return the texts in the source of a function: … stands for what fills a template, whose own texts follow. */
function literals(source: string): string[] {
  const found: string[] = [];
  let at = 0;
  const text = (quote: string): string => {
    let told = '';
    for (; at < source.length && source[at] !== quote; at++) {
      if (source[at] === '\\') at++;
      else if (quote === '`' && source.startsWith('${', at)) {
        at += 2;
        code('}');
        told += '…';
        continue;
      }
      told += source[at];
    }
    return told;
  };
  const code = (end: string): void => {
    for (let depth = 0; at < source.length; at++) {
      const sign = source[at] as string;
      if (sign === end && depth === 0) return;
      if (sign === '{') depth++;
      else if (sign === '}') depth--;
      else if (source.startsWith('//', at)) at = Math.max(at, source.indexOf('\n', at));
      else if (`'"\``.includes(sign)) {
        at++;
        found.push(text(sign));
      }
    }
  };
  code('');
  return found;
}

function phrases(text: string): string[] {
  return Object.keys(UNSAID).filter((phrase) => new RegExp(phrase, 'i').test(text));
}

describe('the English of the page', () => {
  it('is what players say', () => {
    const said = SAID.flatMap(texts);
    expect(said.length).toBeGreaterThan(1000);
    const wrong = said.flatMap((text) => phrases(text).map((phrase) => `${text}: rather ${UNSAID[phrase as keyof typeof UNSAID]}`));
    expect(wrong).toEqual([]);
  });

  it('is looked at in every branch of a sentence', () => {
    const told = (who: string, many: boolean): string => `${who} ${many ? `lays ${[who, 'the company'].join('')}` : 'passes'}`;
    expect(literals(String(told))).toEqual(expect.arrayContaining(['… …', 'lays …', 'the company', 'passes']));
    expect(phrases('lays …')).toHaveLength(1);
  });
});
