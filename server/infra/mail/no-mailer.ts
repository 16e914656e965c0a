import { Logger } from '@nestjs/common';
import { Mailer } from './mailer';

/** Where mail is not configured: links are then copied by hand. Says so once, and never to whom it would have gone. */
export class NoMailer extends Mailer {
  private readonly logger = new Logger(NoMailer.name);
  private hasTold = false;

  override async send(): Promise<void> {
    if (this.hasTold) return;
    this.hasTold = true;
    this.logger.warn('mail is not configured, so none is sent');
  }
}
