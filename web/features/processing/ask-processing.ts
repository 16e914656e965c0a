import { urlOf } from '../../../server/contract/client';
import { routes } from '../../../server/contract/routes';
import type { Screenshot } from '../../../server/contract/screenshots';
import { PROCESSING_TIMEOUT_MS, processingTexts } from './texts';

export type ProcessingOutcome =
  | { kind: 'done'; row: Screenshot | null }
  /** The server goes on reading; its events tell the end. */
  | { kind: 'continues' }
  | { kind: 'failed'; error: string }
  /** Deleted in the meantime: nothing to read, and nothing to complain about. */
  | { kind: 'gone' }
  /** No answer at all: trying the next one would fail the same way. */
  | { kind: 'unreachable' };

interface Answer {
  success?: boolean;
  screenshot_id?: string;
  screenshot?: Screenshot;
  error?: string;
}

function parse(text: string): Answer {
  try {
    return (JSON.parse(text) as Answer | null) ?? {};
  } catch {
    // A proxy in between may answer with a page; the status then has to do.
    return {};
  }
}

/** What the server's answer means (spec §7, §8). */
export function readProcessingAnswer(
  status: number,
  statusText: string,
  text: string,
): ProcessingOutcome {
  const answer = parse(text);
  if (status === 202) return { kind: 'continues' };
  const isSuccess =
    (status >= 200 && status < 300) ||
    answer.success === true ||
    typeof answer.screenshot_id === 'string';
  if (isSuccess) return { kind: 'done', row: answer.screenshot ?? null };
  if (status === 404) return { kind: 'gone' };
  if (answer.error) return { kind: 'failed', error: answer.error };
  return { kind: 'failed', error: processingTexts.failedWith(status, statusText || 'no reason') };
}

/** Asks the server to read one screenshot and waits for at most 30 s. */
export async function askProcessing(
  screenshotId: string,
  isRerun: boolean,
): Promise<ProcessingOutcome> {
  const limit = AbortSignal.timeout(PROCESSING_TIMEOUT_MS);
  try {
    const response = await fetch(urlOf('processing.process', { params: { id: screenshotId } }), {
      method: routes['processing.process'].method,
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: isRerun ? JSON.stringify({ rerun: true }) : undefined,
      signal: limit,
    });
    return readProcessingAnswer(response.status, response.statusText, await response.text());
  } catch {
    // fetch rejects for two reasons only: our own limit, or no connection.
    if (limit.aborted) return { kind: 'failed', error: processingTexts.timeout };
    return { kind: 'unreachable' };
  }
}
