import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import type { PersonScope } from '../../../common/person-scope';
import { mintSystemScope } from '../../../common/system-scope';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { inviteMail, operatorLinkMail } from '../../auth/links/link-mails';
import {
  type IssuedLink,
  LinkIssuerService,
  type WantedInvite,
} from '../../auth/links/link-issuer.service';
import { SiteMailService } from '../../site/site-mail.service';
import { PeoplePageService } from './people-page.service';

/** Links that operators make on their page (docs/decisions.md#people). */
@Injectable()
export class PeopleLinksService {
  private readonly system = mintSystemScope();

  constructor(
    private readonly issuer: LinkIssuerService,
    private readonly people: PeoplePageService,
    private readonly mail: SiteMailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get sendsMail(): boolean {
    return this.config.links.sendsMail;
  }

  async invite(wanted: WantedInvite, actor: PersonScope): Promise<IssuedLink> {
    const link = await this.issuer.invite(wanted, actor);
    if (this.sendsMail) this.mail.post((site) => inviteMail(wanted.email, link.url, site));
    return link;
  }

  /**
   * With mail the link goes to the person alone, so that an operator of the page cannot sign in as somebody else. Never
   * for another operator: they sign each other in on the command line only.
   */
  async forPerson(id: string, actor: PersonScope): Promise<IssuedLink> {
    const { account, isOperator } = await this.people.show(id);
    if (isOperator && account.id !== actor.userId)
      throw new AppError(
        'operator_elsewhere',
        `${account.email} is an operator. Make the link on the server: shotvault users link ${account.email}`,
      );
    if (account.disabledAt !== null)
      throw new AppError(
        'invalid_input',
        `The account of ${account.email} is disabled. Enable it first.`,
      );
    const link = await this.issuer.forAccount(this.system.person(account.id), actor);
    if (this.sendsMail) this.mail.post((site) => operatorLinkMail(account.email, link.url, site));
    return link;
  }
}
