import { type FastifyInstance } from 'fastify';
import { isSameText } from '../same-text';
import { type StateFile } from '../state-file';
import { type Letter, Mailbox } from './mailbox';
import { sendMailbox } from './mailbox.page';

export interface MailboxOptions {
  /** What the product proves itself with. */
  secret: string;
  state: StateFile;
}

/** Takes letters from the product and shows them. */
export function addMailbox(
  app: FastifyInstance,
  { secret, state }: MailboxOptions,
  now: () => number,
): void {
  const mailbox = new Mailbox(state);

  app.post('/sandbox/mail', (request, reply) => {
    if (!isSameText(request.headers.authorization ?? '', `Bearer ${secret}`))
      return reply.code(401).send({ error: 'Only the product posts letters here.' });
    const letter = letterOf(request.body, now());
    if (!letter) return reply.code(422).send({ error: 'A letter has to, subject and text.' });
    mailbox.add(letter);
    return reply.code(204).send();
  });

  app.get('/sandbox/mailbox', (_request, reply) => sendMailbox(reply, mailbox.list()));
}

function letterOf(body: unknown, at: number): Letter | null {
  const { to, subject, text } = (body ?? {}) as Record<string, unknown>;
  const isWhole = [to, subject, text].every((part) => typeof part === 'string' && part !== '');
  // A line break here would be a header of its own on a real way.
  if (!isWhole || /[\r\n]/.test(`${String(to)}${String(subject)}`)) return null;
  return { to, subject, text, at } as Letter;
}
