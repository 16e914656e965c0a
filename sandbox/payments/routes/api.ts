import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isSameText } from '../../same-text';
import { ApiError } from './api-error';
import { expand } from './expand';
import { type Fields, Form } from './form-body';
import { Idempotency } from './idempotency';
import { idWith } from '../store';
import { type World } from '../world';

export interface ApiRoute {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/v1`; the only parameter is `:id`. */
  path: string;
  answer: (form: Form, id: string) => unknown;
}

export interface ApiOptions {
  world: World;
  secretKey: string;
  routes: ApiRoute[];
  /** The object of an id, for `expand`. */
  objectOf: (id: string) => unknown;
  realNow: () => number;
  /** Before every call due events run; before every answer changes are stored and then announced. */
  onCall: () => void;
  onChange: () => void;
}

/** The calls of the provider's SDK: its key, errors, idempotency and forms. */
export async function addApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const idempotency = new Idempotency(options.world.store, options.realNow);
  await app.register(
    async (v1) => {
      v1.addHook('onRequest', async (request, reply) => {
        void reply.header('request-id', idWith('req')).header('stripe-version', versionOf(request));
        assertKey(request, options.secretKey);
        options.onCall();
      });
      v1.addHook('onSend', async (request) => {
        // Before the answer, and also after an error, because a failed payment changes rows.
        if (request.method !== 'GET') options.onChange();
      });
      v1.setErrorHandler((error, _request, reply) => sendError(reply, error));
      v1.setNotFoundHandler((request) => {
        throw new ApiError(
          404,
          'invalid_request_error',
          `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`,
        );
      });
      for (const route of options.routes)
        v1.route({
          method: route.method,
          url: route.path,
          handler: (request, reply) =>
            route.method === 'GET'
              ? reply.send(answerOf(route, request, options))
              : change(route, request, reply, options, idempotency),
        });
    },
    { prefix: '/v1' },
  );
}

function change(
  route: ApiRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ApiOptions,
  idempotency: Idempotency,
): FastifyReply {
  const key = request.headers['idempotency-key'];
  const run = () => {
    try {
      return { status: 200, body: answerOf(route, request, options) };
    } catch (error) {
      if (error instanceof ApiError) return { status: error.status, body: error.body };
      throw error;
    }
  };
  if (typeof key !== 'string') {
    const { status, body } = run();
    return reply.code(status).send(body);
  }
  const asked = [request.method, request.url, request.body ?? null];
  const { status, body, isReplay } = idempotency.answer(key, JSON.stringify(asked), run);
  if (isReplay) void reply.header('idempotent-replayed', 'true');
  return reply
    .code(status)
    .header('idempotency-key', key)
    .type('application/json; charset=utf-8')
    .send(body);
}

function answerOf(route: ApiRoute, request: FastifyRequest, options: ApiOptions): unknown {
  const { id = '' } = request.params as { id?: string };
  const form = Form.of({ ...(request.query as Fields), ...(request.body as Fields | null) });
  return expand(route.answer(form, id), form.texts('expand'), options.objectOf);
}

function assertKey(request: FastifyRequest, secretKey: string): void {
  const { authorization = '' } = request.headers;
  const bearer = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (bearer !== undefined && isSameText(bearer, secretKey)) return;
  throw new ApiError(
    401,
    'invalid_request_error',
    bearer === undefined ? 'You did not provide an API key.' : 'Invalid API Key provided.',
  );
}

function versionOf(request: FastifyRequest): string {
  const { 'stripe-version': version = '' } = request.headers;
  return typeof version === 'string' ? version : '';
}

function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof ApiError) return reply.code(error.status).send(error.body);
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  if (statusCode >= 500) console.error(error);
  const kind = statusCode >= 500 ? 'api_error' : 'invalid_request_error';
  const told = statusCode >= 500 ? 'Something went wrong inside the sandbox.' : message;
  return reply.code(statusCode).send(new ApiError(statusCode, kind, told).body);
}
