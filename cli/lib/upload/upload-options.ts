import { readFile } from 'node:fs/promises';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { readStdin } from '../read-stdin';
import type { FindOptions } from './find-files';

/** Files that are sent at once: unless told, and at most. */
export const AT_ONCE = { usual: 3, most: 32 } as const;

/** As commander passes them. */
export interface UploadFlags {
  recursive?: boolean;
  ignore?: string[];
  includeHidden?: boolean;
  concurrency: string;
  collection?: string;
  collectionPerFolder?: boolean;
  dryRun?: boolean;
  check?: boolean;
  since?: string;
  resume: boolean;
  deleteAfter?: boolean;
  wait?: boolean;
  fromFile?: string;
  name?: string;
  jsonl?: boolean;
  watch?: boolean;
  yes?: boolean;
}

export function concurrencyOf({ concurrency }: UploadFlags): number {
  const number = Number(concurrency);
  if (Number.isInteger(number) && number >= 1 && number <= AT_ONCE.most) return number;
  const wanted = `a number from 1 to ${AT_ONCE.most}`;
  throw new CliError(`--concurrency ${concurrency} is not ${wanted}.`, EXIT.usage);
}

export function findOptionsOf(flags: UploadFlags): FindOptions {
  return {
    recursive: flags.recursive ?? false,
    includeHidden: flags.includeHidden ?? false,
    ignore: flags.ignore ?? [],
    since: sinceOf(flags),
  };
}

/** Days begin in the time zone of this machine. */
function sinceOf({ since }: UploadFlags): Date | null {
  if (since === undefined) return null;
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})([T ]\d{2}:\d{2}.*)?$/.exec(since) ?? [];
  const date = new Date(time === undefined ? `${day}T00:00:00` : since);
  if (isRealDay(day) && !Number.isNaN(date.getTime())) return date;
  throw new CliError(
    `--since ${since} is neither a day such as 2026-11-01 nor a time such as 2026-11-01T09:30.`,
    EXIT.usage,
  );
}

/** The engine takes the 31st of February for the 3rd of March. */
function isRealDay(day: string | undefined): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`);
}

/** Contradicting options are wrong usage, reported before anything happens. */
export function assertSensible(paths: readonly string[], flags: UploadFlags): void {
  const wrong = (message: string) => {
    throw new CliError(message, EXIT.usage);
  };
  concurrencyOf(flags);
  const isStdin = paths.includes('-');
  if (paths.length === 0 && flags.fromFile === undefined) wrong('Name what to upload.');
  if (isStdin && paths.length > 1) wrong('- is one image on stdin: nothing can stand beside it.');
  if (isStdin && flags.name === undefined) wrong('An image on stdin needs a name: --name shot.png');
  if (!isStdin && flags.name !== undefined) wrong('--name is for one image on stdin: -');
  if (isStdin && flags.watch) wrong('stdin cannot be watched.');
  if (isStdin && flags.deleteAfter) wrong('Nothing can be deleted that came on stdin.');
  if (flags.collection !== undefined && flags.collectionPerFolder) {
    wrong('Either --collection or --collection-per-folder.');
  }
  if (flags.deleteAfter && (flags.dryRun || flags.check || flags.watch)) {
    wrong('--delete-after needs a run that sends and ends.');
  }
}

/** The paths of a list, one a line. */
export async function pathsFrom(file: string): Promise<string[]> {
  const text = file === '-' ? (await readStdin()).toString() : await readList(file);
  return text.split(/\r?\n/).filter((line) => line !== '');
}

async function readList(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new CliError(`The list ${file} cannot be read.`, EXIT.failed);
  }
}
