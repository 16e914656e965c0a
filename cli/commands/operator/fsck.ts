import type { Command } from 'commander';
import type { OperatorServices } from '../../../server/operator-context';
import { CliError } from '../../lib/cli-error';
import { confirmed } from '../../lib/confirm';
import { EXIT } from '../../lib/exit-codes';
import { interruptible } from '../../lib/interrupt';
import type { Output } from '../../lib/output';
import { bar, progressLine } from '../../lib/progress';
import { counted, plain } from '../../lib/text';
import { output, useServices } from './services';

interface FsckFlags {
  scrub?: boolean;
  repair?: boolean;
  yes?: boolean;
}

const HELP = `
It may run beside the server. Missing thumbnails are only counted: they are made
when somebody looks. --repair deletes nothing that cannot be made again: an
original without a row goes to lost-and-found, a row without its file stays and
says so, counters are counted anew. Files younger than an hour may still be
arriving and are left alone.
Ends with 3 when problems remain.

Examples:
  shotvault fsck
  shotvault fsck --scrub --repair`;

/** Compares rows, files and counters; `server/modules/operator/checks/store-check.service.ts` says what exactly. */
export function addFsckCommand(program: Command): void {
  program
    .command('fsck')
    .description(
      'check that rows, files and counters belong together (needs the server’s environment)',
    )
    .helpGroup('Operator commands:')
    .option('--scrub', 'read every original and compare its checksum')
    .option('--repair', 'mend what can be mended (asks)')
    .option('--yes', 'do not ask')
    .addHelpText('after', HELP)
    .action(async (flags: FsckFlags, command: Command) => {
      const out = output(command);
      const report = await interruptible((signal) =>
        useServices((services) => check(services, { flags, out, signal })),
      );
      const shown = toWire(report, flags);
      out.result(shown, linesOf(shown));
      if (shown.remaining > 0) throw new CliError('', EXIT.some);
    });
}

type Report = Awaited<ReturnType<OperatorServices['store']['run']>>;

/** Repairs at once with `--yes`; else it checks first and asks about its findings. */
async function check(
  { store }: OperatorServices,
  { flags, out, signal }: { flags: FsckFlags; out: Output; signal: AbortSignal },
): Promise<Report> {
  const { scrub: isScrub = false, repair = false, yes = false } = flags;
  const run = async (isRepair: boolean): Promise<Report> => {
    const line = progressLine(out);
    const onProgress = (done: number, all: number) => line.show(bar(done, all));
    try {
      return await store.run({ isScrub, isRepair, onProgress, signal });
    } finally {
      line.clear();
    }
  };
  if (repair && yes) return run(true);
  const report = await run(false);
  const { found } = report.problems;
  if (!repair) return report;
  // Nothing is lost by counting bytes again, so nobody is asked about it alone.
  if (found === 0) return report.wrongSizes === 0 ? report : run(true);
  for (const text of problemLines(toWire(report, flags))) out.note(text);
  const isAgreed = await confirmed(`${counted(found, 'problem')} found. Mend what can be mended?`);
  return isAgreed ? run(true) : report;
}

const toWire = (report: Report, flags: FsckFlags) => {
  const { screenshots, files, missingThumbnails, wrongSizes, problems } = report;
  return {
    scrubbed: flags.scrub ?? false,
    screenshots,
    files,
    missing_thumbnails: missingThumbnails,
    wrong_sizes: wrongSizes,
    is_repair: report.isRepair,
    found: problems.found,
    repaired: problems.repaired,
    remaining: problems.remaining,
    problems: problems.list.map(({ kind, about, detail, isRepaired }) => ({
      kind,
      about,
      detail,
      is_repaired: isRepaired,
    })),
  };
};

const NAMES = {
  file_missing: 'file missing',
  file_damaged: 'file damaged',
  file_without_row: 'file without a row',
  counter_wrong: 'counter wrong',
  usage_wrong: 'used allowance below zero',
};

type Shown = ReturnType<typeof toWire>;

function problemLines({ problems, found }: Shown): string[] {
  const lines = problems.map(({ kind, about, detail, is_repaired: isRepaired }) => {
    const what = plain(kind === 'counter_wrong' ? detail : `${about}, ${detail}`);
    return `${NAMES[kind]}: ${what}${isRepaired ? ' (mended)' : ''}`;
  });
  const others = found - problems.length;
  return others > 0 ? [...lines, `… and ${others} more.`] : lines;
}

/** Not a fault: data from before bytes were counted, or thumbnails that were made again. */
function sizesLine({ wrong_sizes: count, is_repair: isRepair }: Shown): string {
  const of = `the thumbnails of ${counted(count, 'screenshot')}`;
  return isRepair
    ? `Counted the bytes of ${of} again.`
    : `The bytes of ${of} are to be counted again: --repair.`;
}

function linesOf(shown: Shown): string[] {
  const { found, repaired, remaining, scrubbed, missing_thumbnails: missing } = shown;
  const checked = `${counted(shown.screenshots, 'screenshot')} and ${counted(shown.files, 'file')}`;
  return [
    ...problemLines(shown),
    `${checked} checked${scrubbed ? ', every checksum compared' : ''}.`,
    ...(shown.wrong_sizes > 0 ? [sizesLine(shown)] : []),
    ...(missing > 0 ? [`${counted(missing, 'thumbnail')} to be made when somebody looks.`] : []),
    found === 0
      ? 'No problem was found.'
      : `${counted(found, 'problem')} found, ${repaired} mended, ${remaining} left.`,
  ];
}
