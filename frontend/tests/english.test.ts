// English that is spoken at a card table: phrases that only a translation would use stand in no words of the page.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import UNSAID from '../../tests/house/unsaid_in_english.json';

const SAID = vi.hoisted((): unknown[] => []);

// Every pair of words passes here while its module loads, also those that a module keeps to itself.
vi.mock('../src/words/both', async (original) => {
  const real = await original<typeof import('../src/words/both')>();
  return { ...real, both: (fr: unknown, en: unknown) => (SAID.push(en), real.both(fr, en)) };
});

// Some words ask which language is chosen: there is no browser here to have one.
vi.mock('../src/state/chosen.svelte', () => ({ chosen: { language: 'en' } }));

const PAIRED = import.meta.glob(['../src/**/*words*.ts', '../src/**/words/*.ts', '../src/words/company/advice.ts']);
const TELLERS = import.meta.glob<Record<string, unknown>>(['../src/words/sentences_en.ts', '../src/{words/company,families/danish,families/tricks}/words.ts']);

beforeAll(async () => {
  // One after another: loaded at once, some get `both` before it is replaced.
  for (const load of Object.values(PAIRED)) await load();
  for (const load of Object.values(TELLERS)) {
    const { TELLERS: common, TELLERS_EN: own } = await load();
    SAID.push(common ?? own);
  }
});

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
