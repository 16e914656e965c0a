import type { Command } from 'commander';
import type { OperatorServices } from '../../../server/operator-context';
import { CliError } from '../../lib/cli-error';
import { confirmed } from '../../lib/confirm';
import { EXIT } from '../../lib/exit-codes';
import { table } from '../../lib/output';
import { agoOf, counted, plain } from '../../lib/text';
import { output, useServices } from './services';

/** Background jobs: reading images, removing files, erasing accounts. */
export function addJobsCommand(program: Command): void {
  const jobs = program
    .command('jobs')
    .description('background work (needs the server’s environment)')
    .helpGroup('Operator commands:')
    .addHelpText('after', '\nExample:\n  shotvault jobs status');
  addStatus(jobs);
  addRetry(jobs);
  addPauseAndResume(jobs);
  addClear(jobs);
}

function addStatus(jobs: Command): void {
  jobs
    .command('status')
    .description('how many wait, run, are done and failed, and why they failed')
    .option('--limit <n>', 'show so many failed ones', '10')
    .addHelpText('after', '\nExample:\n  shotvault jobs status --limit 50')
    .action(async ({ limit }: { limit: string }, command: Command) => {
      const most = wholeNumber(limit, '--limit');
      const status = await useServices((services) => services.jobs.status(most));
      const shown = toWire(status);
      output(command).result(shown, linesOf(shown, status.now));
    });
}

interface RetryFlags {
  all?: boolean;
  kind?: string;
}

function addRetry(jobs: Command): void {
  jobs
    .command('retry')
    .description('let failed jobs be tried again')
    .argument('[ids...]', 'as `jobs status` prints them')
    .option('--all', 'every failed one')
    .option('--kind <kind>', 'with --all: only of this kind')
    .addHelpText('after', '\nExample:\n  shotvault jobs retry --all --kind screenshots.read')
    .action(async (ids: string[], { all = false, kind }: RetryFlags, command: Command) => {
      const isNamed = ids.length > 0;
      if (isNamed === all || (kind !== undefined && !all)) {
        command.error('Name jobs by their ids, or say --all.', { exitCode: EXIT.usage });
      }
      const { queued, failed } = await useServices(async (services) =>
        all
          ? { queued: await services.jobs.retryAll(kind ?? null), failed: [] }
          : retryEach(services, ids),
      );
      output(command).result({ queued, failed }, [
        `${counted(queued, 'job')} will be tried again.`,
      ]);
      for (const { error } of failed) output(command).warn(error);
      if (failed.length > 0) throw new CliError('', queued > 0 ? EXIT.some : EXIT.failed);
    });
}

async function retryEach({ jobs }: OperatorServices, ids: readonly string[]) {
  const failed: { id: string; error: string }[] = [];
  let queued = 0;
  for (const id of ids) {
    try {
      if ((await jobs.retry(id)) === 'queued') queued += 1;
      else failed.push({ id, error: `The screenshot of job ${id} is gone.` });
    } catch (error) {
      failed.push({ id, error: (error as Error).message });
    }
  }
  return { queued, failed };
}

function addPauseAndResume(jobs: Command): void {
  jobs
    .command('pause')
    .description('no worker takes another job, in any process; what runs is finished')
    .addHelpText('after', '\nExample:\n  shotvault jobs pause')
    .action(async (_options, command: Command) => {
      await useServices((services) => services.jobs.pause());
      output(command).result({ is_paused: true }, [
        'The queue is paused. Uploads go on and wait to be read until: shotvault jobs resume',
      ]);
    });
  jobs
    .command('resume')
    .description('workers take jobs again')
    .addHelpText('after', '\nExample:\n  shotvault jobs resume')
    .action(async (_options, command: Command) => {
      await useServices((services) => services.jobs.resume());
      output(command).result({ is_paused: false }, ['The queue runs.']);
    });
}

