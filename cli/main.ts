#!/usr/bin/env node
import { EXIT } from './lib/exit-codes';
import { run } from './program';

// `shotvault list | head`: the reader has closed the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.done);
  throw error;
});
void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
