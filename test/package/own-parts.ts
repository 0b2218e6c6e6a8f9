/** The map of docs/own-map.md and the module of docs/own-module.md as a stranger makes them: with the packed library. */
import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisedOutput } from '../readme/markdown';

/** Runs a program in a folder, and returns what it prints. */
type Run = (command: string, args: readonly string[], cwd: string) => Promise<string>;

const EXAMPLES = resolve(import.meta.dirname, '../../docs/examples');

const STRICT = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes'];

/**
 * Compiles an example in a folder of its own and runs it: it prints what it says, and stands the conformance suite.
 *
 * @param project - where the package is installed.
 */
export async function checkExample(
  name: string,
  project: string,
  tsc: string,
  run: Run,
): Promise<void> {
  const folder = join(project, name);
  cpSync(join(EXAMPLES, name), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const settings = [...STRICT, '--target', 'es2022'];
  const bundled = ['--module', 'preserve', '--moduleResolution', 'bundler', '--noEmit'];
  await run(tsc, [...settings, ...bundled, ...files], folder);
  await run(tsc, [...settings, '--module', 'nodenext', '--outDir', 'built', ...files], folder);
  const lines = readFileSync(join(folder, 'play.ts'), 'utf8').split('\n');
  const promised = promisedOutput({ language: 'ts', heading: '', lines });
  assert.notEqual(promised.length, 0);
  const printed = (await run('node', ['built/play.js'], folder)).trimEnd().split('\n');
  assert.deepEqual(printed, promised);
  assert.match(await run('node', ['built/check.js'], folder), /✓ there are words for everything/);
}
