import type { Command } from 'commander';
import type { showDatabase } from '../../../server/operator-context';
import { CliError } from '../../lib/cli-error';
import { EXIT } from '../../lib/exit-codes';
import { table } from '../../lib/output';
import { counted } from '../../lib/text';
import { output } from './services';

/** Shows the database's migrations and applies them. */
export function addDbCommand(program: Command): void {
  const db = program
    .command('db')
    .description('the database (needs the server’s environment)')
    .helpGroup('Operator commands:')
    .addHelpText('after', '\nExample:\n  shotvault db status');
  db.command('status')
    .description(
      'migrations applied, pending and edited, and tables that are not as they made them',
    )
    .addHelpText(
      'after',
      '\nEnds with 3 when migrations wait, and with 1 when something is wrong.\n\nExample:\n  shotvault db status',
    )
    .action(async (_options, command: Command) => {
      const context = await import('../../../server/operator-context.js');
      const shown = toWire(await context.showDatabase());
      output(command).result(shown, linesOf(shown));
      if (isWrong(shown)) throw new CliError('', EXIT.failed);
      if (shown.pending > 0) throw new CliError('', EXIT.some);
    });
  db.command('migrate')
    .description('bring the database up to date; the server does the same when it starts')
    .option('-n, --dry-run', 'only say what would be applied')
    .addHelpText('after', '\nExample:\n  shotvault db migrate --dry-run')
    .action(async ({ dryRun = false }: { dryRun?: boolean }, command: Command) => {
      const context = await import('../../../server/operator-context.js');
      const names = dryRun
        ? pendingOf(await context.showDatabase())
        : await context.migrateDatabase();
      const verb = dryRun ? 'would be applied' : 'applied';
      output(command).result({ dry_run: dryRun, applied: names }, [
        ...names.map((name) => `+ ${name}`),
        names.length === 0
          ? 'Nothing to do: the database is up to date.'
          : `${counted(names.length, 'migration')} ${verb}.`,
      ]);
    });
}

type Status = Awaited<ReturnType<typeof showDatabase>>;

const pendingOf = ({ migrations }: Status) =>
  migrations.filter(({ state }) => state === 'pending').map(({ name }) => name);

const toWire = ({ migrations, drift }: Status) => ({
  pending: migrations.filter(({ state }) => state === 'pending').length,
  migrations: migrations.map(({ name, state, appliedAt }) => ({
    name,
    state,
    applied_at: appliedAt?.toISOString() ?? null,
  })),
  drift,
});

type Shown = ReturnType<typeof toWire>;

/** Advice for each state. */
const ADVICE = {
  edited:
    'was changed after it had been applied: restore the file, and put the change into a new one',
  failed: 'was left half-way: repair what it left, then mark it with "prisma migrate resolve"',
  unknown: 'comes from a newer version of Shotvault: start that one again',
};

const isWrong = ({ migrations, drift }: Shown) =>
  (drift !== null && drift.length > 0) || migrations.some(({ state }) => state in ADVICE);

function linesOf({ migrations, pending, drift }: Shown): string[] {
  const rows = migrations.map((it) => [
    it.name,
    it.state,
    it.applied_at?.slice(0, 16).replace('T', ' ') ?? '',
  ]);
  const problems = migrations.flatMap(({ name, state }) =>
    state === 'applied' || state === 'pending' ? [] : [`${name} ${ADVICE[state]}.`],
  );
  return [
    ...table([['MIGRATION', 'STATE', 'APPLIED (UTC)'], ...rows]),
    '',
    ...problems,
    ...(pending > 0 ? [`${counted(pending, 'migration')} to apply: shotvault db migrate`] : []),
    ...driftLines(drift),
  ];
}

function driftLines(drift: Shown['drift']): string[] {
  if (drift === null) return ['Whether the tables are as the migrations made them cannot be told.'];
  if (drift.length === 0) return ['The tables are as the migrations made them.'];
  return ['The tables are not as the migrations made them:', ...drift.map((it) => `  ${it}`)];
}
