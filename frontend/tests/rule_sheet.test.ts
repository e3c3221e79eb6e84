// The rule sheet: its sentences under titles that a screen reader can jump by.
import { expect, it } from 'vitest';
import { chaptersOf } from '../src/facts/shown';

const both = (text: string): { fr: string; en: string } => ({ fr: text, en: text });

it('has each sentence once, under its title', () => {
  const notes = ['a', 'b', 'c'].map(both);
  const chapters = [
    { title: both('Le tour'), notes: 1, about: 'turn' },
    { title: both('La fin'), notes: 2, about: 'end' },
  ];
  expect(chaptersOf({ notes, chapters })).toEqual([
    { title: both('Le tour'), notes: [both('a')], from: 0 },
    { title: both('La fin'), notes: [both('b'), both('c')], from: 1 },
  ]);
});
