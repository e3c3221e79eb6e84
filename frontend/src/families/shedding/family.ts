// What the shedding games put on the felt. Their events are told in the words that all families share.
import type { FamilyPage } from '../../felt/family';
import SheddingTable from './SheddingTable.svelte';

export const FAMILY: FamilyPage = {
  Table: SheddingTable,
  canShow: () => true,
  help: () => import('./help'),
  tellers: () => ({}),
};
