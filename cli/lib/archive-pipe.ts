import { Writable } from 'node:stream';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import type { Output } from './output';

let isOpen = false;

/** Refuses what would mix with an archive on stdout, and a terminal, which cannot show it. */
export function assertPipe({ isJson }: Output): void {
  if (isJson)
    throw new CliError('The archive goes to stdout, so --json cannot be used.', EXIT.usage);
  if (process.stdout.isTTY)
    throw new CliError('The archive is binary: send stdout to a file or a program.', EXIT.usage);
}

/**
 * Stdout for an archive. It waits for a slow reader; a stream of the file descriptor would give up after a few tries,
 * because Node opens pipes without blocking. A reader that has gone is a `CliError`, because half an archive is useless.
 */
export function archivePipe(): Writable {
  isOpen = true;
  return new Writable({
    write: (chunk: Buffer, _encoding, done) =>
      void process.stdout.write(chunk, (error) => done(error && failureOf(error))),
  });
}

// Said here: elsewhere nobody can tell this pipe from one to a server.
const failureOf = (error: NodeJS.ErrnoException): Error =>
  error.code === 'EPIPE'
    ? new CliError('The program that was to read this has ended.', EXIT.failed)
    : error;

/**
 * A reader that has closed the pipe, as in `shotvault list | head`, ends nothing that is under way, and changes no exit
 * code: an upload goes on. Throws every other error.
 */
export function onStdoutError(error: NodeJS.ErrnoException): void {
  // The write of the archive reports it, too.
  if (isOpen || error.code === 'EPIPE') return;
  throw error;
}
