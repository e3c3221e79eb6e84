// The families of games. Only the usual one is named here; the others are found by their folder.
import type { FamilyPage } from '../felt/family';
import type { Family } from '../ground/protocol';
import { fetchPart } from '../state/parts.svelte';
import { learnToTell } from '../words/learnt';
import { FAMILY } from './shedding/family';

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
    const fetched = await fetchPart(fetch);
    if (!fetched) throw new Error(`the family ${family} did not come`);
    const { FAMILY: page } = fetched;
    learnToTell(page.tellers);
    pages.set(family, page);
    return page;
  } catch (error) {
    pages.delete(family);
    throw error;
  }
}
