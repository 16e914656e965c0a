import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerBrokenRequest } from './broken-request';

interface Exchange {
  request: IncomingMessage;
  answer: ServerResponse;
}

/**
 * Closes connections on which no byte has moved for a while because the client neither sends its request nor reads its
 * answer. Connections that wait for the server stay open.
 */
export function endSilentConnections(fastify: FastifyInstance, silenceMs: number): void {
  const latest = new WeakMap<Socket, Exchange>();
  fastify.addHook('onRequest', (request, reply, done) => {
    latest.set(request.raw.socket, { request: request.raw, answer: reply.raw });
    done();
  });
  fastify.server.setTimeout(silenceMs, (socket: Socket) => {
    const exchange = latest.get(socket);
    if (exchange && isOurTurn(exchange, socket)) socket.setTimeout(silenceMs);
    else if (exchange && isAwaited(exchange)) answerBrokenRequest(tooSlow(), socket);
    else socket.destroy();
  });
}

function isOurTurn({ request, answer }: Exchange, socket: Socket): boolean {
  if (answer.writableFinished || socket.writableLength > 0) return false;
  return request.complete || request.readableLength > 0;
}

const isAwaited = ({ request, answer }: Exchange): boolean =>
  !request.complete && !answer.headersSent;

const tooSlow = () =>
  Object.assign(new Error('the request fell silent'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
