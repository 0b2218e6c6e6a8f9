/** What commands print, for pages that show it. */
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '../../src/cli/program';

/** @throws if the command fails. */
export async function printedBy(...args: readonly string[]): Promise<string> {
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
export function section(name: string, printed: string): string {
  return [`## ${name}`, '', '```text', printed.trimEnd(), '```'].join('\n');
}
