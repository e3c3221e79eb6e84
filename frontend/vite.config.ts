// How the page is built: one bundle into the Python package, nothing inlined (the policy of the server allows files only).
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { wordsOfPython } from './words_of_python.js';

const SERVER = 'http://127.0.0.1:8080';
const WORKER_SOURCE = 'src/pages/offline/worker.js';
const WORKER = 'sw.js';
/** The page itself is kept under the address by which it is asked for; the others are files of `public`. */
const KEPT = ['/', '/manifest.webmanifest', '/icon-192.png', '/badge-96.png'];
const FONT = '@fontsource/fraunces';
/** What draws pictures weighs more than a whole game, and where there is no server nothing is measured. */
const NOT_KEPT = '/src/pages/lab/pictures.ts';

/** What comes before the start screen, and the pages behind it have in common. */
const COMMON =
  /\/src\/(words\/(card_names|people|call_names|grammar|made\/(cards|choices|cries|levels|numbers|people))|pages\/start\/(choices|chairs)|ground\/(names|protocol|cards\/order)|facts\/(places|score\/(match|plans))|state\/(parts|voice|chosen)\.svelte)\.ts$|vite\/preload-helper\.js$/;

/** What every room fetches beside its first view. */
const ROOM =
  /\/src\/(facts\/deal\/(guard|digests|own_nonces|breaks|promises)|ground\/(check|shapes|figures)|words\/(reasons|made\/windows)|felt\/calls\/(Calls\.svelte|noise|player))/;

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
        const files = [...KEPT, ...kept.map(({ fileName }) => `/${fileName}`).sort()];
        // Names carry a digest of what is in them: where page, worker and names are the same, so is everything.
        const digest = await digestOf([worker.code, String(page.source), ...files].join('\n'));
        worker.code = worker.code.replace('__FILES__', JSON.stringify(files)).replace('__DIGEST__', digest);
      },
    },
  };
}

/** A font may be passed on only with its licence beside it. */
function fontLicence(): Plugin {
  return {
    name: 'huit-font-licence',
    apply: 'build',
    async buildStart() {
      const source = await this.fs.readFile(`node_modules/${FONT}/LICENSE`, { encoding: 'utf8' });
      this.emitFile({ type: 'asset', name: 'fraunces-OFL.txt', source });
    },
  };
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export default defineConfig({
  plugins: [svelte(), fontLicence(), offlineWorker(), wordsOfPython()],
  build: {
    outDir: '../src/huit/clients/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What others wrote may be passed on only with its licence.
    license: { fileName: 'licences.txt' },
    modulePreload: { polyfill: false },
    // One file of what the start screen and the pages behind it have in common, not one for each way to share it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'common', test: COMMON },
            { name: 'room', test: ROOM, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // `npm run dev` speaks to a server started with `huit serve`.
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
