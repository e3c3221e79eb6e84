// French stands in the catalogue of words: a file of the page that holds a French sentence is named here, with its reason.
import ts from 'typescript';
import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['../src/**/*.ts', '../src/**/*.svelte', '!../src/words/made/*'], { query: '?raw', import: 'default', eager: true });

/** Texts that may stand in a program, by file. */
const EXCEPTIONS: Record<string, { texts: string[]; reason: string }> = {
  'TopBar.svelte': { texts: ['En français'], reason: 'the button that changes the language says so in the other one' },
  'pages/dialogs/Settings.svelte': { texts: ['Français'], reason: 'a language is called as it calls itself' },
  'ground/typography.ts': { texts: ['«'], reason: 'the sign that it sets' },
};
const FRENCH = /[à-öø-ÿœÀ-ÖØ-ÞŒ«»]/;

/** Return the literals of a program that look French, those of a template piece by piece. */
function inProgram(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('', source, ts.ScriptTarget.Latest));
  return found.filter((text) => FRENCH.test(text));
}

/** Return the French texts of a part of the page: of its program, and what its markup says. */
function inComponent(source: string): string[] {
  const programs = [...source.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, program]) => program ?? '');
  const markup = source.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replace(/<!--.*?-->/gs, '');
  const said = markup.split(/[<>{}'"`]/).map((text) => text.trim());
  return [...programs.flatMap(inProgram), ...said.filter((text) => FRENCH.test(text))];
}

function found(path: string, source: string): string[] {
  // Most files hold none, in a comment neither, and need not be parsed.
  if (!FRENCH.test(source)) return [];
  return path.endsWith('.svelte') ? inComponent(source) : inProgram(source);
}

it('stands in the catalogue', () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(300);
  const wrong = Object.entries(SOURCES).flatMap(([path, source]) => {
    const file = path.replace('../src/', '');
    return found(file, source)
      .filter((text) => !EXCEPTIONS[file]?.texts.some((allowed) => text.includes(allowed)))
      .map((text) => `${file}: ${text}`);
  });
  expect(wrong).toEqual([]);
});

it('is excepted only where it stands', () => {
  const stands = (file: string, text: string): boolean => found(file, SOURCES[`../src/${file}`] ?? '').some((said) => said.includes(text));
  const gone = Object.entries(EXCEPTIONS).flatMap(([file, { texts }]) => texts.filter((text) => !stands(file, text)));
  expect(gone).toEqual([]);
});

it('is seen in literals, templates and markup, and not in comments', () => {
  expect(inProgram("const a = 'déjà'; // « vu »\nconst b = `${a} où ${a}`;")).toEqual(['déjà', ' où ']);
  expect(inComponent("<!-- écran --><script>const a = 'né';</script><p title=\"été\">Là {a ? 'ça' : 'no'}</p>")).toEqual(['né', 'été', 'Là', 'ça']);
});
