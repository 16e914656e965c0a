import type { FastifyRequest } from 'fastify';

/** Aborted when the client is gone before it was answered. */
export function disconnectSignal(request: FastifyRequest): AbortSignal {
  const gone = new AbortController();
  request.raw.socket.once('close', () => gone.abort());
  return gone.signal;
}
