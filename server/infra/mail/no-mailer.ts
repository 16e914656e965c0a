import { Logger } from '@nestjs/common';
import { Mailer } from './mailer';

/** Used when mail is not configured: people copy links by hand. Logs that once, without addresses. */
export class NoMailer extends Mailer {
  private readonly logger = new Logger(NoMailer.name);
  private hasTold = false;

  override async send(): Promise<void> {
    if (this.hasTold) return;
    this.hasTold = true;
    this.logger.warn('mail is not configured, so none is sent');
  }
}
