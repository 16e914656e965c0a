import { createTransport } from 'nodemailer';
import { type Mail, Mailer } from './mailer';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Hands letters to a mail server; its address says whether and how TLS is spoken. */
export class SmtpMailer extends Mailer {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport({
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Logs in, and sends nothing. Rejects with what the server says. */
  async verify(): Promise<void> {
    await this.transport.verify();
  }

  override async send({ to, subject, text }: Mail, signal: AbortSignal): Promise<void> {
    await this.transport.sendMail({
      from: this.from,
      // As an object it is one address, never a list that somebody typed.
      to: { name: '', address: to },
      subject,
      text,
      // No out-of-office notice comes back.
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  }
}
