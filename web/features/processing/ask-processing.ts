import { urlOf } from '../../../server/contract/client';
import { routes } from '../../../server/contract/routes';
import type { Screenshot } from '../../../server/contract/screenshots';
import { secondsOf } from '../../shared/api/too-many';
import { processingTexts } from './texts';
import { PROCESSING_TIMEOUT_MS } from './constants';

export type ProcessingOutcome =
  | { kind: 'done'; row: Screenshot | null }
  /** The server continues; an event reports the end. */
  | { kind: 'continues' }
  | { kind: 'failed'; error: string }
  /** Deleted in the meantime; not an error. */
  | { kind: 'gone' }
  /** Too many requests of this person, who has more to do in a while. */
  | { kind: 'later'; ms: number }
  /** No answer: the next request would fail in the same way. */
  | { kind: 'unreachable' };

interface Answer {
  success?: boolean;
  screenshot_id?: string;
  screenshot?: Screenshot;
  error?: string;
  details?: unknown;
}

function parse(text: string): Answer {
  try {
    return (JSON.parse(text) as Answer | null) ?? {};
  } catch {
    // A proxy may answer with a page; then only the status counts.
    return {};
  }
}

/** Interprets the server's answer. */
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
  if (status === 429) return { kind: 'later', ms: secondsOf(answer) * 1_000 };
  if (answer.error) return { kind: 'failed', error: answer.error };
  return { kind: 'failed', error: processingTexts.failedWith(status, statusText || 'no reason') };
}

/** Asks the server to process one screenshot and waits at most 30 s. */
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
    // fetch rejects for two reasons only: our time-out, or no connection.
    if (limit.aborted) return { kind: 'failed', error: processingTexts.timeout };
    return { kind: 'unreachable' };
  }
}
