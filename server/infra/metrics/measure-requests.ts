import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';
import { metricsAnswer } from './metrics-answer';

/** Its answer lasts as long as a page is open. */
const ENDLESS = '/api/events';
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts every answer of this server, and serves the metrics to holders of the token. */
export function measureRequests(fastify: FastifyInstance, metrics: Metrics, token: string): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.countRequest({
      method: METHODS.has(request.method) ? request.method : 'other',
      route,
      status: reply.statusCode,
      seconds: route === ENDLESS ? null : reply.elapsedTime / 1000,
    });
    done();
  });
  fastify.get('/metrics', async (request, reply) => {
    const { authorization } = request.headers;
    const { status, headers, text } = await metricsAnswer(metrics, token, authorization);
    return reply.code(status).headers(headers).send(text);
  });
}
