import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Query,
  UseGuards,
} from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { CurrentPerson, type Person } from '../../../common/http/person.decorator';
import { RateLimit } from '../../../common/http/rate-limit.guard';
import { SessionOnly } from '../../../common/http/token-rights.decorator';
import { zod } from '../../../common/http/zod.pipe';
import { isUuid } from '../../../common/ids';
import {
  type HandedLink,
  InvitePerson,
  type KnownPerson,
  PeopleQuery,
  type PeoplePage,
  type PersonInvite,
  UpdatePerson,
} from '../../../contract/people';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { LinkIssuerService } from '../../auth/links/link-issuer.service';
import { OperatorsOnlyGuard } from '../page/operators-only.guard';
import { PeopleLinksService } from './people-links.service';
import { PeoplePageService } from './people-page.service';
import { PeopleService } from './people.service';
import { toHandedLink, toKnownPerson, toPersonInvite } from './people.mapper';

/** The people of this server, for its operators. */
@UseGuards(OperatorsOnlyGuard)
@SessionOnly()
@Controller('operator/people')
export class PeopleController {
  constructor(
    private readonly pages: PeoplePageService,
    private readonly people: PeopleService,
    private readonly links: PeopleLinksService,
    private readonly issuer: LinkIssuerService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  async list(@Query(zod(PeopleQuery)) { q, after }: PeopleQuery): Promise<PeoplePage> {
    const { people, next, plans } = await this.pages.page(q, after ?? null);
    const { isOn, sendsMail } = this.config.links;
    return {
      people: people.map(toKnownPerson),
      next,
      plans,
      can_invite: isOn,
      sends_mail: sendsMail,
    };
  }

  @Patch(':id')
  async update(
    @CurrentPerson() operator: Person,
    @Param('id') id: string,
    @Body(zod(UpdatePerson)) wanted: UpdatePerson,
  ): Promise<KnownPerson> {
    await this.people.update(known(id), wanted, operator);
    return toKnownPerson(await this.pages.show(id));
  }

  @HttpCode(204)
  @Post(':id/sign-out')
  async signOut(@Param('id') id: string): Promise<void> {
    await this.people.signOut(known(id));
  }

  @RateLimit('invites')
  @Post(':id/link')
  async link(@CurrentPerson() operator: Person, @Param('id') id: string): Promise<HandedLink> {
    const link = await this.links.forPerson(known(id), operator);
    return toHandedLink(link, this.links.sendsMail ? 'mailed' : 'shown');
  }

  @Get('invites')
  async invites(): Promise<PersonInvite[]> {
    return (await this.issuer.listInvites()).map(toPersonInvite);
  }

  @RateLimit('invites')
  @Post('invites')
  async invite(
    @CurrentPerson() operator: Person,
    @Body(zod(InvitePerson)) { email, name, operator: makesOperator }: InvitePerson,
  ): Promise<HandedLink> {
    const link = await this.links.invite({ email, name: name ?? null, makesOperator }, operator);
    return toHandedLink(link, this.links.sendsMail ? 'both' : 'shown');
  }

  @HttpCode(204)
  @Delete('invites/:id')
  async withdraw(@Param('id') id: string): Promise<void> {
    await this.issuer.withdrawInvite(known(id));
  }
}

/** The page names people by their ids only. */
function known(id: string): string {
  if (isUuid(id)) return id;
  throw new AppError('not_found', 'There is nothing at this address.');
}
