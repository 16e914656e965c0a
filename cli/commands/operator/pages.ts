import type { Command } from 'commander';
import { CliError } from '../../lib/cli-error';
import { EXIT } from '../../lib/exit-codes';
import type { Output } from '../../lib/output';

interface PageFlags {
  search?: string;
  limit: string;
  after?: string;
}

/** Adds the options of a long list. */
export function withPages(command: Command, searched: string): Command {
  return command
    .option('--search <text>', `only where ${searched} contains this`)
    .option('--limit <n>', 'at most so many', '50')
    .option('--after <id>', 'go on behind this one');
}

export function pageOf({ search = '', limit, after = '' }: PageFlags) {
  if (!/^[1-9]\d{0,3}$/.test(limit)) {
    throw new CliError(`--limit ${limit} is not a number from 1 to 9999.`, EXIT.usage);
  }
  return { search, limit: Number(limit), after: after === '' ? null : after };
}

/** Tells how to continue the list when there may be more. */
export function tellNext(output: Output, rows: readonly { id: string }[], limit: number): void {
  const last = rows.at(-1);
  if (last && rows.length === limit)
    output.note(`The first ${limit}; more with --after ${last.id}`);
}
