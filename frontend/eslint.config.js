// What is looked for in the page: common faults, a file that imports from a higher floor, and a part that may fail to come unnoticed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const SOURCES = path.join(import.meta.dirname, 'src');
/** The lowest first. */
const FLOORS = JSON.parse(readFileSync(path.join(import.meta.dirname, 'floors.json'), 'utf8'));

/** The floor of a file, as a number; what stands in no folder is above all. */
function floorOf(file) {
  const [folder, ...inside] = path.relative(SOURCES, file).split(path.sep);
  return inside.length ? FLOORS.indexOf(folder) : FLOORS.length;
}

const upward = {
  meta: {
    schema: [],
    messages: { upward: '{{from}} is above {{to}}: a file imports its own floor or lower ones', unknown: '{{to}} is no floor: see floors.json' },
  },
  create(context) {
    const own = floorOf(context.filename);
    const look = (node, address) => {
      if (typeof address !== 'string' || !address.startsWith('.')) return;
      const target = path.resolve(path.dirname(context.filename), address);
      const other = floorOf(target);
      if (other <= own) return;
      const names = [...FLOORS, 'the page'];
      context.report({ node, messageId: 'upward', data: { from: names[other], to: names[own] } });
    };
    return {
      Program: (node) => own < 0 && context.report({ node, messageId: 'unknown', data: { to: path.relative(SOURCES, path.dirname(context.filename)) } }),
      ImportDeclaration: (node) => look(node, node.source.value),
      ExportNamedDeclaration: (node) => look(node, node.source?.value),
      ExportAllDeclaration: (node) => look(node, node.source.value),
      ImportExpression: (node) => look(node, node.source.value),
      TSImportType: (node) => look(node, (node.source ?? node.argument?.literal ?? node.argument)?.value),
      'CallExpression[callee.property.name="glob"]': (node) => {
        const [first] = node.arguments;
        for (const each of first?.type === 'ArrayExpression' ? first.elements : [first]) look(node, each?.value);
      },
    };
  },
};

/** `import()` stands alone in a function that loads: who calls it, `Lazy` or `fetchPart`, says so where nothing comes. */
const unheard = {
  meta: { schema: [], messages: { unheard: 'A part that does not come goes unnoticed: give a function that imports it to Lazy or to fetchPart' } },
  create: (context) => ({
    ImportExpression(node) {
      let { parent } = node;
      while (['MemberExpression', 'CallExpression', 'ArrayExpression'].includes(parent.type) && parent.callee?.name !== 'fetchPart') parent = parent.parent;
      if (!['ArrowFunctionExpression', 'ReturnStatement'].includes(parent.type)) context.report({ node, messageId: 'unheard' });
    },
  }),
};

export default ts.config(
  { ignores: ['node_modules', 'public', 'src/ground/protocol.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    plugins: { page: { rules: { upward, unheard } } },
    rules: {
      // A field that is left out by taking the others, and the rest of a list.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Spaces that must stay, and sets that are filled before anybody looks at them, are no faults.
      'svelte/no-useless-mustaches': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ['src/**'], rules: { 'page/upward': 'error', 'page/unheard': 'error' } },
);
