/**
 * Checks a change of a room: first the tests that are nearest to it, then all others that answer for it and for what it says
 * elsewhere, such as pages, words and errors; then lint and all types.
 *
 *     npm run test:room maps/roma
 */
import { spawnSync } from 'node:child_process';
import { RULEBOOK_TEST, readAnswers } from '../test/mutation/answers';
import { filesOf, placesOf, ROOMS } from '../test/mutation/rooms';

/** As many as say something within ten seconds. */
const FIRST = 4;

/** As many as run within a minute; those that say themselves that they answer for the room come on top. */
const MOST_SUITES = 20;

const [typed = ''] = process.argv.slice(2);
/** Maps and modules go by their own names, too. */
const names = typed === '' ? [] : ['', 'maps/', 'modules/'].map((folder) => folder + typed);
const name = names.find((one) => placesOf(one) !== undefined) ?? typed;
const places = placesOf(name);

const VITEST = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'rooms',
  '--project',
  'browser',
];

if (places === undefined) {
  if (name !== '') console.error(`There is no room ${name}.`);
  console.error('Usage: npm run test:room <room>\n');
  console.error(
    'A room is a folder or file of src, such as roma or rules/market.ts, or one of these:',
  );
  console.error(ROOMS.join(', '));
  process.exitCode = 2;
} else {
  const files = filesOf(name) ?? [];
  const answers = await readAnswers();
  const near = answers.of(files, MOST_SUITES);
  const suites = [...near, ...answers.tellFor(files), 'test/architecture.test.ts'];
  const all = [...new Set(suites.map((suite) => (isScenario(suite) ? RULEBOOK_TEST : suite)))];
  const commands = [
    // Itself, without npx, which takes a while to find it. Of two workers, each would load the library first.
    [process.execPath, [...VITEST, '--maxWorkers=1', ...all.slice(0, FIRST)]],
    [process.execPath, [...VITEST, ...all.slice(FIRST)]],
    ['npx', ['biome', 'check', ...places, ...all.slice(0, FIRST)]],
    ['npm', ['run', '--silent', 'typecheck']],
  ] as const;
  const failed = commands.filter(([command, args]) => !succeeds(command, args));
  if (failed.length === 0) console.log(`✓ ${name}: tests, lint and types`);
  else process.exitCode = 1;
}

function isScenario(suite: string): boolean {
  return suite.endsWith('.rules');
}

function succeeds(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}
