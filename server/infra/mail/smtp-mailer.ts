import type { Transporter } from 'nodemailer';
import type { Sender } from '../config/mail-config';
import { type Mail, Mailer } from './mailer';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Sends mail through an SMTP server; its address says whether and how TLS is used. */
export class SmtpMailer extends Mailer {
  private transport: Promise<Transporter> | undefined;

  constructor(
    private readonly url: string,
    private readonly from: Sender,
  ) {
    super();
  }

  /** Signs in and sends nothing. Rejects with the server's answer. */
  async verify(): Promise<void> {
    await (await this.connected()).verify();
  }

  override async send(mail: Mail, signal: AbortSignal): Promise<void> {
    const { to, subject, text, senderName = '', replyTo } = mail;
    const transport = await this.connected();
    await transport.sendMail({
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

  /** The library is loaded with the first mail, so that starts need not wait for it. */
  private connected(): Promise<Transporter> {
    this.transport ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url: this.url,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        dnsTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    );
    return this.transport;
  }
}
