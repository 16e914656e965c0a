import type { FastifyReply } from 'fastify';

/** Aborted when the client disconnects before it was answered. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // The reply's own close event: a reused connection would collect listeners.
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
