// What 3-5-8 shows on a television.
import type { ScreenPart } from '../../felt/family';
import OnScreen from './OnScreen.svelte';
import { turnSaid } from './said';
import SeatOnScreen from './SeatOnScreen.svelte';

export const SCREEN: ScreenPart = {
  Middle: OnScreen,
  AtSeat: SeatOnScreen,
  acting: ({ turn }) => (turn === null ? [] : [turn]),
  turn: (view, language) => (view.tricks ? turnSaid(view, view.tricks, language) : ''),
  turns: false,
};
