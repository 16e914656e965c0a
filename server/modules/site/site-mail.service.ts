import { Injectable } from '@nestjs/common';
import type { Mail } from '../../infra/mail/mailer';
import { Outbox } from '../../infra/mail/outbox';
import { SiteService } from './site.service';

/** Mails in the name of this installation, with its contact address below and for answers. */
@Injectable()
export class SiteMailService {
  constructor(
    private readonly outbox: Outbox,
    private readonly site: SiteService,
  ) {}

  /** `write` gets the name of the installation. Returns at once, as the outbox does. */
  post(write: (siteName: string) => Mail): void {
    const { name, contactEmail } = this.site.current();
    const { text, ...rest } = write(name);
    const mail = { ...rest, text, senderName: name };
    if (contactEmail === null) return this.outbox.post(mail);
    const signed = `${text}\n\nQuestions? Write to ${contactEmail}.`;
    this.outbox.post({ ...mail, text: signed, replyTo: contactEmail });
  }
}
