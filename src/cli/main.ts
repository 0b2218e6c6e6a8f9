#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { serveChecks } from './archive/worker';
import { processIo } from './process-io';
import { run } from './program';

if (isMainThread) {
  const file = fileURLToPath(import.meta.url);
  // Worker threads run this file too, unless it is TypeScript source, which Node.js does not run.
  const io = processIo(file.endsWith('.ts') ? undefined : file);
  // No process.exit: it would cut off output that is still being written to a pipe.
  run(process.argv.slice(2), io).then((code) => {
    process.exitCode = code;
  });
} else {
  serveChecks();
}
