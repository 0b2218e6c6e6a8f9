/** The examples in the comments of public functions and members: each runs, has the right types and prints what it says. */
import { readdirSync } from 'node:fs';
import { format } from 'node:util';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as boardgame from '../../src/boardgame';
import * as bots from '../../src/bots';
import * as core from '../../src/core';
import * as follow from '../../src/follow';
import * as index from '../../src/index';
import * as kit from '../../src/kit';
import * as kitRules from '../../src/kit-rules';
import * as log from '../../src/log';
import * as maps from '../../src/maps';
import * as modules from '../../src/modules';
import * as notation from '../../src/notation';
import * as scoring from '../../src/scoring';
import * as screen from '../../src/screen';
import * as sheets from '../../src/sheets';
import * as svg from '../../src/svg';
import { playHere } from '../../src/table';
import * as testing from '../../src/testing';
import * as words from '../../src/words';
import { blocksOf, PAGES, page, promisedOutput, ROOT } from '../readme/markdown';
import { typeErrors } from '../types/compiled';

const ENTRIES = {
  index,
  core,
  log,
  follow,
  notation,
  screen,
  words,
  kit,
  kitRules,
  maps,
  modules,
  scoring,
  sheets,
  bots,
  testing,
  svg,
  boardgame,
  // What a page needs is shown by its guide.
  table: { playHere },
};

/** How an entry is imported: `kit/rules`. */
const pathOf = (entry: string): string =>
  entry.replace(/[A-Z]/g, (letter) => `/${letter.toLowerCase()}`);

/** Functions of the kit that are written with first; of the others, only those of which a few lines tell something. */
const KIT = [
  'decision',
  'defineMap',
  'defineModule',
  'defineRules',
  'event',
  'part',
  'refusal',
  'step',
];

/** All that the main entry exports, as `import * as concordia` brings it. */
const LIBRARY = 'concordia';

/** What an example may use without saying where it is from: everything public. */
const SCOPE: ReadonlyMap<string, string> = new Map([
  [LIBRARY, 'index'],
  ...Object.entries(ENTRIES)
    // A name that several entries have is that of the first.
    .reverse()
    .flatMap(([entry, names]) => Object.keys(names).map((name) => [name, entry] as const)),
]);

interface Example {
  readonly file: string;
  /** The function it belongs to. */
  readonly name: string;
  readonly lines: readonly string[];
}

const examples: readonly Example[] = readdirSync(`${ROOT}src`, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => examplesIn(`src/${file}`));

function examplesIn(file: string): readonly Example[] {
  const source = ts.createSourceFile(file, page(file), ts.ScriptTarget.ES2022, true);
  return source.statements
    .flatMap((node): readonly ts.Node[] =>
      ts.isInterfaceDeclaration(node) ? [node, ...node.members] : [node],
    )
    .flatMap((node) =>
      ts
        .getJSDocTags(node)
        .filter(({ tagName }) => tagName.text === 'example')
        .map(({ comment }) => {
          const text = ts.getTextOfJSDocComment(comment) ?? '';
          return { file, name: nameOf(node), lines: text.split('\n').slice(1, -1) };
        }),
    );
}

/** The name of a function, or of a member that functions are; empty for others. */
function nameOf(node: ts.Node): string {
  const declared = ts.isVariableStatement(node) ? node.declarationList.declarations[0] : node;
  const isNamed =
    declared !== undefined &&
    (ts.isVariableDeclaration(declared) ||
      ts.isFunctionDeclaration(declared) ||
      ts.isTypeElement(declared));
  return (isNamed && declared.name?.getText()) || '';
}

/** The names of the scope that an example uses and does not declare itself. */
function namesUsed({ lines }: Example): readonly string[] {
  const text = lines.join('\n');
  return [...SCOPE.keys()].filter(
    (name) =>
      new RegExp(`(?:^|[^.'\\w]|\\.{3})${name}\\b(?!:)`, 'm').test(text) &&
      !new RegExp(`const (?:\\{[^}]*\\b)?${name}\\b`).test(text),
  );
}

/** What may have to wait for what it asks. */
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;

/** What it prints, line by line. */
async function run(example: Example): Promise<readonly string[]> {
  const { outputText } = ts.transpileModule(example.lines.join('\n'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const printed: string[] = [];
  const log = (...values: unknown[]) => printed.push(...format(...values).split('\n'));
  const scope: Record<string, unknown> = { console: { log }, fc, z };
  for (const name of namesUsed(example)) {
    const entry = ENTRIES[SCOPE.get(name) as keyof typeof ENTRIES];
    scope[name] =
      name === LIBRARY ? entry : Object.entries(entry).find(([key]) => key === name)?.[1];
  }
  await new AsyncFunction(...Object.keys(scope), outputText)(...Object.values(scope));
  return printed;
}

describe('the examples', () => {
  test.each(examples)('$file, $name: prints what it says', async (example) => {
    const promised = promisedOutput({ language: 'ts', heading: '', lines: example.lines });
    expect(promised).not.toEqual([]);
    expect(await run(example)).toEqual(promised);
    expect(example.lines.length).toBeLessThanOrEqual(9);
  });

  // Compiled with the pages in one go: most of it is reading the library.
  test('have no type errors, nor has the TypeScript of the pages, and a wrong type would be found', () => {
    const blocks = examples.map((example) => {
      const imports = namesUsed(example).map(
        (name) => `const ${name === LIBRARY ? name : `{ ${name} }`} = ${SCOPE.get(name)}Entry;`,
      );
      return `{\n${[...imports, ...example.lines].join('\n')}\n}`;
    });
    const entries = Object.keys(ENTRIES).map((entry) => {
      const from = entry === 'index' ? '' : `/${pathOf(entry)}`;
      return `import * as ${entry}Entry from 'concordia-rules${from}';`;
    });
    const text = [
      "import fc from 'fast-check';",
      "import * as z from 'zod/mini';",
      ...entries,
      ...blocks,
    ].join('\n');
    const shown = PAGES.flatMap((path) =>
      blocksOf(page(path)).flatMap(({ language, lines }) =>
        language === 'ts' ? [lines.join('\n')] : [],
      ),
    );
    expect(shown.length).toBeGreaterThan(20);
    const wrong = [
      "import { createGame } from 'concordia-rules';",
      "createGame({ map: 'imperium', players: 'three' });",
    ].join('\n');
    const texts = [text, ...shown, wrong];
    expect(typeErrors(texts)).toEqual([
      expect.stringMatching(new RegExp(`^block-${texts.length - 1}\\.ts\\(2,`)),
    ]);
  });
});

describe('every public function has one', () => {
  const shown = new Set(examples.map(({ name }) => name));
  test.each(Object.entries(ENTRIES))('of the entry %s', (entry, names) => {
    const functions = Object.entries(names).flatMap(([name, value]) =>
      typeof value === 'function' && !/^[A-Z]/.test(name) ? [name] : [],
    );
    const wanted = entry.startsWith('kit') ? KIT.filter((name) => name in names) : functions;
    expect(wanted.filter((name) => !shown.has(name))).toEqual([]);
  });
});
