import { Module } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { Mailer } from './mailer';
import { NoMailer } from './no-mailer';
import { SandboxMailer } from './sandbox-mailer';

const mailerOf = ({ mail }: Config): Mailer =>
  mail.provider === 'sandbox' ? new SandboxMailer(mail.url, mail.secret) : new NoMailer();

@Module({
  providers: [{ provide: Mailer, useFactory: mailerOf, inject: [CONFIG] }],
  exports: [Mailer],
})
export class MailModule {}
