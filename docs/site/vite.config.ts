/** Builds the site: `npm run site`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sourcesAsBuilt } from '../../tools/as-built.ts';
import { makeTexts } from '../../tools/texts/make.ts';
import { chunkFileNames, codeSplitting } from './build/chunks.ts';
import { guides } from './build/guides.ts';
import { offline } from './build/offline.ts';
import { scoped } from './build/scoped.ts';
import { sealed } from './build/sealed.ts';

await makeTexts();

const SITE = fileURLToPath(new URL('.', import.meta.url));
const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

export default defineConfig({
  root: SITE,
  // Works in any folder of any host.
  base: './',
  plugins: [guides(), offline(), scoped(), sealed(), sourcesAsBuilt],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    // The site imports the package as its users do.
    alias: [
      { find: /^concordia-rules$/, replacement: `${SRC}index.ts` },
      { find: /^concordia-rules\/kit\/rules$/, replacement: `${SRC}kit-rules.ts` },
      { find: /^concordia-rules\/((?:maps|modules)\/.+)$/, replacement: `${SRC}$1/index.ts` },
      { find: /^concordia-rules\/words\/(.+)$/, replacement: `${SRC}languages/$1/index.ts` },
      { find: /^concordia-rules\/(.+)$/, replacement: `${SRC}$1.ts` },
    ],
  },
  // What thinks beside the page is built apart from it, with rules of its own.
  worker: {
    format: 'es',
    plugins: () => [sourcesAsBuilt],
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/thinker-[hash].js',
        chunkFileNames: 'assets/thinker-[hash].js',
      },
    },
  },
  build: {
    outDir: '../../site-dist',
    emptyOutDir: true,
    // Every file is one that the browser asks for by its address; nothing hides in another.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: { codeSplitting, chunkFileNames, entryFileNames: 'assets/site-[hash].js' },
    },
  },
});
