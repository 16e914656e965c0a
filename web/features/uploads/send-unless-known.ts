import { MAX_FILE_BYTES } from '../../../server/contract/limits';
import { client } from '../../shared/api/client';
import { titleOf } from '../screenshots/shared/screenshot.model';
import { uploadListTexts } from './list-texts';
import { sendUpload, type UploadCallbacks } from './send-upload';
import type { ExistingScreenshot, UploadItem, UploadOutcome } from './upload.model';

export { createCollecting } from './collecting';

type Checked = Pick<UploadItem, 'file' | 'teamId'>;
/** The ids of existing screenshots by file. */
type Known = ReadonlyMap<File, string>;

/** The files of one check: few enough that the first one need not wait long. */
const FILES_PER_CHECK = 50;

/** The check of each file; run by the first of its files that is about to be sent. */
const checks = new WeakMap<File, () => Promise<Known>>();

/** SHA-256 in hexadecimal; null on an insecure page, where the browser has no digest. */
async function hashOf(file: File): Promise<string | null> {
  // Undefined on plain http, whatever the types say.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function findKnown(files: readonly File[], teamId: string | null): Promise<Known> {
  const hashes = new Map<File, string>();
  // Sequentially: each file is in memory as a whole while it is read.
  for (const file of files) {
    const hash = await hashOf(file);
    if (hash !== null) hashes.set(file, hash);
  }
  if (hashes.size === 0) return new Map();
  const { existing } = await client.call('screenshots.check', {
    query: teamId ? { team_id: teamId } : {},
    body: { hashes: [...new Set(hashes.values())] },
  });
  const idOf = new Map(existing.map(({ hash, screenshot_id: id }) => [hash, id]));
  const found = [...hashes].map(([file, hash]) => [file, idOf.get(hash)] as const);
  return new Map(found.flatMap(([file, id]) => (id === undefined ? [] : [[file, id] as const])));
}

/** The server would refuse it after all of it had been sent. */
const isTooLarge = ({ file }: Checked): boolean => file.size > MAX_FILE_BYTES;

const TOO_LARGE: UploadOutcome = {
  kind: 'failed',
  error: uploadListTexts.failedWithStatus(413),
  reason: uploadListTexts.tooLarge,
  isFinal: true,
};

/** Checks the files of a selection together. */
export function checkTogether(items: readonly Checked[]): void {
  const sendable = items.filter((item) => !isTooLarge(item));
  for (const teamId of new Set(sendable.map((item) => item.teamId))) {
    const files = sendable.filter((item) => item.teamId === teamId).map(({ file }) => file);
    for (let at = 0; at < files.length; at += FILES_PER_CHECK) {
      const part = files.slice(at, at + FILES_PER_CHECK);
      let answer: Promise<Known> | undefined;
      const ask = () => (answer ??= findKnown(part, teamId));
      for (const file of part) checks.set(file, ask);
    }
  }
}

/** The screenshot with the same bytes. */
async function findExisting({ file, teamId }: Checked): Promise<ExistingScreenshot | null> {
  const ask = checks.get(file) ?? (() => findKnown([file], teamId));
  // A retry checks again, because the file may have been uploaded elsewhere.
  checks.delete(file);
  const id = (await ask()).get(file);
  if (id === undefined) return null;
  const row = await client.call('screenshots.get', { params: { id } });
  return { id: row.id, name: titleOf(row), uploadedAt: row.created_at };
}

/** Sends a file only if the server does not have its bytes; the returned function aborts it. */
export function sendUnlessKnown(item: UploadItem, callbacks: UploadCallbacks): () => void {
  if (isTooLarge(item)) {
    callbacks.onSettled(TOO_LARGE);
    return () => undefined;
  }
  let isAborted = false;
  let abort = () => {
    isAborted = true;
  };
  const proceed = (existing: ExistingScreenshot | null) => {
    if (isAborted) return;
    if (existing) callbacks.onSettled({ kind: 'duplicate', existing });
    else abort = sendUpload(item, callbacks);
  };
  // A failed check says nothing about the file, so it is sent.
  findExisting(item).then(proceed, () => proceed(null));
  return () => abort();
}
