/** The command line: one file with whatever it needs besides the library, so that the library installs nothing more. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ENTRIES } from './entries';
import { notices } from './notices';

/** What is bundled may be CommonJS, which requires parts of Node.js. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

export async function buildCommandLine(dir: string): Promise<void> {
  await build({
    entryPoints: ['src/cli/main.ts'],
    outfile: join(dir, 'cli.js'),
    bundle: true,
    format: 'esm',
    target: 'node20',
    platform: 'node',
    // Installed with the library.
    external: ['pure-rand', 'zod'],
    plugins: [entriesApart, notices],
    banner: { js: REQUIRE },
    legalComments: 'none',
    logLevel: 'warning',
  });
}

/** Leaves what has an entry to the package: the command line brings no second library. */
const entriesApart: Plugin = {
  name: 'entries-apart',
  setup({ onResolve }) {
    const names = new Map(Object.entries(ENTRIES).map(([name, file]) => [file, name]));
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      const name = names.get(existsSync(`${file}.ts`) ? `${file}.ts` : resolve(file, 'index.ts'));
      return name === undefined ? undefined : { path: `./${name}.js`, external: true };
    });
  },
};
