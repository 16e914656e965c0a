import { createTransport } from 'nodemailer';
import type { Sender } from '../config/mail-config';
import { type Mail, Mailer } from './mailer';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Sends mail through an SMTP server; its address says whether and how TLS is used. */
export class SmtpMailer extends Mailer {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: Sender,
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

  override async send(mail: Mail, signal: AbortSignal): Promise<void> {
    const { to, subject, text, senderName = '', replyTo } = mail;
    await this.transport.sendMail({
      from: { name: this.from.name ?? senderName, address: this.from.address },
      // As an object it is one address, never a list that a person typed.
      to: { name: '', address: to },
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      // Prevents out-of-office replies.
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  }
}
