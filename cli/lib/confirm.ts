import { createInterface } from 'node:readline/promises';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** Asks on the terminal; throws without a terminal instead of guessing. */
export async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new CliError(`${question} Nobody can answer here: add --yes.`, EXIT.failed);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ABORT_ERR') throw error;
    // Ctrl+C leaves the cursor behind the question.
    throw new CliError('\nInterrupted.', EXIT.interrupted);
  } finally {
    terminal.close();
  }
}
