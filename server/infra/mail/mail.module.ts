import { Module } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { Mailer } from './mailer';
import { NoMailer } from './no-mailer';
import { Outbox } from './outbox';
import { SmtpMailer } from './smtp-mailer';

const mailerOf = ({ mail }: Config): Mailer =>
  mail.provider === 'none' ? new NoMailer() : new SmtpMailer(mail.url, mail.from);

@Module({
  providers: [Outbox, { provide: Mailer, useFactory: mailerOf, inject: [CONFIG] }],
  exports: [Outbox],
})
export class MailModule {}
