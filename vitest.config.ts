import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Pages in a browser, whose own lines are not counted here, and which often wait: beside them others can work. */
const BROWSER = ['test/browser/*.test.ts'];

/** What stands on the library, with tests of its own. */
const WORKSPACES = [
  'docs/site/test/*.test.ts',
  'docs/examples/*/test/*.test.ts',
  'tools/research/*.test.ts',
  'tools/create-concordia-plugin/*.test.ts',
];

/** What runs in a page: board.test.ts and table.test.ts of test/browser count its lines in a Chromium. */
const IN_A_PAGE = ['src/dom/**', 'src/board.ts', 'src/table/**', 'src/table.ts'];

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const SRC = `${ROOT}src/`;

/** What puts something in the place of modules loads them anew: before all others, or when no other needs them any more. */
const FIRST = 'docs/examples/server/test/server.test.ts';
const LAST = 'docs/site/test/own-lines.test.ts';

/** Files that take longest, first: the cores end together, and whoever waits for a browser leaves a core to the others. */
const LONG = [
  FIRST,
  ...['testing/', 'browser/', 'modules/forum-', 'properties/', 'bots/', 'languages/games']
    .concat(['docs/own-parts', 'schemas/', 'bad-input/', 'engine/view', 'readme/', 'boardgame/'])
    .concat(['docs/', 'cli/', 'types/'])
    .map((folder) => `test/${folder}`),
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const path = moduleId.slice(ROOT.length);
      if (path === LAST) return LONG.length + 1;
      const at = LONG.findIndex((folder) => path.startsWith(folder));
      return at === -1 ? LONG.length : at;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  resolve: {
    // The examples import the package as its users do.
    alias: [
      { find: /^concordia-rules$/, replacement: `${SRC}index.ts` },
      { find: /^concordia-rules\/kit\/rules$/, replacement: `${SRC}kit-rules.ts` },
      {
        find: /^concordia-rules\/((?:maps|modules)\/.+)$/,
        replacement: `${SRC}$1/index.ts`,
      },
      { find: /^concordia-rules\/words\/(.+)$/, replacement: `${SRC}languages/$1/index.ts` },
      { find: /^concordia-rules\/(.+)$/, replacement: `${SRC}$1.ts` },
    ],
  },
  test: {
    // Texts that are not English are made of catalogues.
    globalSetup: ['tools/texts/make.ts'],
    // Nothing is left behind in the library that the next file could see.
    isolate: false,
    // Games make many short-lived objects: with room for them, less is collected.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          maxWorkers: availableParallelism(),
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...BROWSER],
        },
      },
      // A busy machine may keep a page waiting longer than any test should wait.
      ...Object.entries({ browser: BROWSER, workspaces: WORKSPACES }).map(
        ([name, include], at) => ({
          extends: true as const,
          test: { name, include, retry: 2, maxWorkers: 1, sequence: { groupOrder: at + 1 } },
        }),
      ),
    ],
    // The command line, run by itself, speaks the language of its terminal.
    env: { LC_ALL: 'C.UTF-8' },
    // Only what never ends is to end here: a machine with much to do takes ten times as long, and fuzzing plays many games.
    testTimeout: process.env.FUZZ === undefined ? 600_000 : 1_800_000,
    hookTimeout: 600_000,
    // What is waited for ends the wait.
    expect: { poll: { timeout: 60_000 } },
    coverage: {
      provider: 'v8',
      // A glob without the folder in front fits anywhere in a path: docs/site has a src of its own.
      include: [`${SRC}**`],
      // Catalogues are data. Of what runs in a page, test/browser/board.test.ts counts the lines in a Chromium.
      exclude: [
        'src/cli/main.ts',
        'src/**/*.json',
        'src/cli/languages/*.js',
        'src/languages/*/words.js',
        ...IN_A_PAGE,
      ],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 98.4, branches: 93 },
    },
  },
});
