// How the page is built: one bundle into the Python package, nothing inlined (the policy of the server allows files only).
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { brotli } from './brotli.js';
import { wordsOfPython } from './words_of_python.js';

const SERVER = 'http://127.0.0.1:8080';
const WORKER_SOURCE = 'src/pages/offline/worker.js';
const WORKER = 'sw.js';
/** From where the worker lies. The page itself is kept under the address by which it is asked for; the others are files of `public`. */
const KEPT = ['', 'manifest.webmanifest', 'icon-192.png', 'badge-96.png'];
const FONTS = ['@fontsource/fraunces', '@fontsource-variable/figtree'];
/** What draws pictures weighs more than a whole game, and where there is no server nothing is measured. */
const NOT_KEPT = '/src/pages/lab/pictures.ts';

/** The pages that name what they will want, and which answers of the server; the last is that of a site, as `huit site` takes it. */
const PAGES: Record<string, { modules: string[]; answers: string[] }> = {
  'start.html': { modules: ['/src/pages/start/Start.svelte', '/src/facts/deal/guard.ts'], answers: ['/api/games'] },
  'room.html': { modules: ['/src/facts/deal/guard.ts'], answers: [] },
  'site.html': { modules: ['/src/pages/start/Start.svelte', '/src/facts/deal/guard.ts', '/src/pages/here/begin.ts'], answers: [] },
};

/** The chunks that a browser is to compile before they are called. */
const AHEAD = ['index', 'start', 'room'];

/**
 * What stands before any first hand: the page with the table of most games, and what the pages behind it have in common. In one
 * file: what is alike is packed once, and nothing is asked for one by one.
 */
const FIRST = [
  /\/src\/main\.ts$/,
  /\/src\/(words\/(card_names|people|call_names|grammar|said|learnt|hints|made\/(cards|choices|cries|levels|numbers|often|people)))\.ts$/,
  /\/src\/(pages\/start\/(choices|chairs)|ground\/(names|protocol|check|shapes|cards\/order)|facts\/(places|moves|presence|score\/match))\.ts$/,
  /\/src\/state\/(parts|voice|chosen)\.svelte\.ts$/,
  /\/src\/(words\/made\/called\.ts|families\/shedding\/OwnCries\.svelte|felt\/calls\/(Calls\.svelte|noise\.ts|asked\.ts|icon_called\.svg))/,
  /vite\/preload-helper\.js$|svelte\/.*\/disclose-version/,
];

/** The start screen, with all that lies on it. */
const START =
  /\/src\/(pages\/(start\/(Start|Agreed|Games|Options|Signs|Match|agreement\.svelte|filter|signs)|own\/StartOwn)|facts\/(own\/kept|running)|state\/option_texts\.svelte|words\/(start|gathering\/agreed|made\/(start|own-start|choosing)))\.(svelte|ts)/;

/** What tells a round, once its first hand lies there. */
const TOLD = /\/src\/words\/(round_told|story|announce|sentences|events|tellers|made\/events)\.ts$/;

/** What guards the deal of every room. */
const ROOM = /\/src\/facts\/deal\/(guard|digests|own_nonces|breaks|promises)\.ts$|noble\/hashes/;

/** What the television has in common with other parts: in one file, for each has its name in the first one. */
const SCREEN = /\/src\/(state\/hand_only\.svelte|pages\/television\/invitation|words\/(score\/(counted|heading)|made\/(result|television)))\.ts$/;

/** A circle, with all of its windows: in one file, as what the television has. */
const CIRCLE = /\/src\/(pages\/circle\/|words\/made\/circle\.ts$)/;

/** Playing without a server: what answers there, and its page. Which rooms are here, « Mes tables » asks too. */
const HERE = /\/src\/(pages\/here\/|here\/(answering|engine|kept_engine|place|site)|words\/made\/(here|site)\.ts$)/;

/** Build the service worker, and tell it the names of all files once they are known. */
function offlineWorker(): Plugin {
  return {
    name: 'huit-offline-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: WORKER_SOURCE, fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const worker = bundle[WORKER];
        const page = bundle['index.html'];
        if (worker?.type !== 'chunk' || page?.type !== 'asset') throw new Error('no page, or no worker, to keep it');
        const kept = Object.values(bundle).filter(
          (file) =>
            file.fileName.startsWith('assets/') && !file.fileName.endsWith('.txt') && !(file.type === 'chunk' && file.facadeModuleId?.endsWith(NOT_KEPT)),
        );
        const files = [...KEPT, ...kept.map(({ fileName }) => fileName).sort()];
        // Names carry a digest of what is in them: where page, worker and names are the same, so is everything.
        const digest = await digestOf([worker.code, String(page.source), ...files].join('\n'));
        worker.code = worker.code.replace('__FILES__', JSON.stringify(files)).replace('__DIGEST__', digest);
      },
    },
  };
}

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...given: never[]) => unknown>>[1];

