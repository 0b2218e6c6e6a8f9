/** Keeps imports of the package's entries external, so that the command line has no second copy of the library. */
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { ENTRIES } from './entries';
import { fileOf } from './sources';

/** It knows the engines that the library has made; a copy would know none. */
const SHARED = { 'rooms/entries/create-engine': resolve('src/create-engine.ts') };

export const entriesApart: Plugin = {
  name: 'entries-apart',
  setup({ onResolve }) {
    const names = new Map(
      Object.entries({ ...ENTRIES, ...SHARED }).map(([name, file]) => [file, name]),
    );
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const name = names.get(fileOf(resolve(resolveDir, path)));
      return name === undefined ? undefined : { path: `./${name}.js`, external: true };
    });
  },
};
