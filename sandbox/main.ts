import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type LetterSlot, openLetterSlot } from './mailbox/letter-slot';
import { Mailbox } from './mailbox/mailbox';
import { createSandbox } from './sandbox';
import { StateFile } from './state-file';

/** Plays the external services for a product without real ones. */
async function main(): Promise<void> {
  const folder = required('SANDBOX_DIR');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Only when the product has no mail server configured.
  const mail = process.env.SANDBOX_SMTP_PORT
    ? new Mailbox(new StateFile(join(folder, 'mailbox.json')))
    : undefined;
  const sandbox = await createSandbox({
    client: { id: required('SANDBOX_CLIENT_ID'), secret: required('SANDBOX_CLIENT_SECRET') },
    publicUrl: required('PUBLIC_URL'),
    allowedHosts: (process.env.SANDBOX_HOSTS ?? '').split(',').filter(Boolean),
    state: new StateFile(join(folder, 'identity.json')),
    payments: {
      secretKey: required('SANDBOX_STRIPE_KEY'),
      webhook: { url: required('SANDBOX_WEBHOOK_URL'), secret: required('SANDBOX_WEBHOOK_SECRET') },
      state: new StateFile(join(folder, 'payments.json')),
    },
    mail,
    now: () => Date.now(),
  });
  await sandbox.listen({ host: '127.0.0.1', port: Number(required('SANDBOX_PORT')) });
  const slot = mail && (await openSlot(mail));
  endWithParent(async () => {
    await Promise.all([sandbox.close(), slot?.close()]);
  });
  process.send?.({ type: 'ready' });
}

function openSlot(mailbox: Mailbox): Promise<LetterSlot> {
  return openLetterSlot(mailbox, {
    port: Number(required('SANDBOX_SMTP_PORT')),
    user: required('SANDBOX_MAIL_USER'),
    secret: required('SANDBOX_MAIL_SECRET'),
    now: () => Date.now(),
  });
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The sandbox is started by the server; alone it lacks ${name}.`);
  return value;
}

/** Ends with its parent process, even if that was killed. Imports nothing of the product. */
function endWithParent(stop: () => Promise<void>): void {
  const end = () => {
    setTimeout(() => process.exit(1), 1000).unref();
    void stop().finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, end);
  process.once('disconnect', end);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
