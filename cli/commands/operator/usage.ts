import type { Command } from 'commander';
import type { OperatorServices } from '../../../server/operator-context';
import { confirmed } from '../../lib/confirm';
import { table } from '../../lib/output';
import { output as outputOf, useServices } from './services';

interface ResetOptions {
  user?: string;
  all?: boolean;
  month?: string;
  dryRun?: boolean;
  yes?: boolean;
}

/** Counted uploads, for operators. */
export function addUsageReset(usage: Command): void {
  usage
    .command('reset')
    .description('set counted uploads back to zero (needs the server’s environment)')
    .option('--user <email>', 'of one person')
    .option('--all', 'of everybody')
    .option('--month <month>', 'YYYY-MM; without it the present month')
    .option('--dry-run', 'only print what would be reset')
    .option('--yes', 'do not ask')
    .addHelpText('after', '\nExample:\n  shotvault usage reset --user ada@example.com --yes')
    .action(async (options: ResetOptions, command: Command) => {
      const { email, month } = askedOf(options, command);
      const { dryRun = false, yes = false } = options;
      const reset = (isDryRun: boolean) =>
        useServices(({ months }) => months.reset({ email, month, isDryRun }));
      const found = await reset(true);
      const output = outputOf(command);
      const lines = linesOf(found);
      const mustAsk = !dryRun && !yes && found.length > 0;
      if (mustAsk) lines.splice(0).forEach((line) => output.note(line));
      const question = `Set the counted uploads of ${peopleOf(found.length)} back to zero?`;
      const isReset = !dryRun && found.length > 0 && (!mustAsk || (await confirmed(question)));
      if (isReset) await reset(false);
      output.result({ dry_run: dryRun, is_reset: isReset, usage: found.map(toWire) }, [
        ...lines,
        summaryOf({ count: found.length, dryRun, isReset }),
      ]);
    });
}

function linesOf(found: readonly Row[]): string[] {
  if (found.length === 0) return [];
  const rows = found.map(({ email, month, used }) => [email, month, String(used)]);
  return table([['EMAIL', 'MONTH', 'UPLOADS'], ...rows]);
}

/** One person or everybody, never by an oversight. */
function askedOf({ user, all, month }: ResetOptions, command: Command) {
  if ((user === undefined) === !all) {
    command.error('Name one person with --user, or everybody with --all.', { exitCode: 2 });
  }
  if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    command.error(`${month} is not a month such as 2026-11.`, { exitCode: 2 });
  }
  return { email: user ?? null, month: month ?? null };
}

function summaryOf(done: { count: number; dryRun: boolean; isReset: boolean }): string {
  if (done.count === 0) return 'Nothing to do: no uploads are counted.';
  const uploads = `The counted uploads of ${peopleOf(done.count)}`;
  if (done.dryRun) return `${uploads} would be set back to zero.`;
  return done.isReset ? `${uploads} are back to zero.` : 'Nothing was changed.';
}

const peopleOf = (count: number) => (count === 1 ? 'one person' : `${count} people`);

type Row = Awaited<ReturnType<OperatorServices['months']['reset']>>[number];

const toWire = ({ email, month, used }: Row) => ({
  email,
  month_year: month,
  screenshots_uploaded: used,
});
