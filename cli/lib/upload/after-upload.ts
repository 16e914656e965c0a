import { stat, unlink } from 'node:fs/promises';
import { ApiError } from '../../../server/contract/client';
import { MAX_HASHES } from '../../../server/contract/limits';
import { bulk } from '../bulk';
import { endsAll, mayPass } from '../cli-error';
import { confirmed } from '../confirm';
import { pause } from '../connection';
import type { Context } from '../context';
import { AmbiguousNameError, openCollection } from '../find-collection';
import { counted, plain } from '../text';
import { type FoundFile, folderNameOf } from './find-files';
import type { Outcome } from './outcome';
import type { UploadRun } from './run-upload';

/**
 * Adds stored files to a collection, or those of each folder to one with its name. One that is refused
 * is told and stops no other. Returns the number of those.
 */
export async function collect(
  context: Context,
  { outcomes }: UploadRun,
  nameFor: (path: string) => string,
): Promise<number> {
  const idsOf = new Map<string, Set<string>>();
  for (const { path, screenshot_id } of outcomes) {
    if (screenshot_id === null) continue;
    const name = nameFor(path);
    idsOf.set(name, (idsOf.get(name) ?? new Set()).add(screenshot_id));
  }
  let refused = 0;
  for (const [name, ids] of idsOf) {
    try {
      await fill(context, name, [...ids]);
    } catch (error) {
      if (!isAboutOne(error)) throw error;
      context.output.warn(error.message);
      refused += 1;
    }
  }
  return refused;
}

/** The next collection would not meet the same answer. */
const isAboutOne = (error: unknown): error is Error =>
  error instanceof AmbiguousNameError ||
  (error instanceof ApiError && !endsAll(error) && !mayPass(error));

async function fill(context: Context, name: string, ids: string[]): Promise<void> {
  const { id: collection_id } = await openCollection(context, name);
  const action = (some: string[]) => ({ ids: some, action: 'collect' as const, collection_id });
  const { done, failed } = await bulk(context, ids, action);
  context.output.note(`${counted(done.length, 'screenshot')} in the collection ${name}.`);
  for (const { id, error } of failed) context.output.warn(`${id}: ${error}`);
}

export const folderOf = (path: string): string => folderNameOf({ path, size: 0, mtimeMs: 0 });

const WAIT_MS = 2000;

/** Duplicates are not asked about: there may be thousands. */
const SENT: readonly Outcome['status'][] = ['uploaded', 'restored'];

/** Waits until every image that was uploaded, or taken out of the trash, was read or failed. */
export async function untilRead(
  { api, output }: Context,
  { outcomes }: UploadRun,
  signal: AbortSignal,
): Promise<void> {
  for (const { screenshot_id, status } of outcomes) {
    if (screenshot_id === null || !SENT.includes(status)) continue;
    for (;;) {
      const params = { id: screenshot_id };
      const row = await api.call('screenshots.get', { params, signal });
      const state = row.processing_status;
      if (state === 'done') break;
      if (state === 'failed') {
        output.warn(`${row.original_name}: ${row.processing_error ?? 'It could not be read.'}`);
        break;
      }
      await pause(WAIT_MS, signal);
    }
  }
}

interface Deletion {
  files: readonly FoundFile[];
  teamId: string | null;
  isSure: boolean;
}

/** Deletes files that the server confirms to have, unless they have changed since they were read; returns the paths. */
export async function deleteStored(
  context: Context,
  { hashes }: UploadRun,
  { files, teamId, isSure }: Deletion,
): Promise<string[]> {
  const stored = await confirmedHashes(context, [...new Set(hashes.values())], teamId);
  const deletable: FoundFile[] = [];
  for (const file of files) {
    const hash = hashes.get(file.path);
    if (hash !== undefined && stored.has(hash) && (await isUnchanged(file))) deletable.push(file);
  }
  if (deletable.length === 0) return [];
  const question = `Delete ${counted(deletable.length, 'file')} from this machine?`;
  if (!isSure && !(await confirmed(question))) return [];
  return deleteUnchanged(context, deletable);
}

/** The question may have stood there for long: files that changed meanwhile stay. */
async function deleteUnchanged(
  { output }: Context,
  files: readonly FoundFile[],
): Promise<string[]> {
  const deleted: string[] = [];
  for (const file of files) {
    if (await isUnchanged(file)) {
      await unlink(file.path);
      deleted.push(file.path);
    } else output.warn(`${plain(file.path)}: It has changed since it was sent and is kept.`);
  }
  return deleted;
}

async function confirmedHashes(
  { api }: Context,
  hashes: readonly string[],
  teamId: string | null,
): Promise<Set<string>> {
  const stored = new Set<string>();
  for (let at = 0; at < hashes.length; at += MAX_HASHES) {
    const { existing } = await api.call('screenshots.check', {
      query: teamId === null ? {} : { team_id: teamId },
      body: { hashes: hashes.slice(at, at + MAX_HASHES) },
    });
    existing.forEach(({ hash }) => stored.add(hash));
  }
  return stored;
}

async function isUnchanged({ path, size, mtimeMs }: FoundFile): Promise<boolean> {
  const now = await stat(path).catch(() => null);
  return now !== null && now.size === size && now.mtimeMs === mtimeMs;
}
