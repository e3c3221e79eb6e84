// What Danish shows on a television.
import type { ScreenPart } from '../../felt/family';
import OnScreen from './OnScreen.svelte';
import { turnSaid } from './said';
import SeatOnScreen from './SeatOnScreen.svelte';

export const SCREEN: ScreenPart = {
  Middle: OnScreen,
  AtSeat: SeatOnScreen,
  acting({ turn, names, danish }) {
    if (danish?.phase !== 'swap') return turn === null ? [] : [turn];
    return names.flatMap((_, seat) => (danish.ready.includes(seat) ? [] : [seat]));
  },
  turn: (view, language) => (view.danish ? turnSaid(view, view.danish, language) : ''),
  turns: true,
};
