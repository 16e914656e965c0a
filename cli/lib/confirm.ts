import { createInterface } from 'node:readline/promises';

/** Asks on the terminal; where nobody can answer it throws instead of guessing. */
export async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error(`${question} Nobody can answer here: add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
