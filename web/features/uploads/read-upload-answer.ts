import type { UploadAnswer } from '../../../server/contract/screenshots';
import type { DuplicateBody, ErrorBody } from '../../../server/contract/errors';
import { uploadListTexts } from './list-texts';
import type { UploadOutcome } from './upload.model';

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON: callers treat it as an answer without content.
    return null;
  }
}

function isDuplicate(body: unknown): body is DuplicateBody {
  const answer = body as Partial<DuplicateBody> | null;
  return answer?.error === 'duplicate_image' && answer.existing_screenshot !== undefined;
}

/** Refusals carry a sentence for the person; a server fault does not. */
function reasonOf(status: number, body: unknown): string | undefined {
  const isActionable = (status >= 400 && status < 500) || status === 507;
  const sentence = (body as Partial<ErrorBody> | null)?.error;
  return isActionable && typeof sentence === 'string' ? sentence : undefined;
}

/** Too large, of another type, or no image at all: the file itself is refused. */
const REFUSED_FILE = new Set([413, 415, 422]);

/** A form that was cut off on its way is refused with 422, too, but its file is whole. */
const isRefusedFile = (status: number, body: unknown): boolean =>
  REFUSED_FILE.has(status) && (body as Partial<ErrorBody> | null)?.code !== 'invalid_input';

/** Interprets the server's answer to an upload. */
export function readUploadAnswer(status: number, text: string): UploadOutcome {
  const body = parse(text);
  if (status >= 200 && status < 300) {
    const answer = body as Partial<UploadAnswer> | null;
    if (typeof answer?.screenshot_id !== 'string') {
      return { kind: 'failed', error: uploadListTexts.invalidResponse };
    }
    return {
      kind: answer.restored === true ? 'restored' : 'stored',
      screenshotId: answer.screenshot_id,
    };
  }
  if (status === 409 && isDuplicate(body)) {
    const { id, name, uploaded_at } = body.existing_screenshot;
    return { kind: 'duplicate', existing: { id, name, uploadedAt: uploaded_at } };
  }
  return {
    kind: 'failed',
    error: uploadListTexts.failedWithStatus(status),
    reason: reasonOf(status, body),
    isFinal: isRefusedFile(status, body),
  };
}
