import { writeSync } from 'node:fs';
import pc from 'picocolors';
import { fileTrouble } from './file-trouble';
import type { Io } from './io';

/** The real streams of this process. */
export function processIo(script: string | undefined): Io {
  const { stdin, stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) stream.on('error', giveUp);
  return {
    stdin,
    stdout,
    stderr,
    isTerminal: stderr.isTTY === true,
    isTyped: stdin.isTTY === true,
    // Some terminals do not know how wide they are.
    columns: stdout.columns || undefined,
    // picocolors heeds NO_COLOR, but would also colour the pipes of a build server.
    onInterrupt,
    ...(script === undefined ? {} : { script }),
    colors: pc.isColorSupported && (stdout.isTTY === true || Boolean(env.FORCE_COLOR)),
  };
}

/** Exit codes as shells have them: 128 and the number of the signal. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

function onInterrupt(tidyUp: () => void | Promise<void>): () => void {
  const releases = Object.entries(SIGNALS).map(([signal, code]) => {
    // Whoever cannot wait for it presses Ctrl-C again.
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

/** Nothing more can be written; whoever read our output, such as `head`, may just have had enough. */
function giveUp(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  try {
    writeSync(process.stderr.fd, `error: the output cannot be written: ${fileTrouble(error)}\n`);
  } finally {
    process.exit(1);
  }
}
