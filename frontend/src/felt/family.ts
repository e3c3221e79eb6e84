// What a family of games gives to the page.
import type { Component } from 'svelte';
import type { Language } from '../ground/cards/faces';
import type { Calls, Seat, View } from '../ground/protocol';
import type { Game } from '../state/game.svelte';
import type { TellersIn } from '../words/tellers';

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
  tellers: TellersIn;
}

/** What a family shows on a television, in `screen.ts` of its folder, which is fetched nowhere else. */
export interface ScreenPart {
  /** What lies in the middle. Its lengths are parts of `--m`: it has 92 of them in width and 44 in height. */
  Middle: Component<{ view: View }>;
  /** What stands at a seat, under its name and its counts, 5 `--u` high. */
  AtSeat?: Component<{ view: View; seat: Seat }>;
  /** The seats that the table waits for. */
  acting: (view: View) => readonly Seat[];
  /** Whose turn it is, and what for. */
  turn: (view: View, language: Language) => string;
  /** Whether play may go either way round. */
  turns: boolean;
}
