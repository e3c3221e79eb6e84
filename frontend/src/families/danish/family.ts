// What Danish puts on the felt.
import type { FamilyPage } from '../../felt/family';
import DanishTable from './DanishTable.svelte';
import { TELLERS_EN, TELLERS_FR } from './words';

export const FAMILY: FamilyPage = {
  Table: DanishTable,
  canShow: ({ danish }) => danish != null,
  help: () => import('./help'),
  tellers: { fr: TELLERS_FR, en: TELLERS_EN },
};
