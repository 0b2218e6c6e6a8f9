#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { serveChecks } from './archive/worker';
import { processIo } from './process-io';
import { run } from './program';

if (isMainThread) {
  const file = fileURLToPath(import.meta.url);
  // Worker threads run this same file, unless it is a source, which Node.js does not read.
  const io = processIo(file.endsWith('.ts') ? undefined : file);
  // No process.exit: output that is still on its way to a pipe would be cut off.
  run(process.argv.slice(2), io).then((code) => {
    process.exitCode = code;
  });
} else {
  serveChecks();
}
