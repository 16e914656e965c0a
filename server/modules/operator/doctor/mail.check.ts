import { SmtpMailer } from '../../../infra/mail/smtp-mailer';
import { type Check, fail, ok, warn } from './check';

const ABOUT = 'mail';

/** Checks that the mail server accepts the sign-in. Sends no mail. */
export const mailCheck: Check = {
  about: ABOUT,
  run: async ({ config: { mail } }) => {
    if (mail.provider === 'none')
      return [warn(ABOUT, 'Not configured: links of invites are copied by hand.', 'Set SMTP_URL.')];
    if (mail.provider === 'sandbox')
      return [ok(ABOUT, 'Mails arrive in the mailbox of the sandbox.')];
    try {
      await new SmtpMailer(mail.url, mail.from).verify();
      return [ok(ABOUT, `${new URL(mail.url).host} lets us in; sender ${mail.from.address}.`)];
    } catch (error) {
      const text = `${new URL(mail.url).host} does not let us in: ${(error as Error).message}`;
      return [fail(ABOUT, text, 'See SMTP_URL.')];
    }
  },
};
