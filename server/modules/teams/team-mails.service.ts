import { Injectable } from '@nestjs/common';
import { Outbox } from '../../infra/mail/outbox';
import type { InviteRow } from './invites.repository';
import { deletedTeamLetter, inviteLetter } from './team-letters';

/** Mails about teams. Each message is also visible in the product, so no request waits for a mail. */
@Injectable()
export class TeamMailsService {
  constructor(private readonly outbox: Outbox) {}

  invited({ email, teamName, invitedBy, role }: InviteRow, url: string): void {
    this.outbox.post(inviteLetter({ to: email, teamName, invitedBy, role, url }));
  }

  teamDeleted(addresses: readonly string[], teamName: string, by: string): void {
    for (const to of addresses) this.outbox.post(deletedTeamLetter(to, teamName, by));
  }
}
