import { INVITE_DAYS, TEAM_UNDO_DAYS } from '../../contract/limits';
import type { GivenRole } from '../../contract/team-roles';
import type { Mail } from '../../infra/mail/mailer';
import { oneLine } from '../../infra/mail/one-line';

interface InviteMail {
  to: string;
  teamName: string;
  invitedBy: string | null;
  role: GivenRole;
  url: string;
  /** The name of the installation. */
  site: string;
}

export function inviteMail({ to, teamName, invitedBy, role, url, site }: InviteMail): Mail {
  const team = oneLine(teamName);
  const who = invitedBy === null ? 'You are invited' : `${oneLine(invitedBy)} invites you`;
  const as = role === 'admin' ? 'as an admin' : 'as a member';
  return {
    to,
    subject: `Join the team ${team} on ${site}`,
    text: `${who} to join the team ${team} on ${site} ${as}.

Open this address and sign in as ${to}:
${url}

It works once, for ${INVITE_DAYS} days. If you did not expect this, you can ignore this mail.`,
  };
}

interface DeletedTeamMail {
  to: string;
  teamName: string;
  by: string;
  /** The name of the installation. */
  site: string;
}

export function deletedTeamMail({ to, teamName, by, site }: DeletedTeamMail): Mail {
  const team = oneLine(teamName);
  return {
    to,
    subject: `The team ${team} was deleted`,
    text: `${oneLine(by)} deleted the team ${team} on ${site}. Nobody sees it any more.

Its owner can bring it back within ${TEAM_UNDO_DAYS} days; after that everything in it is gone for good.`,
  };
}
