import type { FastifyInstance, FastifyReply } from 'fastify';
import { SHARE_SCRIPT } from './share-page-script';
import { SHARE_STYLE } from './share-page-style';
import { SCRIPT_PATH, STYLE_PATH } from './share-page';
import type { SharePageLimitService } from './share-page-limit.service';
import type { SharePagesService } from './share-pages.service';

/** Only what the page itself brings along, and nothing inline. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A password and its name. */
const LARGEST_FORM = 4_096;

/** `/s/{token}` beside the API: HTML for people, without an account and without a script. */
export async function serveSharePages(
  fastify: FastifyInstance,
  { pages, limit }: { pages: SharePagesService; limit: SharePageLimitService },
): Promise<void> {
  await fastify.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    inside.addHook('onRequest', async (request, reply) => {
      const seconds = await limit.secondsToWait(request.ip);
      if (seconds === 0) return;
      reply.header('Retry-After', String(seconds));
      return page(reply, pages.refused());
    });
    inside.get(STYLE_PATH, (_request, reply) => asset(reply, 'text/css', SHARE_STYLE));
    inside.get(SCRIPT_PATH, (_request, reply) => asset(reply, 'text/javascript', SHARE_SCRIPT));
    inside.get<{ Params: { token: string } }>('/s/:token', async (request, reply) => {
      const made = await pages.show({ request, reply }, request.params.token);
      return page(reply, made);
    });
    inside.post<{ Params: { token: string } }>('/s/:token/unlock', async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const password = form.get('password') ?? '';
      const made = await pages.unlock({ request, reply }, request.params.token, password);
      return page(reply, made);
    });
  });
}

const page = (reply: FastifyReply, { status, body }: { status: number; body: string | Buffer }) =>
  reply
    .code(status)
    .header('Content-Security-Policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(body);

/** They say nothing of any link. */
const asset = (reply: FastifyReply, type: string, text: string) =>
  reply.header('Cache-Control', 'public, max-age=600').type(`${type}; charset=utf-8`).send(text);
