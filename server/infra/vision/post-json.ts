import { setTimeout as pause } from 'node:timers/promises';
import { VisionError } from './vision-error';

const PAUSE_MS = 500;
/** A useful answer has a few hundred characters. */
const MOST_BYTES = 256 * 1024;

export interface JsonRequest {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal;
}

/**
 * Posts and reads JSON, with one retry when the server is busy or broken. Follows no redirect, because only the
 * operator chooses the address. Throws `VisionError`.
 */
export async function postJson(request: JsonRequest): Promise<unknown> {
  try {
    const first = await send(request);
    if (!isBusy(first.status)) return await read(first);
    await first.body?.cancel();
    await pause(PAUSE_MS, undefined, { signal: request.signal });
    return await read(await send(request));
  } catch (error) {
    if (error instanceof VisionError) throw error;
    if (request.signal.aborted) throw new VisionError('took too long');
    throw new VisionError('could not be reached', { isFree: true });
  }
}

function send({ url, headers, body, signal }: JsonRequest): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  });
}

const isBusy = (status: number) => status === 429 || status >= 500;

async function read(response: Response): Promise<unknown> {
  if (!response.ok) {
    await response.body?.cancel();
    const { status } = response;
    throw new VisionError(`answered ${status}`, { status, isFree: true });
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // Leaving the loop ends the transfer.
    if (size > MOST_BYTES) throw new VisionError('answered far too much');
    chunks.push(chunk);
  }
  return parseJson(Buffer.concat(chunks).toString('utf8'));
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new VisionError('answered no JSON');
  }
}
