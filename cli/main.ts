#!/usr/bin/env node
import { onStdoutError } from './lib/archive-pipe';
import { run } from './program';

process.stdout.on('error', onStdoutError);
void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