/** Return the files that a page needs once its script wants *module*: its chunk, what that imports, and their styles. */
function filesOf(module: string, bundle: Bundle): Set<string> {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(module))) add(chunk.fileName);
  }
  return files;
}

/** The page as it is sent for some addresses: what its script will ask for first is named in it, and fetched beside the script. */
function pagesByAddress(): Plugin {
  return {
    name: 'huit-pages-by-address',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('no page');
        const plain = String(page.source);
        for (const [fileName, { modules, answers }] of Object.entries(PAGES)) {
          const files = [...new Set(modules.flatMap((module) => [...filesOf(module, bundle)]))].filter((file) => !plain.includes(file));
          // The answers first: over HTTP/1.1 a browser asks for six things at a time.
          const links = [
            ...answers.map((address) => `<link rel="preload" as="fetch" crossorigin href="${address}">`),
            ...files.map((file) =>
              file.endsWith('.css') ? `<link rel="preload" as="style" crossorigin href="/${file}">` : `<link rel="modulepreload" crossorigin href="/${file}">`,
            ),
          ];
          this.emitFile({ type: 'asset', fileName, source: plain.replace('  </head>', `${links.map((link) => `    ${link}\n`).join('')}  </head>`) });
        }
      },
    },
  };
}

/** Have browsers compile at once, beside the main thread, what the way to the first hand runs; they would compile each function as it is called. */
function compiledAhead(): Plugin {
  return {
    name: 'huit-compiled-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && AHEAD.includes(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

/** The few lines of Rolldown that chunks share stand in each of them: as a file of their own they would cost one more request. */
function runtimeInlined(): Plugin {
  return {
    name: 'huit-runtime-inlined',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const runtime = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'rolldown-runtime');
        const page = bundle['index.html'];
        if (runtime?.type !== 'chunk') return;
        const [, code, local] = /^(.*)export\{(\w+)(?: as t)?\};?\s*$/s.exec(runtime.code) ?? [];
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'index');
        if (!code || !entry || page?.type !== 'asset') throw new Error('the runtime of Rolldown looks different');
        const name = runtime.fileName.replace(/^.*\//, '');
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.code.includes(name)) continue;
          file.imports = file.imports.filter((imported) => imported !== runtime.fileName);
          file.code = file.code.replace(/import\{t as (\w+)\}from["']\.\/([^"']+)["'];/, (whole, as: string, from: string) =>
            from === name ? `const ${as}=(()=>{${code};return ${local}})();` : whole,
          );
          if (file.code.includes(`from"./${name}`)) throw new Error(`${file.fileName} still imports ${name}`);
          // What is fetched beside a part names files by their number: none may go, and the page's own is there already.
          file.code = file.code.replaceAll(name, entry.fileName.replace(/^.*\//, ''));
        }
        page.source = String(page.source).replace(new RegExp(`\\s*<(script|link)[^>]*${name}[^>]*>(</script>)?`), '');
        Reflect.deleteProperty(bundle, runtime.fileName);
      },
    },
  };
}

/** Fonts may be passed on only with their licences beside them. */
function fontLicences(): Plugin {
  return {
    name: 'huit-font-licences',
    apply: 'build',
    async buildStart() {
      for (const font of FONTS) {
        const source = await this.fs.readFile(`node_modules/${font}/LICENSE`, { encoding: 'utf8' });
        this.emitFile({ type: 'asset', name: `${font.split('/')[1]}-OFL.txt`, source });
      }
    },
  };
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export default defineConfig({
  // Scripts and styles name one another by their places beside each other, so that a site may lie anywhere; a page of the server is sent for many addresses.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  plugins: [svelte(), fontLicences(), runtimeInlined(), compiledAhead(), pagesByAddress(), offlineWorker(), brotli(), wordsOfPython()],
  build: {
    outDir: '../src/huit/clients/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What others wrote may be passed on only with its licence.
    license: { fileName: 'licences.txt' },
    modulePreload: { polyfill: false },
    // Few files, not one for each way to share what several pages need.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', test: new RegExp(FIRST.map(({ source }) => source).join('|')) },
            { name: 'start', test: START, includeDependenciesRecursively: false },
            { name: 'told', test: TOLD, includeDependenciesRecursively: false },
            { name: 'room', test: ROOM, includeDependenciesRecursively: false },
            { name: 'screen', test: SCREEN, includeDependenciesRecursively: false },
            { name: 'circle', test: CIRCLE, includeDependenciesRecursively: false },
            { name: 'here', test: HERE, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // The worker of the engine imports Python when it starts.
  worker: { format: 'es' },
  // `npm run dev` speaks to a server started with `huit serve`.
  server: { proxy: { '/api': SERVER, '/engine': SERVER, '/ws': { target: SERVER, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
