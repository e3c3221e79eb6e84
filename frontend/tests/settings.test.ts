// Settings read back from text that may be anything; language by the browser; addresses of rooms.
import { describe, expect, it } from 'vitest';
import { pathOfRoom, roomOfPath } from '../src/ground/paths';
import { defaultSettings, languageOf, readSettings } from '../src/ground/settings';

describe('settings', () => {
  it.each([
    ['fr-CA', 'fr'],
    ['en-GB', 'en'],
    ['de', 'fr'],
    [undefined, 'fr'],
  ])('a browser that speaks %s gets %s', (browser, language) => expect(languageOf(browser)).toBe(language));

  it.each([null, '', '{', 'null', '3', '[]'])('%s gives the defaults', (text) => {
    expect(readSettings(text, 'fr')).toEqual(defaultSettings('fr'));
  });

  it.each(['short', 'usual', 'full'])('keep the story %s', (story) => expect(readSettings(JSON.stringify({ story }), 'fr').story).toBe(story));

  it('keep what makes sense and nothing else', () => {
    const text = JSON.stringify({ language: 'en', theme: 'pink', pace: 99, motion: false, largeIndex: 'yes', name: 'Zoé', story: 'long' });
    expect(readSettings(text, 'fr')).toEqual({ ...defaultSettings('fr'), language: 'en', pace: 3, motion: false, name: 'Zoé' });
  });
});

it('sounds are as loud as they were chosen, and no louder than they can be', () => {
  const read = readSettings(JSON.stringify({ sounds: false, volume: 7, vibrates: 'no' }), 'fr');
  expect([read.sounds, read.volume, read.vibrates]).toEqual([false, 1, true]);
});

describe('the address of a room', () => {
  it('leads there and back', () => expect(roomOfPath(pathOfRoom('k3v9abcd'))).toBe('k3v9abcd'));
  it.each(['/', '/jeu/', '/jeu/a/b', '/autre'])('%s is none', (path) => expect(roomOfPath(path)).toBeNull());
});
