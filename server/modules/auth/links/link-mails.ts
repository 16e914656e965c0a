import { INVITE_DAYS, LINK_HOURS, MAIL_LINK_MINUTES } from '../../../contract/limits';
import type { Mail } from '../../../infra/mail/mailer';

// `site` is the name of the installation.

const IGNORE = 'If you did not expect this, you can ignore this mail.';

export const signInMail = (to: string, url: string, site: string): Mail => ({
  to,
  subject: `Your link to sign in to ${site}`,
  text: `Open this address in the browser in which you asked for it:
${url}

It works once, for ${MAIL_LINK_MINUTES} minutes. If you did not ask for it, you can ignore this mail.`,
});

export const inviteMail = (to: string, url: string, site: string): Mail => ({
  to,
  subject: `Your invitation to ${site}`,
  text: `You are invited to keep your screenshots on this server. Open this address to begin:
${url}

It works once, for ${INVITE_DAYS} days. ${IGNORE}`,
});

export const operatorLinkMail = (to: string, url: string, site: string): Mail => ({
  to,
  subject: `A link to sign in to ${site}`,
  text: `An operator of the server has made a link that signs you in. Open this address:
${url}

It works once, for ${LINK_HOURS} hours. ${IGNORE}`,
});
