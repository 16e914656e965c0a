import { sandboxSecrets } from './sandbox-secrets';

export type MailConfig =
  | { provider: 'sandbox'; url: string; secret: string }
  /** Nobody takes letters. */
  | { provider: 'none' };

/** Who takes letters: the mailbox of the sandbox while that runs, else nobody. */
export function mailOf(
  sandbox: { enabled: boolean; url: string },
  sessionSecret: string,
): MailConfig {
  if (!sandbox.enabled) return { provider: 'none' };
  const { mailSecret } = sandboxSecrets(sessionSecret);
  return { provider: 'sandbox', url: sandbox.url, secret: mailSecret };
}
