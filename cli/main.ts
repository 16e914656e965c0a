#!/usr/bin/env node
import { onStdoutError } from './lib/archive-pipe';
import { run } from './program';

process.stdout.on('error', onStdoutError);
// Notes that nobody reads any more, as in `2>&1 | head`, end nothing that is under way.
process.stderr.on('error', () => undefined);
void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
