#!/usr/bin/env node
import { processIo } from './process-io';
import { run } from './program';

// No process.exit: output that is still on its way to a pipe would be cut off.
run(process.argv.slice(2), processIo()).then((code) => {
  process.exitCode = code;
});
