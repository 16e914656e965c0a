import { z } from 'zod';
import { sandboxSecrets } from './sandbox-secrets';

/** The user name at the sandbox's mail server. */
export const SANDBOX_MAIL_USER = 'shotvault';

const ADDRESS = '[^\\s@<>,;:"]+@[^\\s@<>,;:"]+';
const FROM = new RegExp(`^(${ADDRESS}|[^<>"\\p{C}]+ <${ADDRESS}>)$`, 'u');

export const mailVariables = {
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'expected an address such as smtps://user:password@mail.example.com')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(FROM, 'expected a sender such as Shotvault <shots@example.com>')
    .optional(),
};

type MailVariables = z.output<z.ZodObject<typeof mailVariables>>;

export interface Sender {
  /** Null where the mail names the sender. */
  name: string | null;
  address: string;
}

export type MailConfig =
  /** `url` is nodemailer's address with host, port, TLS and credentials. */
  | { provider: 'smtp' | 'sandbox'; url: string; from: Sender }
  /** No mail is sent. */
  | { provider: 'none' };

interface Given {
  vars: MailVariables;
  sandbox: { enabled: boolean; mailPort: number };
  sessionSecret: string;
  publicUrl: string;
}

/** Chooses the configured mail server, else the sandbox's mailbox while it runs, else none. */
export function mailOf({ vars, sandbox, sessionSecret, publicUrl }: Given): MailConfig {
  const from = senderOf(vars.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`);
  if (vars.SMTP_URL) return { provider: 'smtp', url: vars.SMTP_URL, from };
  if (!sandbox.enabled) return { provider: 'none' };
  const { mailSecret } = sandboxSecrets(sessionSecret);
  const url = `smtp://${SANDBOX_MAIL_USER}:${mailSecret}@127.0.0.1:${sandbox.mailPort}`;
  return { provider: 'sandbox', url, from };
}

/** `Ada Lovelace <ada@example.com>` or the address alone. */
function senderOf(text: string): Sender {
  const [name = '', address] = text.split(/ <|>$/);
  return address === undefined ? { name: null, address: name } : { name, address };
}

function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}
