// What Danish puts on the felt.
import type { FamilyPage } from '../../felt/family';
import DanishTable from './DanishTable.svelte';
import { tellers } from './words';

export const FAMILY: FamilyPage = {
  Table: DanishTable,
  canShow: ({ danish }) => danish != null,
  help: () => import('./help'),
  tellers,
};
