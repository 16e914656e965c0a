import { Injectable, Logger } from '@nestjs/common';
import { type Mail, Mailer } from '../../infra/mail/mailer';
import type { InviteRow } from './invites.repository';
import { deletedTeamLetter, inviteLetter } from './team-letters';

/** Letters about teams. None of them is the only way to learn what it says, so a lost one stops nothing. */
@Injectable()
export class TeamMails {
  private readonly logger = new Logger(TeamMails.name);

  constructor(private readonly mailer: Mailer) {}

  async invited({ email, teamName, invitedBy, role }: InviteRow, url: string): Promise<void> {
    await this.send(inviteLetter({ to: email, teamName, invitedBy, role, url }));
  }

  async teamDeleted(addresses: readonly string[], teamName: string, by: string): Promise<void> {
    await Promise.all(addresses.map((to) => this.send(deletedTeamLetter(to, teamName, by))));
  }

  private async send(mail: Mail): Promise<void> {
    try {
      await this.mailer.send(mail);
    } catch (error) {
      this.logger.warn(`a letter was not sent: ${(error as Error).message}`);
    }
  }
}
