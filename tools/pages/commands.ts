/** The pages of what the command line prints: what each command says of itself, and what it says of each map. */
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '../../src/cli/program';
import { METHODS } from '../../src/cli/serve/methods';
import { allMaps } from '../../src/maps/all';
import { tableOf } from './table';

const COMMANDS = `# Every command and option

What \`--help\` prints; [the command line](../command-line.md) explains it with examples. \`npm run pages\` makes this page.`;

/** `concordia --help` lists all others. */
export async function commandsPage(): Promise<string> {
  const all = await printedBy('--help');
  const sections = await Promise.all(
    commandsIn(all).map(async (name) => {
      const help = section(name, await printedBy(name, '--help'));
      return name === 'serve' ? `${help}\n\n${methods()}` : help;
    }),
  );
  return `${[COMMANDS, section('concordia', all), ...sections].join('\n\n')}\n`;
}

/** The methods of `serve`, each with its parameters and its result. */
function methods(): string {
  const rows = [...METHODS].map(([name, [result, ...params]]) => {
    const names = params.map((param) => param.replace(/: .*$/, '')).join(', ');
    return [`\`${name}(${names})\``, `\`${result}\``];
  });
  return `### Methods\n\n${tableOf(['method', 'returns'], rows)}`;
}

/** The names of the commands that a help lists, in its order. */
export function commandsIn(help: string): readonly string[] {
  const [, listed = ''] = help.split('\nCommands:\n');
  const names = [...listed.matchAll(/^ {2}([a-z]+)\b/gm)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== 'help');
}

const MAPS = `# Every map

What \`concordia map\` prints; [questions](../questions.md#rules-by-box) leads to the page of each. \`npm run pages\` makes this page.`;

export async function mapsPage(): Promise<string> {
  const sections = await Promise.all(
    allMaps.map(async ({ id, name }) => section(name, await printedBy('map', id))),
  );
  return `${[MAPS, ...sections].join('\n\n')}\n`;
}

/** @throws if the command fails. */
async function printedBy(...args: readonly string[]): Promise<string> {
  const stdout = new PassThrough();
  const printed = text(stdout);
  const stdin = Readable.from([]);
  const code = await run([...args], {
    stdin,
    stdout,
    stderr: new PassThrough(),
    isTerminal: false,
  });
  stdout.end();
  if (code !== 0) throw new Error(`concordia ${args.join(' ')} fails`);
  return printed;
}

/** What is printed, under a heading. */
function section(name: string, printed: string): string {
  return [`## ${name}`, '', '```text', printed.trimEnd(), '```'].join('\n');
}
