/** The maps and modules that pages write, as a stranger makes them: with the packed library. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisedOutput, ROOT } from '../readme/markdown';
import { IS_NIGHT } from '../support/night';
import { run } from './run';

const EXAMPLES = join(ROOT, 'docs/examples');
/** It is not installed beside the package, because it is only an optional peer of it. */
const BOARDGAME = pathToFileURL(join(ROOT, 'node_modules/boardgame.io/dist/cjs')).href;

/** A folder of docs/examples and the game that is played with it. */
interface Outsider {
  readonly name: string;
  readonly map: string;
  readonly modules: readonly string[];
  /** How many people play, if not three. */
  readonly people?: number;
}

export const OUTSIDERS: readonly Outsider[] = [
  { name: 'own-map', map: 'colchis', modules: [] },
  { name: 'own-module', map: 'imperium', modules: ['taxes'] },
  { name: 'own-tiles', map: 'imperium', modules: ['forum-own-tiles'] },
  { name: 'offers', map: 'imperium', modules: ['foedus'] },
  { name: 'variant', map: 'italia', modules: ['peace'] },
  { name: 'solo', map: 'imperium', modules: ['solo'], people: 1 },
];

/** A map, and a module with decisions and secrets of its own: these are run before a push, too; all are compiled. */
const BEFORE_PUSH = ['own-map', 'offers'];

/** Every folder of docs/examples that the conformance suite checks is one of them. */
export function checkOutsiders(): void {
  const names = readdirSync(EXAMPLES).filter((name) =>
    existsSync(join(EXAMPLES, name, 'check.ts')),
  );
  assert.deepEqual(names.sort(), OUTSIDERS.map(({ name }) => name).sort());
}

/**
 * Copies an example to a folder of its own. It plays one game for each check, since the tests play more.
 *
 * @param project - where the package is installed.
 * @returns its files, seen from there.
 */
export function copyExample(name: string, project: string): readonly string[] {
  const folder = join(project, name);
  cpSync(join(EXAMPLES, name), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const check = join(folder, 'check.ts');
  const played = readFileSync(check, 'utf8');
  assert.match(played, /games: 3/);
  writeFileSync(check, played.replace('games: 3', 'games: 1'));
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return files.map((file) => join(name, file));
}

/** Runs an example that has been compiled: it prints what it says, and everything of the package works with it. Before a push, two of them. */
export async function runExample(outsider: Outsider, project: string): Promise<void> {
  // test/docs/own-parts.test.ts runs all of them from the source.
  if (!IS_NIGHT && !BEFORE_PUSH.includes(outsider.name)) return;
  const folder = join(project, outsider.name);
  const lines = readFileSync(join(folder, 'play.ts'), 'utf8').split('\n');
  const promised = promisedOutput({ language: 'ts', heading: '', lines });
  assert.notEqual(promised.length, 0);
  const printed = (await run('node', ['play.js'], folder)).trimEnd().split('\n');
  assert.deepEqual(printed, promised);
  // The shell blocks of docs/kit/README.md run that of its own.
  if (IS_NIGHT && outsider.name !== 'own-map') {
    assert.match(await run('node', ['check.js'], folder), /✓ there are words for everything/);
  }
  await runWith(outsider, project);
}

/** Games, texts, pictures and matches, and the command line. */
async function runWith(
  { name, map, modules, people = 3 }: Outsider,
  project: string,
): Promise<void> {
  const count = String(people);
  await run('node', ['outsider.mjs', name, map, modules.join(), count, BOARDGAME], project);
  const library = ['--library', join(name, 'library.js')];
  const concordia = (...args: readonly string[]): Promise<string> =>
    run(join(project, 'node_modules/.bin/concordia'), [...library, ...args], project);
  const logs = ['game.json', 'game.concordia'].map((log) => join(name, log));
  assert.match(await concordia('validate', ...logs), /2 logs: 2 good/);
  const played = modules.flatMap((id) => ['--module', id]);
  const simulated = await concordia(
    'simulate',
    ...['--map', map, '--players', count],
    ...played,
    ...['--games', '1'],
  );
  assert.match(simulated, /1 game played to the end/);
}
