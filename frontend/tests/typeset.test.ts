// French is typeset as French is, and English is not.
import { describe, expect, it } from 'vitest';
import { COMPANY_WORDS } from '../src/words/company/words';
import { GATHERING_WORDS } from '../src/words/gathering/words';
import { OWN_WORDS } from '../src/pages/own/words';
import { PLAY_WORDS } from '../src/pages/dialogs/play_words';
import { REPLAY_WORDS } from '../src/pages/replay/words';
import { OVER_WORDS } from '../src/words/words_over';
import { labelled } from '../src/words/labelled';
import { WORDS } from '../src/words/words';
import { CHOICE_WORDS } from '../src/words/words_choices';
import { originOf, SHEET_WORDS } from '../src/words/words_sheet';
import { START_WORDS } from '../src/words/words_start';
import { WINDOW_WORDS } from '../src/words/words_windows';

const TABLES = { WORDS, OVER_WORDS, PLAY_WORDS, COMPANY_WORDS, GATHERING_WORDS, OWN_WORDS, REPLAY_WORDS, CHOICE_WORDS, SHEET_WORDS, START_WORDS, WINDOW_WORDS };
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
