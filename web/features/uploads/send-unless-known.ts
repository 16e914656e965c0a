import { client } from '../../shared/api/client';
import { titleOf } from '../screenshots/screenshot.model';
import { sendUpload, type UploadCallbacks } from './send-upload';
import type { ExistingScreenshot, UploadItem } from './upload.model';

type Checked = Pick<UploadItem, 'file' | 'teamId'>;
/** The ids of the screenshots that files are already, as far as they are. */
type Known = ReadonlyMap<File, string>;

/** Files that are asked about in one call: few enough that the first of them need not wait for long. */
const AT_ONCE = 50;

/** Which call a file is asked about in; asked by the first of them that is about to be sent. */
const checks = new WeakMap<File, () => Promise<Known>>();

/** SHA-256 in hexadecimal; null where the page is not served securely and the browser has no digest. */
async function hashOf(file: File): Promise<string | null> {
  // Absent on plain http, whatever the types say.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function findKnown(files: readonly File[], teamId: string | null): Promise<Known> {
  const hashes = new Map<File, string>();
  // One after the other: each is in memory as a whole while it is read.
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

/** The files of a selection are asked about together. */
export function checkTogether(items: readonly Checked[]): void {
  for (const teamId of new Set(items.map((item) => item.teamId))) {
    const files = items.filter((item) => item.teamId === teamId).map(({ file }) => file);
    for (let at = 0; at < files.length; at += AT_ONCE) {
      const part = files.slice(at, at + AT_ONCE);
      let answer: Promise<Known> | undefined;
      const ask = () => (answer ??= findKnown(part, teamId));
      for (const file of part) checks.set(file, ask);
    }
  }
}

/** The screenshot that has these bytes already. */
async function findExisting({ file, teamId }: Checked): Promise<ExistingScreenshot | null> {
  const ask = checks.get(file) ?? (() => findKnown([file], teamId));
  // Another try asks again: meanwhile it may have come another way.
  checks.delete(file);
  const id = (await ask()).get(file);
  if (id === undefined) return null;
  const row = await client.call('screenshots.get', { params: { id } });
  return { id: row.id, name: titleOf(row), uploadedAt: row.created_at };
}

/** Sends a file only when its bytes are not there yet; the returned function ends it. */
export function sendUnlessKnown(item: UploadItem, callbacks: UploadCallbacks): () => void {
  let isAborted = false;
  let abort = () => {
    isAborted = true;
  };
  const proceed = (existing: ExistingScreenshot | null) => {
    if (isAborted) return;
    if (existing) callbacks.onSettled({ kind: 'duplicate', existing });
    else abort = sendUpload(item, callbacks);
  };
  // A check that fails says nothing about the file: the upload itself will.
  findExisting(item).then(proceed, () => proceed(null));
  return () => abort();
}
