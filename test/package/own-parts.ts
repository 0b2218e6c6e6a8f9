/** The map of docs/own-map.md, the module of docs/own-module.md and others like them as a stranger makes them: with the packed library. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisedOutput } from '../readme/markdown';

/** Runs a program in a folder, and returns what it prints. */
type Run = (command: string, args: readonly string[], cwd: string) => Promise<string>;

const EXAMPLES = resolve(import.meta.dirname, '../../docs/examples');

/** The examples that are maps and modules from outside: those that the conformance suite checks. */
export function ownPartsIn(examples: string): readonly string[] {
  const names = readdirSync(examples).filter((name) =>
    existsSync(join(examples, name, 'check.ts')),
  );
  assert.ok(names.includes('own-map') && names.includes('own-module'), names.join());
  return names;
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

/** Runs an example that has been compiled: it prints what it says, and stands the conformance suite. */
export async function runExample(name: string, project: string, run: Run): Promise<void> {
  const folder = join(project, name);
  const lines = readFileSync(join(folder, 'play.ts'), 'utf8').split('\n');
  const promised = promisedOutput({ language: 'ts', heading: '', lines });
  assert.notEqual(promised.length, 0);
  const printed = (await run('node', ['play.js'], folder)).trimEnd().split('\n');
  assert.deepEqual(printed, promised);
  assert.match(await run('node', ['check.js'], folder), /✓ there are words for everything/);
}
