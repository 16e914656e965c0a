import { type Mail, Mailer } from './mailer';

const TIMEOUT_MS = 3_000;

/** Hands letters to the mailbox of the sandbox, where they can be read. */
export class SandboxMailer extends Mailer {
  constructor(
    private readonly url: string,
    private readonly secret: string,
  ) {
    super();
  }

  override async send(mail: Mail): Promise<void> {
    const answer = await fetch(`${this.url}/sandbox/mail`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.secret}` },
      body: JSON.stringify(mail),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the mailbox of the sandbox answered ${answer.status}`);
  }
}