interface ClearFlags {
  failed?: boolean;
  olderThan: string;
  dryRun?: boolean;
  yes?: boolean;
}

function addClear(jobs: Command): void {
  jobs
    .command('clear')
    .description('forget jobs that are done; never those that wait or run')
    .option('--failed', 'also failed ones: they cannot be retried then')
    .option('--older-than <days>', 'only what ended so many days ago', '0')
    .option('-n, --dry-run', 'only say how many')
    .option('--yes', 'do not ask')
    .addHelpText('after', '\nExample:\n  shotvault jobs clear --older-than 7 --yes')
    .action(async (flags: ClearFlags, command: Command) => {
      const { failed = false, dryRun = false, yes = false } = flags;
      const states = failed ? (['done', 'failed'] as const) : (['done'] as const);
      const days = wholeNumber(flags.olderThan, '--older-than');
      const clear = (isDryRun: boolean) =>
        useServices((services) => services.jobs.clear(states, { days, isDryRun }));
      const found = await clear(true);
      const what = counted(found, 'finished job');
      const isAgreed = !dryRun && found > 0 && (yes || (await confirmed(`Forget ${what}?`)));
      const cleared = isAgreed ? await clear(false) : 0;
      const done = isAgreed ? `${counted(cleared, 'job')} forgotten.` : 'Nothing was changed.';
      const said = dryRun ? `${what} would be forgotten.` : done;
      output(command).result({ dry_run: dryRun, found, cleared }, [said]);
    });
}

type Status = Awaited<ReturnType<OperatorServices['jobs']['status']>>;

const STATES = ['queued', 'running', 'done', 'failed'] as const;

function toWire({ counts, pausedSince, failed }: Status) {
  const kinds = [...new Set(counts.map(({ kind }) => kind))];
  const count = (kind: string, state: (typeof STATES)[number]) =>
    counts.find((it) => it.kind === kind && it.state === state)?.count ?? 0;
  const waiting = counts.flatMap(({ waitingSince }) => waitingSince?.getTime() ?? []);
  return {
    paused_since: pausedSince?.toISOString() ?? null,
    waiting_since: waiting.length === 0 ? null : new Date(Math.min(...waiting)).toISOString(),
    kinds: kinds.map((kind) => ({
      kind,
      queued: count(kind, 'queued'),
      running: count(kind, 'running'),
      done: count(kind, 'done'),
      failed: count(kind, 'failed'),
    })),
    failed: failed.map((job) => ({
      id: job.id,
      kind: job.kind,
      about: job.key,
      attempts: job.attempts,
      error: job.lastError,
      failed_at: job.failedAt.toISOString(),
    })),
  };
}

function linesOf(shown: ReturnType<typeof toWire>, now: Date): string[] {
  const rows = shown.kinds.map((it) => [it.kind, ...STATES.map((state) => String(it[state]))]);
  const since = (moment: string) => agoOf(new Date(moment), now);
  return [
    shown.paused_since === null
      ? 'The queue runs.'
      : `The queue has been paused for ${since(shown.paused_since)}. Go on with: shotvault jobs resume`,
    ...(shown.waiting_since === null
      ? ['Nothing waits.']
      : [`The job that waits longest has waited for ${since(shown.waiting_since)}.`]),
    ...(rows.length === 0
      ? []
      : ['', ...table([['KIND', 'WAITING', 'RUNNING', 'DONE', 'FAILED'], ...rows])]),
    ...shown.failed.flatMap((job) => [
      '',
      `${job.id}  ${job.kind}, ${counted(job.attempts, 'try', 'tries')}, ${job.failed_at.slice(0, 16).replace('T', ' ')} UTC`,
      `  about ${plain(job.about)}: ${plain(job.error ?? 'no reason was kept')}`,
    ]),
  ];
}

function wholeNumber(text: string, option: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new CliError(`${option} ${text} is not a number such as 10.`, EXIT.usage);
}
