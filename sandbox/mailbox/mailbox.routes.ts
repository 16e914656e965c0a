import { type FastifyInstance } from 'fastify';
import { type Mailbox } from './mailbox';
import { sendMailbox } from './mailbox.page';

/** Shows the received mails. */
export function addMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/sandbox/mailbox', (_request, reply) => sendMailbox(reply, mailbox.list()));
}
