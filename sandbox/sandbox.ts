import { parse } from 'node:querystring';
import fastify, { type FastifyInstance } from 'fastify';
import { addIdentityRoutes, type IdentityOptions } from './identity/identity.routes';
import { addGuard } from './guard';
import { sendHome } from './home.page';
import { type Mailbox } from './mailbox/mailbox';
import { addMailbox } from './mailbox/mailbox.routes';
import { COMMON_HEADERS, POLICY, policyOf, SANDBOX_CSS, sendNothing } from './page';
import { addOidcRoutes } from './oidc/oidc.routes';
import { addPayments, type PaymentsOptions } from './payments/payments';

export interface SandboxOptions extends IdentityOptions {
  /** Names under which it is reached, besides the loopback names. */
  allowedHosts?: readonly string[];
  /** Left out when payments are real. */
  payments?: Omit<PaymentsOptions, 'publicUrl' | 'now'>;
  /** Left out when a real mail server is configured. */
  mail?: Mailbox;
}

/** The sandbox as a server that does not listen yet. */
export async function createSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) => {
      void sendNothing(reply.headers(COMMON_HEADERS));
    },
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parse(body as string)),
  );
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers(COMMON_HEADERS);
    if (!reply.hasHeader(POLICY)) void reply.header(POLICY, policyOf());
  });
  addGuard(app, options.allowedHosts ?? []);
  app.setNotFoundHandler((_request, reply) => sendNothing(reply));
  app.get('/sandbox/style.css', (_request, reply) => reply.type('text/css').send(SANDBOX_CSS));
  app.get('/', (_request, reply) => reply.redirect('/sandbox'));
  app.get('/sandbox', (_request, reply) => sendHome(reply, options));
  app.get('/sandbox/health', () => ({ status: 'ok' }));
  addIdentityRoutes(app, options);
  addOidcRoutes(app, options);
  const { now, payments, mail, publicUrl } = options;
  if (mail) addMailbox(app, mail);
  if (payments) await addPayments(app, { ...payments, publicUrl, now });
  await app.ready();
  return app;
}
