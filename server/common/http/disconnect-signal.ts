import type { FastifyReply } from 'fastify';

/** Aborted when the client is gone before it was answered. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // The answer's own end: its connection lives on for further requests, and would gather listeners.
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
