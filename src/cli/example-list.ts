/** The examples in the package, and how to run them; `languages` say what each shows. */

export interface Example {
  /** Packages to install; `devPackages` are for development only. */
  readonly packages: readonly string[];
  readonly devPackages: readonly string[];
  /** Commands that run it, in its folder. */
  readonly run: readonly string[];
  /** The page that explains it. */
  readonly guide: string;
  /** The files of `docs/examples` that belong to it; by default, those of the folder with its name. */
  readonly files?: RegExp;
}

/** Maps and modules are written, played and checked in the same way. */
const OWN_RULES = {
  packages: ['concordia-rules', 'zod'],
  devPackages: ['tsx', 'typescript', 'fast-check'],
  run: ['npx tsx play.ts', 'npx tsx check.ts'],
} as const;

export const EXAMPLES = {
  sheets: {
    packages: [],
    devPackages: [],
    run: ['npx concordia-rules score sheet-114.yaml'],
    guide: 'docs/command-line.md',
    files: /\.yaml$/,
  },
  games: {
    packages: [],
    devPackages: [],
    run: ['npx concordia-rules validate imperium-4.json'],
    guide: 'docs/notation.md',
    files: /\.(?:json|concordia)$/,
  },
  screen: {
    packages: ['concordia-rules', 'react', 'react-dom'],
    devPackages: ['vite', 'typescript', '@types/react', '@types/react-dom'],
    run: ['npx vite'],
    guide: 'docs/guides/screen.md',
  },
  board: {
    packages: ['concordia-rules', 'react', 'react-dom', 'preact', 'vue'],
    devPackages: ['vite', 'typescript', '@types/react', '@types/react-dom'],
    run: ['npx vite'],
    guide: 'docs/board.md',
  },
  table: {
    packages: ['concordia-rules', 'react', 'react-dom', 'preact', 'vue'],
    devPackages: ['vite', 'typescript', '@types/react', '@types/react-dom'],
    run: ['npx vite'],
    guide: 'docs/table.md',
  },
  server: {
    packages: ['concordia-rules', 'ws', 'zod', 'libsql', 'pg'],
    devPackages: ['tsx', 'typescript', '@types/ws', '@types/pg'],
    run: ['npx tsx main.ts'],
    guide: 'docs/guides/server.md',
  },
  boardgame: {
    packages: ['concordia-rules', 'boardgame.io', 'libsql', 'pg', 'zod', 'react', 'react-dom'],
    devPackages: [
      ...['tsx', 'vite', 'typescript', '@types/node', '@types/pg'],
      ...['@types/react', '@types/react-dom'],
    ],
    run: ['npx tsx serve.ts'],
    guide: 'docs/boardgame-io.md',
  },
  stores: {
    packages: ['concordia-rules', '@reduxjs/toolkit'],
    devPackages: ['typescript'],
    run: [],
    guide: 'docs/stores.md',
  },
  bots: {
    packages: ['concordia-rules'],
    devPackages: [],
    run: ['npx concordia-rules simulate --strategy hoarder.mjs --against random --games 4'],
    guide: 'docs/bots.md',
  },
  training: {
    packages: ['concordia-rules'],
    devPackages: ['tsx', 'typescript'],
    run: ['npx concordia-rules simulate --strategy weigher.mjs --against random --games 4'],
    guide: 'docs/guides/training.md',
  },
  serve: {
    packages: ['concordia-rules'],
    devPackages: [],
    run: ['python3 bot.py'],
    guide: 'docs/serve.md',
  },
  vectors: {
    packages: ['concordia-rules'],
    devPackages: [],
    run: ['python3 check.py node_modules/concordia-rules/dist/vectors.ndjson.gz'],
    guide: 'docs/vectors.md',
  },
  'own-map': {
    ...OWN_RULES,
    guide: 'docs/kit/README.md',
  },
  'own-module': {
    ...OWN_RULES,
    guide: 'docs/kit/card.md',
  },
  'own-tiles': {
    ...OWN_RULES,
    guide: 'docs/kit/tiles.md',
  },
  offers: {
    ...OWN_RULES,
    guide: 'docs/kit/choice.md',
  },
  variant: {
    ...OWN_RULES,
    guide: 'docs/kit/change.md',
  },
  solo: {
    ...OWN_RULES,
    guide: 'docs/kit/solo.md',
  },
} as const satisfies Readonly<Record<string, Example>>;

export type ExampleId = keyof typeof EXAMPLES;

export const EXAMPLE_IDS: readonly ExampleId[] = Object.keys(EXAMPLES).filter(
  (id): id is ExampleId => id in EXAMPLES,
);
