import type { INestApplicationContext } from '@nestjs/common';
import type { Letter, Mailbox } from '../../../sandbox/mailbox/mailbox';
import { Outbox } from '../../../server/infra/mail/outbox';

export class MailsDriver {
  constructor(
    private readonly nest: INestApplicationContext,
    private readonly mailbox: Mailbox,
  ) {}

  /** Waits until every mail has been sent or given up. */
  settled(): Promise<void> {
    return this.nest.get(Outbox, { strict: false }).settled();
  }

  /** Mails to an address in the sandbox's mailbox, newest first. */
  async to(email: string): Promise<Letter[]> {
    await this.settled();
    return this.mailbox.list().filter(({ to }) => to === email);
  }
}
