import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import type { Archives } from '../../../server/operator-context';
import { formatByteSize } from '../../../server/contract/storage/byte-sizes';
import { archivePipe, assertPipe } from '../../lib/archive-pipe';
import { CliError } from '../../lib/cli-error';
import { EXIT } from '../../lib/exit-codes';
import { interruptible } from '../../lib/interrupt';
import { Output } from '../../lib/output';
import { bar, progressLine } from '../../lib/progress';
import { ofTarget } from '../../lib/save-file';
import { counted } from '../../lib/text';

type Report = Awaited<ReturnType<Archives['backUp']>>;

/** At most this many are listed; the JSON document and the archive itself name all. */
const MOST_FAULTS = 20;

/** Writes everything that people store here to one file while the server runs. */
export function addBackupCommand(program: Command): void {
  program
    .command('backup')
    .description('rows and originals as one archive (needs the server’s environment)')
    .helpGroup('Operator commands:')
    .option('-o, --output <file>', 'where to; - is stdout; without it shotvault-<moment>.tar here')
    .addHelpText('after', '\nExample:\n  shotvault backup -o - | gzip > shotvault.tar.gz')
    .action(async ({ output: wanted }: { output?: string }, command: Command) => {
      const output = new Output(command.optsWithGlobals());
      const isPiped = wanted === '-';
      if (isPiped) assertPipe(output);
      const path = wanted ?? `shotvault-${moment()}.tar`;
      const report = isPiped
        ? await backUp(archivePipe(), output)
        : await intoFile(path, (stream) => backUp(stream, output));
      tell(output, isPiped ? null : path, report);
    });
}

async function backUp(target: Writable, output: Output): Promise<Report> {
  const { withArchives } = await import('../../../server/operator-context.js');
  const line = progressLine(output);
  const onProgress = ({ done, all }: { done: number; all: number }) =>
    line.show(`Backing up ${bar(done, all)}`);
  return interruptible((signal) =>
    withArchives((archives) => archives.backUp(target, { signal, onProgress })),
  ).finally(() => line.clear());
}

/** Writes the whole archive or none; only its owner may read it. */
async function intoFile(path: string, write: (target: Writable) => Promise<Report>) {
  if (existsSync(path)) throw new CliError(`${path} is there already.`, EXIT.failed);
  const draft = `${path}.${process.pid}.part`;
  try {
    // Opened here: a stream that cannot open its file fails before anybody listens to it.
    const file = await open(draft, 'wx', 0o600);
    const report = await write(file.createWriteStream());
    await sync(draft);
    await rename(draft, path);
    await sync(dirname(path));
    return report;
  } catch (error) {
    await rm(draft, { force: true });
    throw ofTarget(error, path);
  }
}

/** Makes the archive survive a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const moment = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

function tell(output: Output, path: string | null, report: Report): void {
  const { takenAt, people, screenshots, bytes, gone, missing, damaged } = report;
  const sum = `${people === 1 ? '1 person' : `${people} people`}, ${counted(screenshots - gone.length, 'screenshot')}, ${formatByteSize(bytes)}`;
  if (path === null) output.note(sum);
  else {
    const shown = { people, screenshots: screenshots - gone.length, bytes, missing, damaged };
    output.result({ path, taken_at: takenAt.toISOString(), ...shown }, [`${path}: ${sum}`]);
  }
  const faults = [
    ...missing.map((id) => `${id}: the original is missing, only its row was saved.`),
    ...damaged.map((id) => `${id}: the original is not what was uploaded.`),
  ];
  for (const fault of faults.slice(0, MOST_FAULTS)) output.warn(fault);
  if (faults.length === 0) return;
  throw new CliError(
    `${counted(faults.length, 'original')} could not be saved as uploaded.`,
    EXIT.some,
  );
}
