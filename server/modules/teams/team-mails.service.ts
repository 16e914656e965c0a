import { Injectable } from '@nestjs/common';
import { SiteMailService } from '../site/site-mail.service';
import type { InviteRow } from './invites.repository';
import { deletedTeamMail, inviteMail } from './team-mails';

/** Mails about teams. Each message is also visible in the product, so no request waits for a mail. */
@Injectable()
export class TeamMailsService {
  constructor(private readonly mail: SiteMailService) {}

  invited({ email, teamName, invitedBy, role }: InviteRow, url: string): void {
    this.mail.post((site) => inviteMail({ to: email, teamName, invitedBy, role, url, site }));
  }

  teamDeleted(addresses: readonly string[], teamName: string, by: string): void {
    for (const to of addresses)
      this.mail.post((site) => deletedTeamMail({ to, teamName, by, site }));
  }
}
