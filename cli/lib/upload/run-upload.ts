import { basename } from 'node:path';
import { MAX_FILE_BYTES, MAX_FILE_TEXT } from '../../../server/contract/limits';
import { formatByteSize } from '../../../server/contract/storage/byte-sizes';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { failureSentence } from '../failure-sentence';
import type { Context } from '../context';
import { bar, progressLine } from '../progress';
import { batchesOf, inParallel, readAhead, type ReadFile, readOne } from './batches';
import type { FoundFile } from './find-files';
import type { Journal } from './journal';
import type { Outcome } from './outcome';
import { sendFile } from './send-file';

export interface UploadJob {
  files: readonly FoundFile[];
  teamId: string | null;
  concurrency: number;
  /** Checks with the server and sends nothing. */
  isDry: boolean;
  /** Null to read every file. */
  journal: Journal | null;
  signal: AbortSignal;
  /** False when each outcome is printed as a line. */
  hasProgress: boolean;
  /** Called with each outcome. */
  onOutcome: (outcome: Outcome) => void;
}

export interface UploadRun {
  outcomes: Outcome[];
  /** Hashes by path, of the files that were read; the journal spares reading the others. */
  hashes: Map<string, string>;
  /** The reason for an early end: a full plan, a refused token, Ctrl+C. */
  stopped: Error | null;
}

/** Skips files in the journal, checks the others in batches, and sends those that the server lacks. */
export async function runUpload(context: Context, job: UploadJob): Promise<UploadRun> {
  const run: UploadRun = { outcomes: [], hashes: new Map(), stopped: null };
  const line = progressLine(context.output);
  let sent = 0;
  const settle = (outcome: Outcome) => {
    run.outcomes.push(outcome);
    job.onOutcome(outcome);
    if (job.hasProgress)
      line.show(`${bar(run.outcomes.length, job.files.length)}  ${formatByteSize(sent)} sent`);
  };
  const settleRead = (file: ReadFile, outcome: Outcome) => {
    run.hashes.set(file.path, file.hash);
    if (outcome.screenshot_id !== null) {
      job.journal?.add({ ...file, id: outcome.screenshot_id });
    }
    settle(outcome);
  };
  const send = async (file: ReadFile) => {
    job.signal.throwIfAborted();
    const outcome = await sendFile(context, file, job);
    sent += file.bytes.length;
    settleRead(file, outcome);
  };
  try {
    const unknown = worthSending(job, settle);
    for await (const files of readAhead(batchesOf(unknown), (it) => readAll(it, settle))) {
      job.signal.throwIfAborted();
      const missing = await settleExisting(context, job, { files, settleRead });
      if (!job.isDry) await inParallel(missing, job.concurrency, send);
      else missing.forEach((file) => settle(outcomeOf(file, 'new')));
    }
  } catch (error) {
    run.stopped = (job.signal.aborted ? job.signal.reason : error) as Error;
  } finally {
    line.clear();
  }
  return run;
}

const outcomeOf = (
  { path }: FoundFile,
  status: Outcome['status'],
  screenshot_id: string | null = null,
): Outcome => ({ path, status, screenshot_id });

/** Leaves out files that the journal knows or that can never be sent. */
function worthSending({ files, journal }: UploadJob, settle: (it: Outcome) => void): FoundFile[] {
  return files.filter((file) => {
    const known = journal?.find(file);
    if (known) settle(outcomeOf(file, 'skipped', known.id));
    else if (file.size > MAX_FILE_BYTES) {
      settle({ ...outcomeOf(file, 'failed'), error: `The file is larger than ${MAX_FILE_TEXT}.` });
    } else return true;
    return false;
  });
}

async function readAll(
  files: readonly FoundFile[],
  settle: (outcome: Outcome) => void,
): Promise<ReadFile[]> {
  const read: ReadFile[] = [];
  for (const file of files) {
    try {
      read.push(await readOne(file, basename(file.path)));
    } catch (error) {
      settle({ ...outcomeOf(file, 'failed'), error: failureSentence(error) });
    }
  }
  return read;
}

interface Batch {
  files: readonly ReadFile[];
  settleRead: (file: ReadFile, outcome: Outcome) => void;
}

/** Reports the files of a batch that the server has; returns the others. */
async function settleExisting(
  { api }: Context,
  { teamId, signal }: UploadJob,
  { files, settleRead }: Batch,
): Promise<ReadFile[]> {
  if (files.length === 0) return [];
  const { existing } = await api.call('screenshots.check', {
    query: teamId === null ? {} : { team_id: teamId },
    body: { hashes: files.map(({ hash }) => hash) },
    signal,
  });
  const ids = new Map(existing.map(({ hash, screenshot_id }) => [hash, screenshot_id]));
  return files.filter((file) => {
    const id = ids.get(file.hash);
    if (id !== undefined) settleRead(file, outcomeOf(file, 'duplicate', id));
    return id === undefined;
  });
}

/** Tells whether Ctrl+C stopped the run. */
export const isInterrupted = (stopped: Error | null): boolean =>
  stopped instanceof CliError && stopped.exitCode === EXIT.interrupted;
