import type { Mail } from '../../infra/mail/mailer';
import { oneLine } from '../../infra/mail/one-line';

interface MentionMail {
  to: string;
  by: string;
  teamName: string;
  said: string;
  url: string;
  /** The name of the installation. */
  site: string;
}

export function mentionMail({ to, by, teamName, said, url, site }: MentionMail): Mail {
  const [who, team] = [oneLine(by), oneLine(teamName)];
  return {
    to,
    subject: `${who} mentioned you in the team ${team} on ${site}`,
    text: `${who} wrote about a screenshot of the team ${team}:

${said.replace(/^/gm, '> ')}

${url}`,
  };
}
