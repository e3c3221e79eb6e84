import { describe, expect, it } from 'vitest';
import { fragmentOf, LONGEST_LINK, ownIn, pathOfOwn } from '../src/facts/own/link';
import { cleanTitle, type OwnRules } from '../src/facts/own/rules';

const OURS: OwnRules = {
  rules: 'rien',
  options: { powers: { 7: { draw: 2 }, K: { skips: 1 }, 8: { wild: true } }, hand: { 2: 7, 3: 5 }, maou: true },
  title: 'Chez Léa',
};

async function packed(value: unknown): Promise<string> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

describe('a link of one’s own rules', () => {
  it('gives back what was put in, after a # that no server sees', async () => {
    const path = await pathOfOwn(OURS);
    expect(path).toMatch(/^\/rules#[\w-]+$/);
    expect(await ownIn(path.slice('/rules'.length))).toEqual({ own: OURS });
  });

  it('is short', async () => {
    expect((await fragmentOf(OURS)).length).toBeLessThan(200);
  });

  it('says that a newer version wrote it', async () => {
    expect(await ownIn(await packed({ v: 2, r: 'rien', o: {}, more: [1] }))).toEqual({ mistake: 'newer' });
  });

  it('of 8 000 characters is read, and a longer one is not', async () => {
    const random = Array.from({ length: 5600 }, (_, place) => String.fromCharCode(33 + ((place * 7919 + ((place * place) % 127)) % 90))).join('');
    let title = random;
    let code = await packed({ v: 1, r: 'rien', o: { x: title }, t: '' });
    while (code.length > LONGEST_LINK) code = await packed({ v: 1, r: 'rien', o: { x: (title = title.slice(0, -20)) }, t: '' });
    expect(await ownIn(code)).toEqual({ own: { rules: 'rien', options: { x: title }, title: '' } });
    expect(await ownIn('A'.repeat(LONGEST_LINK + 1))).toEqual({ mistake: 'too_long' });
    expect(await ownIn('A'.repeat(LONGEST_LINK))).toEqual({ mistake: 'unreadable' });
  });

  it.each([
    ['', 'nothing'],
    ['#', 'nothing'],
    ['%%%', 'no such characters'],
    ['AAAA', 'nothing deflated'],
  ])('%j is unreadable: %s', async (code) => {
    expect(await ownIn(code)).toEqual({ mistake: 'unreadable' });
  });

  it('cut short is unreadable', async () => {
    const code = await fragmentOf(OURS);
    for (const end of [1, 2, 10, code.length / 2]) expect(await ownIn(code.slice(0, -end))).toEqual({ mistake: 'unreadable' });
  });

  it.each([
    null,
    [],
    'text',
    { v: 1 },
    { v: 1, r: '../secret', o: {} },
    { v: 1, r: 'rien', o: [] },
    { v: 1, r: 'rien', o: null },
    { v: 1, r: 'rien', o: {}, t: 3 },
    { v: 0, r: 'rien', o: {} },
    { v: '1', r: 'rien', o: {} },
  ])('%j are no rules', async (value) => {
    expect(await ownIn(await packed(value))).toEqual({ mistake: 'unreadable' });
  });

  it('does not unpack what would fill the memory', async () => {
    expect(await ownIn(await packed(`{"v":1,"r":"rien","o":{},"t":"${' '.repeat(3_000_000)}"}`))).toEqual({ mistake: 'unreadable' });
  });

  it('is not fooled by a title that hides something', async () => {
    const title = `Chez\u200b\u202e nous\u0000 ${'x'.repeat(60)}`;
    const read = await ownIn(await packed({ v: 1, r: 'rien', o: {}, t: title }));
    expect(read).toEqual({ own: { rules: 'rien', options: {}, title: cleanTitle(title) } });
    expect(cleanTitle(title)).toBe(`Chez nous ${'x'.repeat(30)}`);
    expect(cleanTitle('👩‍🚀'.repeat(3))).toBe('👩‍🚀'.repeat(3));
  });
});
