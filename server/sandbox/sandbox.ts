import { parse } from 'node:querystring';
import fastify, { type FastifyInstance } from 'fastify';
import { addIdentityRoutes, type IdentityOptions } from './identity/identity.routes';
import { sendHome } from './home.page';
import { type Mailbox } from './mailbox/mailbox';
import { addMailbox } from './mailbox/mailbox.routes';
import { SANDBOX_CSS } from './page';
import { addPayments, type PaymentsOptions } from './payments/payments';

export interface SandboxOptions extends IdentityOptions {
  /** Left out where nobody pays. */
  payments?: Omit<PaymentsOptions, 'publicUrl' | 'now'>;
  /** Left out where nobody writes letters. */
  mail?: Mailbox;
}

/** The sandbox as a server that does not listen yet. */
export async function createSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const app = fastify({ logger: false, bodyLimit: 64 * 1024, forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parse(body as string)),
  );
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  app.get('/sandbox/style.css', (_request, reply) => reply.type('text/css').send(SANDBOX_CSS));
  app.get('/sandbox', (_request, reply) => sendHome(reply, options));
  app.get('/sandbox/health', () => ({ status: 'ok' }));
  addIdentityRoutes(app, options);
  const { now, payments, mail, publicUrl } = options;
  if (mail) addMailbox(app, mail);
  if (payments) await addPayments(app, { ...payments, publicUrl, now });
  await app.ready();
  return app;
}
