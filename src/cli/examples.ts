/** The examples in the package, and how to run them; `languages` say what each shows. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fileTrouble } from './file-trouble';
import { refused, UsageError } from './refused';

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
  'own-map': {
    ...OWN_RULES,
    guide: 'docs/own-map.md',
  },
  'own-module': {
    ...OWN_RULES,
    guide: 'docs/own-module.md',
  },
  offers: {
    ...OWN_RULES,
    guide: 'docs/offers.md',
  },
  variant: {
    ...OWN_RULES,
    guide: 'docs/variant.md',
  },
} as const satisfies Readonly<Record<string, Example>>;

export type ExampleId = keyof typeof EXAMPLES;

export const EXAMPLE_IDS: readonly ExampleId[] = Object.keys(EXAMPLES).filter(
  (id): id is ExampleId => id in EXAMPLES,
);

/** The path of `docs/examples` from this file: as built, and as source. */
const PLACES = ['../docs/examples/', '../../docs/examples/'];

/**
 * The files of an example.
 *
 * @returns their texts by their names.
 * @throws Refused if the package does not have them.
 */
export async function filesOfExample(id: ExampleId): Promise<ReadonlyMap<string, string>> {
  const { files }: Example = EXAMPLES[id];
  try {
    const all = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url))).find(
      existsSync,
    );
    if (all === undefined) throw refused('UNREADABLE', 'noExamples', {});
    const folder = files === undefined ? `${all}${id}/` : all;
    const names = (await readdir(folder)).filter((name) => files?.test(name) ?? true);
    const texts = names
      .sort()
      .map(async (name) => [name, await readFile(folder + name, 'utf8')] as const);
    return new Map(await Promise.all(texts));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw refused('UNREADABLE', 'examplesNotRead', fileTrouble(error));
  }
}

/** What to type after an example has been written to a folder. */
export function nextSteps(id: ExampleId, folder: string): readonly string[] {
  const { packages, devPackages, run }: Example = EXAMPLES[id];
  return [
    `cd ${quoted(folder)}`,
    ...(packages.length === 0
      ? []
      : ['npm init -y && npm pkg set type=module', `npm install ${packages.join(' ')}`]),
    ...(devPackages.length === 0 ? [] : [`npm install --save-dev ${devPackages.join(' ')}`]),
    ...run,
  ];
}

/** A name, quoted for a shell if necessary. */
function quoted(name: string): string {
  return /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", `'\\''`)}'`;
}
