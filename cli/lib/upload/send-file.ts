import { type ApiError, urlOf } from '../../../server/contract/client';
import type { UploadAnswer } from '../../../server/contract/screenshots';
import { endsAll, mayPass } from '../cli-error';
import type { Context } from '../context';
import { refusalOf } from '../refusal';
import type { ReadFile } from './batches';
import type { Outcome } from './outcome';

export interface SendOptions {
  teamId: string | null;
  signal: AbortSignal;
}

/** Sends one file. Throws errors that concern all files; an error of this file is an outcome. */
export async function sendFile(
  { fetch }: Context,
  { path, name, bytes, mtimeMs }: ReadFile,
  { teamId, signal }: SendOptions,
): Promise<Outcome> {
  const form = new FormData();
  // Before the file, so that a full plan is reported before the bytes are sent.
  form.append('team_id', teamId ?? '');
  if (mtimeMs > 0) form.append('modified_at', localIso(new Date(mtimeMs)));
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(urlOf('screenshots.upload'), {
    method: 'POST',
    body: form,
    signal,
  });
  if (response.ok) {
    const { screenshot_id, restored } = (await response.json()) as UploadAnswer;
    return { path, status: restored ? 'restored' : 'uploaded', screenshot_id };
  }
  return refused(path, await refusalOf(response));
}

function refused(path: string, error: ApiError): Outcome {
  if (endsAll(error)) throw error;
  const existing = error.body.existing_screenshot as { id: string } | undefined;
  if (error.code === 'duplicate_image' && existing) {
    return { path, status: 'duplicate', screenshot_id: existing.id };
  }
  const failed: Outcome = { path, status: 'failed', screenshot_id: null, error: error.message };
  return mayPass(error) ? { ...failed, retryable: true } : failed;
}

const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-20T23:30:00+01:00`: the local time of this machine, with its offset. */
function localIso(date: Date): string {
  const offset = -date.getTimezoneOffset();
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const time = `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${day}T${time}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}
