// What the shedding games show on a television.
import type { ScreenPart } from '../../felt/family';
import { isChosenBeforeDeal } from '../../facts/moves';
import { CHOICES_WORDS } from '../../words/made/choices';
import { PAGE_WORDS } from '../../words/made/page';
import OnScreen from './OnScreen.svelte';

export const SCREEN: ScreenPart = {
  Middle: OnScreen,
  acting: ({ turn }) => (turn === null ? [] : [turn]),
  turn(view, language) {
    if (isChosenBeforeDeal(view)) return CHOICES_WORDS[language].beforeDeal;
    const { table } = PAGE_WORDS[language];
    return view.turn === null ? table.roundOver : table.turnOf(view.names[view.turn] || '…');
  },
  turns: true,
};
