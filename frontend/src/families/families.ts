// What each family of games gives to the page. Only the usual family is named here; the others are found by their folder.
import type { Component } from 'svelte';
import type { Language } from '../ground/cards/faces';
import type { Calls, Family, View } from '../ground/protocol';
import { FAMILY } from './shedding/family';
import type { Game } from '../state/game.svelte';
import { learnToTell, type Told } from '../words/sentences';

export interface TableProps {
  game: Game;
  view: View;
  openHelp: () => void;
  toStart: () => void;
}

/** What the help says of a family. */
export interface HelpText {
  aim: string;
  /** Each row: the keys, and what they do. */
  keys: readonly (readonly [readonly string[], string])[];
  /** What the Escape key does besides closing windows. */
  escape?: string;
}

export type Help = (language: Language, calls: Calls) => HelpText;

/** What a family gives to the page, in `family.ts` of its folder. */
export interface FamilyPage {
  Table: Component<TableProps>;
  /** Whether *view* holds what the table shows: before the first deal it may not. */
  canShow: (view: View) => boolean;
  /** Loaded when it is first opened. */
  help: () => Promise<{ help: Help }>;
  /** What the score window shows of a match, where the family has a sheet of its own. */
  score?: () => Promise<{ default: Component<{ view: View }> }>;
  /** Its own events in words. */
  tellers: Record<Language, Told>;
}

/** The family of most games: loaded with the page. */
export const USUAL_FAMILY: Family = 'shedding';

const pages = new Map<Family, FamilyPage | Promise<FamilyPage>>([[USUAL_FAMILY, FAMILY]]);
// The other families are loaded with the first view of one of their games.
const FETCHED = import.meta.glob<{ FAMILY: FamilyPage }>(['./*/family.ts', '!./shedding/family.ts']);

/** Return what *family* puts on the felt: at once where the page has it already. */
export function pageOf(family: Family = USUAL_FAMILY): FamilyPage | Promise<FamilyPage> {
  const known = pages.get(family) ?? fetchPage(family);
  pages.set(family, known);
  return known;
}

async function fetchPage(family: Family): Promise<FamilyPage> {
  try {
    const fetch = FETCHED[`./${family}/family.ts`];
    if (!fetch) throw new Error(`no page for the family ${family}`);
    const { FAMILY: page } = await fetch();
    learnToTell(page.tellers.fr, page.tellers.en);
    pages.set(family, page);
    return page;
  } catch (error) {
    pages.delete(family);
    throw error;
  }
}
