/**
 * Checks a change in about a minute: all types, the lint of one room, and its tests.
 *
 *     npm run test:room maps/roma
 */
import { spawnSync } from 'node:child_process';
import { knownRooms, testsOf } from '../test/mutation/rooms';

const [name] = process.argv.slice(2);
const room = name === undefined ? undefined : testsOf(name);

if (room === undefined) {
  if (name !== undefined) console.error(`There is no room ${name}.`);
  console.error('Usage: npm run test:room <room>\n');
  console.error('A room is a folder or file of src, such as maps/roma, or one of these:');
  console.error(knownRooms().join(', '));
  process.exitCode = 2;
} else {
  const { source, suites } = room;
  // The quickest checks come first.
  const commands = [
    ['npm', ['run', '--silent', 'typecheck']],
    ['npx', ['biome', 'check', ...source, ...suites]],
    ['npx', ['vitest', 'run', 'test/architecture.test.ts', ...suites]],
  ] as const;
  const failed = commands.find(([command, args]) => !succeeds(command, args));
  if (failed === undefined) console.log(`✓ ${name}: types, lint and tests`);
  else process.exitCode = 1;
}

function succeeds(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}
