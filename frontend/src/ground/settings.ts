// The settings of this browser: values, defaults, and how stored text, which may be malformed, is read.
import type { Language } from './cards/faces';
import { readLook } from './look';
import { SORTS, type Sort } from './cards/order';
import { parsed } from './kept';

/** How much of what happens is read out. */
export type Story = 'short' | 'usual' | 'full';

export const STORIES: readonly Story[] = ['short', 'usual', 'full'];

export type Theme = 'auto' | 'light' | 'dark';
/** The cloths of the table, and the backs of the cards: drawn in look.css and pieces/cards/CardBack.svelte. */
export const FELTS = ['green', 'night', 'wine'] as const;
export type FeltName = (typeof FELTS)[number];
export const BACKS = ['lattice', 'waves', 'diamonds'] as const;
export type BackName = (typeof BACKS)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  fourColours: boolean;
  largeIndex: boolean;
  motion: boolean;
  /** What people shout at a real table is seen and heard. */
  shouts: boolean;
  shortcuts: boolean;
  /** Whether the story of the round stays beside the felt. */
  storyPinned: boolean;
  story: Story;
  /** How long computers take: 0 at once, 1 like people, 3 slowly. */
  pace: number;
  sounds: boolean;
  /** How loud they are, from 0 to 1. */
  volume: number;
  vibrates: boolean;
  /** In which order my hand is shown. */
  sort: Sort;
  /** Pass where nothing else can be done. */
  autoPass: boolean;
  /** « Carte » is reminded of, or announced by itself where the table lets it. */
  carteReminded: boolean;
  carteForMe: boolean;
  /** Whether I see what the guests of a room write one another. */
  chat: boolean;
  name: string;
  /** What I am drawn as: see ground/look.ts; empty: by the initial of my name. */
  look: string;
  felt: FeltName;
  back: BackName;
}

export const SLOWEST_PACE = 3;

/** Return English for a browser that speaks it, French for all others. */
export function languageOf(browser: string | undefined): Language {
  return browser?.toLowerCase().startsWith('en') ? 'en' : 'fr';
}

export function defaultSettings(browser: string | undefined): Settings {
  return {
    language: languageOf(browser),
    theme: 'auto',
    fourColours: false,
    largeIndex: false,
    motion: true,
    shouts: true,
    shortcuts: true,
    storyPinned: false,
    story: 'usual',
    pace: 1,
    sounds: true,
    volume: 0.4,
    vibrates: true,
    sort: 'suit',
    autoPass: false,
    carteReminded: true,
    carteForMe: false,
    chat: true,
    name: '',
    look: '',
    felt: 'green',
    back: 'lattice',
  };
}

/** Return the settings written in *text*; what is missing or makes no sense is as by default. */
export function readSettings(text: string | null, browser: string | undefined): Settings {
  const settings = defaultSettings(browser);
  const raw = Object(parsed(text)) as Partial<Record<keyof Settings, unknown>>;
  if (raw.language === 'fr' || raw.language === 'en') settings.language = raw.language;
  if (raw.theme === 'light' || raw.theme === 'dark') settings.theme = raw.theme;
  settings.story = STORIES.find((story) => story === raw.story) ?? settings.story;
  settings.sort = SORTS.find((sort) => sort === raw.sort) ?? settings.sort;
  if (typeof raw.pace === 'number') settings.pace = Math.min(SLOWEST_PACE, Math.max(0, raw.pace));
  if (typeof raw.volume === 'number') settings.volume = Math.min(1, Math.max(0, raw.volume));
  if (typeof raw.name === 'string') settings.name = raw.name;
  if (typeof raw.look === 'string' && readLook(raw.look)) settings.look = raw.look;
  settings.felt = FELTS.find((one) => one === raw.felt) ?? settings.felt;
  settings.back = BACKS.find((one) => one === raw.back) ?? settings.back;
  for (const key of [
    'fourColours',
    'largeIndex',
    'motion',
    'shouts',
    'shortcuts',
    'storyPinned',
    'sounds',
    'vibrates',
    'autoPass',
    'carteReminded',
    'carteForMe',
    'chat',
  ] as const) {
    const value = raw[key];
    if (typeof value === 'boolean') settings[key] = value;
  }
  return settings;
}
