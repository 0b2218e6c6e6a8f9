import { writeSync } from 'node:fs';
import pc from 'picocolors';
import { fileTrouble } from './file-trouble';
import type { Io } from './io';

/** The real streams of this process. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) stream.on('error', giveUp);
  return {
    stdin,
    stdout,
    stderr,
    isTerminal: stderr.isTTY === true,
    // picocolors heeds NO_COLOR, but would also colour the pipes of a build server.
    colors: pc.isColorSupported && (stdout.isTTY === true || Boolean(env.FORCE_COLOR)),
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
