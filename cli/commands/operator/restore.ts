import type { Command } from 'commander';
import type { Archives } from '../../../server/operator-context';
import { formatByteSize } from '../../../server/contract/storage/byte-sizes';
import { CliError } from '../../lib/cli-error';
import { confirmed } from '../../lib/confirm';
import { EXIT } from '../../lib/exit-codes';
import { interruptible } from '../../lib/interrupt';
import { Output } from '../../lib/output';
import { bar, progressLine } from '../../lib/progress';
import { counted } from '../../lib/text';

interface RestoreOptions {
  force?: boolean;
  yes?: boolean;
  dryRun?: boolean;
}

type Contents = Parameters<Archives['restore']>[1];
type Wishes = Parameters<Archives['restore']>[2];
type Target = Awaited<ReturnType<Archives['describeTarget']>>;

/** Restores an archive of `backup`. */
export function addRestoreCommand(program: Command): void {
  program
    .command('restore')
    .description('put an archive of `backup` in place (needs the server’s environment)')
    .helpGroup('Operator commands:')
    .argument('<file>', 'the archive; it is checked as a whole before anything changes')
    .option('--force', 'replace what is there; asks twice')
    .option('--yes', 'do not ask')
    .option('--dry-run', 'only check the archive')
    .addHelpText('after', '\nExample:\n  shotvault restore shotvault-2026-11-21T03-00-00.tar')
    .action(async (file: string, options: RestoreOptions, command: Command) => {
      const output = new Output(command.optsWithGlobals());
      const { withIdleArchives, inspectArchive } =
        await import('../../../server/operator-context.js');
      const contents = await watched(output, 'Checking', (wishes) => inspectArchive(file, wishes));
      if (options.dryRun) return tell(output, contents, null);
      await withIdleArchives(async (archives) => {
        await assertReplaceable(await archives.describeTarget(), options, output);
        const report = await watched(output, 'Restoring', (wishes) =>
          archives.restore(file, contents, wishes),
        );
        tell(output, contents, report);
      });
    });
}

function watched<Result>(
  output: Output,
  what: string,
  work: (wishes: Wishes) => Promise<Result>,
): Promise<Result> {
  const line = progressLine(output);
  const onProgress: Wishes['onProgress'] = ({ done, all }) =>
    line.show(`${what} ${all === 0 ? counted(done, 'original') : bar(done, all)}`);
  return interruptible((signal) => work({ signal, onProgress })).finally(() => line.clear());
}

async function assertReplaceable(
  target: Target,
  { force = false, yes = false }: RestoreOptions,
  output: Output,
): Promise<void> {
  if (target.others > 0)
    throw new CliError(
      `Other programs use this database (${counted(target.others, 'connection')}). Stop Shotvault first.`,
      EXIT.failed,
    );
  if (target.isEmpty) return;
  const there = `${people(target.people)} and ${counted(target.screenshots, 'screenshot')}`;
  if (!force)
    throw new CliError(
      `This Shotvault is not empty: ${there}${target.hasFiles ? ', with files' : ''}. Restore into an empty one, or replace everything with --force.`,
      EXIT.failed,
    );
  if (yes) return;
  output.note(`The archive takes the place of ${there}.`);
  const isSure =
    (await confirmed('Replace everything that is there?')) &&
    (await confirmed('This cannot be undone. Continue?'));
  if (!isSure) throw new CliError('Nothing was changed.', EXIT.failed);
}

function tell(
  output: Output,
  { header, manifest }: Contents,
  report: Awaited<ReturnType<Archives['restore']>> | null,
): void {
  const shown = {
    version: header.version,
    taken_at: header.taken_at,
    people: manifest.rows.users ?? 0,
    screenshots: (manifest.rows.screenshots ?? 0) - manifest.gone.length,
    bytes: manifest.bytes,
    missing: manifest.missing,
    damaged: manifest.damaged,
  };
  const sum = `${people(shown.people)}, ${counted(shown.screenshots, 'screenshot')}, ${formatByteSize(shown.bytes)}`;
  const source = `of ${header.taken_at} (Shotvault ${header.version})`;
  output.result({ is_restored: report !== null, ...shown, migrated: report?.migrated ?? [] }, [
    report ? `Restored ${sum} ${source}.` : `The archive ${source} is whole: ${sum}.`,
    ...(report?.migrated ?? []).map((name) => `Migrated: ${name}`),
  ]);
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
