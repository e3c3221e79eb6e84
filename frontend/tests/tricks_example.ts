// A view of 3-5-8 for the tests: Anne announces, Est is the third player, Nord deals.
import type { TricksView, View } from '../src/ground/protocol';
import { exampleView } from './example';

export function tricksView(changes: Partial<TricksView> = {}): TricksView {
  return {
    phase: 'play',
    roles: ['announcer', 'third', 'dealer'],
    kind: 'hearts',
    trumps: 'h',
    obligations: [8, 5, 3],
    made: [0, 0, 0],
    leader: 0,
    trick: [],
    last: null,
    chien: null,
    aside: 0,
    left: [['clubs', 'least'], ['hearts'], []],
    previous: [2, -1, -1],
    exchange: null,
    ...changes,
  };
}

export function viewOfTricks(tricks: Partial<TricksView> = {}, changes: Partial<View> = {}): View {
  return exampleView({
    rules: 'trois-cinq-huit',
    family: 'tricks',
    dealer: 2,
    top: '',
    suit: null,
    tricks: tricksView(tricks),
    exchanged: [],
    kitty: [],
    discards: 0,
    ...changes,
  });
}
