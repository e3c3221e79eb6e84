// What 3-5-8 puts on the felt.
import type { FamilyPage } from '../../felt/family';
import TricksTable from './TricksTable.svelte';
import { tellers } from './words';

export const FAMILY: FamilyPage = {
  Table: TricksTable,
  canShow: ({ tricks }) => tricks != null,
  help: () => import('./help'),
  score: () => import('./Score.svelte'),
  tellers,
};
