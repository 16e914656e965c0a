import { createTransport } from 'nodemailer';
import { type Mail, Mailer } from './mailer';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Sends mail through an SMTP server; its address says whether and how TLS is used. */
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

  /** Signs in and sends nothing. Rejects with the server's answer. */
  async verify(): Promise<void> {
    await this.transport.verify();
  }

  override async send({ to, subject, text }: Mail, signal: AbortSignal): Promise<void> {
    await this.transport.sendMail({
      from: this.from,
      // As an object it is one address, never a list that a person typed.
      to: { name: '', address: to },
      subject,
      text,
      // Prevents out-of-office replies.
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  }
}
