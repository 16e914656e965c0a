import { client } from '../../shared/api/client';
import { titleOf } from '../screenshots/screenshot.model';
import { sendUpload, type UploadCallbacks } from './send-upload';
import type { ExistingScreenshot, UploadItem } from './upload.model';

/** SHA-256 in hexadecimal; null where the page is not served securely and the browser has no digest. */
async function hashOf(file: File): Promise<string | null> {
  // Absent on plain http, whatever the types say.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The screenshot that has these bytes already. */
async function findExisting({ file, teamId }: UploadItem): Promise<ExistingScreenshot | null> {
  const hash = await hashOf(file);
  if (hash === null) return null;
  const { existing } = await client.call('screenshots.check', {
    query: teamId ? { team_id: teamId } : {},
    body: { hashes: [hash] },
  });
  const [found] = existing;
  if (!found) return null;
  const row = await client.call('screenshots.get', { params: { id: found.screenshot_id } });
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
