import { writeSync } from 'node:fs';
import pc from 'picocolors';
import { fileTrouble } from './file-trouble';
import type { Streams } from './io';
import { valueAsked, wordsNamed } from './language';
import { languageOfTerminal } from './languages/all';
import { plain } from './printer';

/** The real streams of this process. */
export function processIo(script: string | undefined): Streams {
  const { stdin, stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) stream.on('error', giveUp);
  return {
    stdin,
    stdout,
    stderr,
    env,
    isTerminal: stderr.isTTY === true,
    isTyped: stdin.isTTY === true,
    // Some terminals do not report their width.
    columns: stdout.columns || undefined,
    onInterrupt,
    script,
    // picocolors respects NO_COLOR, but would also colour pipes on a build server.
    colors: pc.isColorSupported && (stdout.isTTY === true || Boolean(env.FORCE_COLOR)),
  };
}

/** Exit codes as in shells: 128 plus the number of the signal. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

function onInterrupt(tidyUp: () => void | Promise<void>): () => void {
  const releases = Object.entries(SIGNALS).map(([signal, code]) => {
    // A second Ctrl-C ends the process at once.
    const end = async (): Promise<void> => {
      await tidyUp();
      process.exit(code);
    };
    process.once(signal, end);
    return () => process.off(signal, end);
  });
  return () => {
    for (const release of releases) release();
  };
}

/** Output can no longer be written, perhaps because its reader, such as `head`, has finished. */
function giveUp(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  const { argv, env } = process;
  const { told } = wordsNamed(valueAsked(argv, '--lang'), languageOfTerminal(env));
  try {
    const text = told.error(told.outputNotWritten(fileTrouble(error)));
    writeSync(process.stderr.fd, plain(`${text}\n`));
  } finally {
    process.exit(1);
  }
}
