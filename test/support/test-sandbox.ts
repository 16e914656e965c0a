import { join } from 'node:path';
import type { Config } from '../../server/infra/config/config';
import { SANDBOX_MAIL_USER } from '../../server/infra/config/mail-config';
import { SANDBOX_CLIENT_ID, sandboxSecrets } from '../../server/infra/config/sandbox-secrets';
import { openLetterSlot } from '../../sandbox/mailbox/letter-slot';
import { Mailbox } from '../../sandbox/mailbox/mailbox';
import { createSandbox } from '../../sandbox/sandbox';
import { StateFile } from '../../sandbox/state-file';
import type { FakeClock } from './fake-clock';

interface TestSandbox {
  mailbox: Mailbox;
  /** The variables by which the application finds it. */
  environment: Record<string, string>;
  /** Events of the payments go to this application. */
  notify(applicationUrl: string): void;
  close(): Promise<void>;
}

/** Sign-in, payments and mail of the outside world, on the clock of the test. */
export async function startTestSandbox(
  { dataDir, publicUrl, payments, sessionSecret }: Config,
  clock: FakeClock,
): Promise<TestSandbox> {
  const now = () => clock.now().getTime();
  const webhook = { url: '', secret: payments.webhookSecret };
  const mailbox = new Mailbox(new StateFile(join(dataDir, 'mailbox.json')));
  const { mailSecret: secret, clientSecret } = sandboxSecrets(sessionSecret);
  const slot = await openLetterSlot(mailbox, { port: 0, user: SANDBOX_MAIL_USER, secret, now });
  const sandbox = await createSandbox({
    client: { id: SANDBOX_CLIENT_ID, secret: clientSecret },
    payments: {
      secretKey: payments.secretKey,
      webhook,
      state: new StateFile(join(dataDir, 'payments.json')),
    },
    mail: mailbox,
    publicUrl,
    state: new StateFile(join(dataDir, 'identity.json')),
    now,
  });
  const url = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  return {
    mailbox,
    environment: { SANDBOX_URL: url, SANDBOX_SMTP_PORT: String(slot.port) },
    notify: (applicationUrl) => {
      webhook.url = `${applicationUrl}/api/webhooks/stripe`;
    },
    close: async () => {
      await Promise.all([sandbox.close(), slot.close()]);
    },
  };
}
