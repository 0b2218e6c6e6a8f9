/** What the documents show really happens. */
// answers for src/maps src/modules src/cards src/cli
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format } from 'node:util';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../../src/index';
import { fileOf, MADE_PAGES, PACKED_PAGES } from '../../tools/pages/made';
import { SECTIONS } from '../../tools/pages/sections';
import { concordia } from '../cli/console';
import { IS_NIGHT } from '../support/night';
import {
  anchorsOf,
  type Block,
  blocksOf,
  commandsOf,
  PAGES,
  page,
  placesOf,
  promisedOutput,
  ROOT,
} from './markdown';

/** The source of an entry point, such as `src/maps/roma/index.ts` of `concordia-rules/maps/roma`. */
function sourceOf(entry: string): string {
  const name =
    entry.replace(/^concordia-rules\/?/, '').replace(/^words\//, 'languages/') || 'index';
  const files = [`${ROOT}src/${name}.ts`, `${ROOT}src/${name}/index.ts`];
  return files.find(existsSync) ?? raise(`there is no ${entry}`);
}

function raise(reason: string): never {
  throw new Error(reason);
}

/** Runs a block of TypeScript against the source; what it prints, line by line. */
async function run({ lines }: Block): Promise<readonly string[]> {
  const { outputText } = ts.transpileModule(lines.join('\n'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const printed: string[] = [];
  const log = (...values: unknown[]) => printed.push(...format(...values).split('\n'));
  const entries = new Map<string, unknown>();
  for (const [, entry = ''] of outputText.matchAll(/require\("(concordia-rules[^"]*)"\)/g)) {
    entries.set(entry, await import(sourceOf(entry)));
  }
  const fromNode = createRequire(import.meta.url);
  const load = (name: string): unknown => entries.get(name) ?? fromNode(name);
  // A module may await something at its top.
  const body = `return (async () => {${outputText}\n})();`;
  await new Function('require', 'exports', 'console', body)(load, {}, { log });
  return printed;
}

const TYPESCRIPT = PAGES.flatMap((path) =>
  blocksOf(page(path))
    .filter(({ language }) => language === 'ts')
    .map((block) => ({ path, ...block })),
);

describe('the TypeScript of the pages', () => {
  test.each([
    ['concordia-rules', 6],
    ['Write a game down, and check it', 10],
    ['Score a game from the table', 10],
  ])('%s: one block of at most %i lines', (title, most) => {
    const [block, ...others] = TYPESCRIPT.filter(
      ({ path, heading }) => path === 'README.md' && heading === title,
    );
    expect(others).toEqual([]);
    expect(block?.lines.length).toBeLessThanOrEqual(most);
  });

  // Its types: test/docs/examples.test.ts.
  test.each(TYPESCRIPT)('$path, $heading: prints what it says', async (block) => {
    expect(promisedOutput(block)).not.toEqual([]);
    expect(await run(block)).toEqual(promisedOutput(block));
  });
});

test('the strategy shown in docs/bots.md is that of the examples', () => {
  const [shown] = blocksOf(page('docs/bots.md')).filter(({ language }) => language === 'js');
  expect(page('docs/examples/bots/hoarder.mjs').trimEnd()).toBe(shown?.lines.join('\n'));
});

/** A file that `concordia example` has written, where it comes from. */
function inCheckout(path: string): string {
  return path
    .replace(/^(?:sheets|games)\//, 'docs/examples/')
    .replace(/^(?:bots|training)\//, 'docs/examples/$&');
}

/** What plays or weighs whole games: besides `FUZZ`, the tests of the players, of training and of the analysis do that. */
const LONG = /^analyse |^simulate .*--strategy /;

describe('the commands', () => {
  const commands = PAGES.flatMap((path) =>
    blocksOf(page(path))
      .filter(({ language }) => language === 'console')
      .flatMap(commandsOf)
      // What writes files is run by the package test, in an empty folder.
      .filter(({ args }) => args[0] !== 'example' || args[1] === undefined)
      .map((command) => ({ path, text: command.args.join(' '), ...command })),
  );

  test('some are shown', () => {
    expect(commands).not.toEqual([]);
  });

  const tried = commands.filter(({ text }) => IS_NIGHT || !LONG.test(text));

  test.each(tried)('$path: concordia $text', async ({ args, output }) => {
    const outcome = await concordia(args.map(inCheckout));
    const isRefused = output[0]?.startsWith('error: ') ?? false;
    const isWrong = output.some((line) => line.startsWith('✗ '));
    expect(outcome.code).toBe(isRefused || isWrong ? 1 : 0);
    const text = isRefused ? outcome.err : outcome.out;
    const printed = text.replaceAll('docs/examples/', 'games/').trimEnd().split('\n');
    // A line with an ellipsis stands for all the rest.
    const cut = output.indexOf('…');
    if (cut === -1) expect(printed).toEqual(output);
    else expect(printed.slice(0, cut)).toEqual(output.slice(0, cut));
  });
});

describe('the pages', () => {
  test('each has its place in a section of the reference', () => {
    const placed = Object.values(SECTIONS).flatMap((names) =>
      names.map((name) => `docs/${name}.md`),
    );
    // What stands beside an example leads to its guide.
    const pages = PAGES.filter((path) => /^docs\/(?!examples\/)/.test(path));
    const made = Object.keys(MADE_PAGES).map(fileOf);
    expect(placed.toSorted()).toEqual([...pages, ...made].toSorted());
  });

  /** Pages that are made are looked at as they would be, and not as they were when somebody last made them. */
  const made = new Map(PACKED_PAGES.map((name) => [fileOf(name), MADE_PAGES[name]]));
  const textOf = async (path: string): Promise<string> => (await made.get(path)?.()) ?? page(path);

  test.each([...PAGES, ...made.keys()])('%s: every link leads somewhere', async (path) => {
    const lost: string[] = [];
    for (const { file, anchor } of placesOf(path, await textOf(path))) {
      // Pages that are made are not in git, where links to them would be dead: docs/reference.md says what is on them.
      const isThere = made.has(file) ? made.has(path) : existsSync(`${ROOT}${file}`);
      const leads = isThere && (anchor === '' || anchorsOf(await textOf(file)).includes(anchor));
      if (!leads) lost.push(`${file}#${anchor}`);
    }
    expect(lost).toEqual([]);
  });

  test('docs/errors.md has every code, and no other', () => {
    const rows = [...page('docs/errors.md').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)];
    const codes = rows.flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, code]) => code),
    );
    expect(codes.toSorted()).toEqual([...ERROR_CODES].sort());
  });

  test('docs/rules.md has every rule the source cites', () => {
    const cited = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => readFileSync(`${ROOT}src/${name}`, 'utf8').match(/R-\d+\.\d+/g) ?? []);
    const stated = [...page('docs/rules.md').matchAll(/^- \*\*(R-\d+\.\d+)\*\*/gm)].map(
      ([, rule]) => rule,
    );
    const missing = cited.filter((rule) => !stated.includes(rule));
    expect(missing).toEqual([]);
  });
});
