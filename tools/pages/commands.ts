/** The page of all commands: what each says of itself. */
import { METHODS } from '../../src/cli/serve/methods';
import { printedBy, section } from './printed';
import { tableOf } from './table';

const HEAD = `# Every command and option

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
  return `${[HEAD, section('concordia', all), ...sections].join('\n\n')}\n`;
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
