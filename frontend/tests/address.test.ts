import { afterEach, describe, expect, test, vi } from 'vitest';

/** The module as a page at *href* loads it; *site*: what its HTML says. */
async function at(href: string, site?: string): Promise<typeof import('../src/ground/address')> {
  vi.resetModules();
  vi.stubGlobal('location', new URL(href));
  vi.stubGlobal('document', { documentElement: { dataset: site === undefined ? {} : { site } } });
  return import('../src/ground/address');
}

afterEach(() => vi.unstubAllGlobals());

describe('the page of a server', () => {
  test('has its path in its address', async () => {
    const page = await at('https://huit.example/jeu/abc?x=1#y');
    expect([page.isSite, page.HOME, page.ORIGIN]).toEqual([false, '/', 'https://huit.example']);
    expect(page.pathHere()).toBe('/jeu/abc');
    expect([page.hrefOf('/'), page.hrefOf('/rules#r1')]).toEqual(['/', '/rules#r1']);
  });
});

describe('a site', () => {
  test.each(['https://huit.example/a/b/', 'https://huit.example/a/b/index.html', 'https://huit.example/a/b/?/jeu/abc#x'])('lies anywhere: %s', async (href) => {
    const page = await at(href, '0140ea512324417f');
    expect([page.isSite, page.SITE_ENGINE]).toEqual([true, '0140ea512324417f']);
    expect([page.HOME, page.ORIGIN]).toEqual(['https://huit.example/a/b/', 'https://huit.example/a/b/?']);
    expect([page.hrefOf('/'), page.hrefOf('/rules#r1')]).toEqual(['https://huit.example/a/b/', 'https://huit.example/a/b/?/rules#r1']);
  });

  test.each([
    ['', '/'],
    ['?', '/'],
    ['?/jeu/abc', '/jeu/abc'],
    ['?/jeu/abc&fbclid=1', '/jeu/abc'],
    ['?/rules=', '/rules'],
    ['?utm=1', '/'],
  ])('reads its path behind the question mark: %s', async (search, path) => {
    expect((await at(`https://huit.example/a/${search}`, '')).pathHere()).toBe(path);
  });
});
