/** The page of all commands: what each says of itself. */
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '../../src/cli/program';

const HEAD = `# Every command and option

What \`--help\` prints; [the command line](../command-line.md) explains it with examples. \`npm run pages\` makes this page.`;

/** `concordia --help` lists all others. */
export async function commandsPage(): Promise<string> {
  const all = await helpOf();
  const sections = await Promise.all(
    commandsIn(all).map(async (name) => section(name, await helpOf(name))),
  );
  return `${[HEAD, section('concordia', all), ...sections].join('\n\n')}\n`;
}

function section(name: string, help: string): string {
  return [`## ${name}`, '', '```text', help.trimEnd(), '```'].join('\n');
}

/** @throws if there is no such command. */
async function helpOf(...command: readonly string[]): Promise<string> {
  const stdout = new PassThrough();
  const printed = text(stdout);
  const stdin = Readable.from([]);
  const code = await run([...command, '--help'], {
    stdin,
    stdout,
    stderr: new PassThrough(),
    isTerminal: false,
  });
  stdout.end();
  if (code !== 0) throw new Error(`there is no help for ${command.join(' ')}`);
  return printed;
}

/** The names of the commands that a help lists, in its order. */
export function commandsIn(help: string): readonly string[] {
  const [, listed = ''] = help.split('\nCommands:\n');
  const names = [...listed.matchAll(/^ {2}([a-z]+)\b/gm)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== 'help');
}
