// French is typeset as French is, and English is not.
import { describe, expect, it } from 'vitest';
import { COMPANY_WORDS } from '../src/words/made/company';
import { GATHERING_WORDS } from '../src/words/made/gathering';
import { OWN_WORDS } from '../src/words/made/own';
import { PLAYING_WORDS } from '../src/words/made/playing';
import { REPLAY_WORDS } from '../src/words/made/replay';
import { OVER_WORDS } from '../src/words/made/over';
import { labelled } from '../src/words/labelled';
import { PAGE_WORDS } from '../src/words/made/page';
import { CHOICES_WORDS } from '../src/words/made/choices';
import { SHEET_WORDS } from '../src/words/made/sheet';
import { originOf } from '../src/words/origin';
import { START_WORDS } from '../src/words/made/start';
import { WINDOWS_WORDS } from '../src/words/made/windows';

const TABLES = {
  PAGE_WORDS,
  OVER_WORDS,
  PLAYING_WORDS,
  COMPANY_WORDS,
  GATHERING_WORDS,
  OWN_WORDS,
  REPLAY_WORDS,
  CHOICES_WORDS,
  SHEET_WORDS,
  START_WORDS,
  WINDOWS_WORDS,
};
const FRENCH_ONLY = /[\u202f\u00a0«»]| [:;!?]/;

/** Return all texts in a table; sentences that are made of something are left out. */
function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(texts) : [];
}

describe('words', () => {
  it.each(Object.entries(TABLES))('of %s are set as their language is', (_, { fr, en }) => {
    expect(texts(en).filter((text) => FRENCH_ONLY.test(text))).toEqual([]);
    expect(texts(fr).filter((text) => / [:;!?]|'/.test(text))).toEqual([]);
  });

  it('have their colon behind a label', () => {
    expect(labelled('Ouvrir', 'Chez Mémé', 'fr')).toBe('Ouvrir\u00a0: Chez Mémé');
    expect(labelled('Open', 'At Gran’s', 'en')).toBe('Open: At Gran’s');
  });

  it('tell from what rules were made: nothing is said of the blank sheet', () => {
    expect(originOf({ id: 'monclar', name: { fr: 'Monclar', en: 'Monclar' } }, 'fr')).toBe('D’après Monclar');
    expect(originOf({ id: 'rien', name: { fr: 'Nos propres règles', en: 'Our own rules' } }, 'fr')).toBe('Nos propres règles');
  });
});
