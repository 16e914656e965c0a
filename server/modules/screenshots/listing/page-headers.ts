import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListAnswer } from './screenshot-lists.service';

/** The list stays a plain array; the next cursor and the total travel in headers (docs/decisions.md#lists). */
export function setPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { nextCursor, totalCount }: Pick<ListAnswer, 'nextCursor' | 'totalCount'>,
): void {
  if (totalCount !== null) reply.header('X-Total-Count', totalCount);
  if (nextCursor === null) return;
  const [path = '', query] = request.url.split('?');
  const next = new URLSearchParams(query);
  next.set('cursor', nextCursor);
  reply.header('X-Next-Cursor', nextCursor);
  reply.header('Link', `<${path}?${next.toString()}>; rel="next"`);
}
