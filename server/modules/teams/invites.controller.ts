import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import { RateLimit } from '../../common/http/rate-limit.guard';
import { zod } from '../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { CreateInvite, type Invite, type SentInvite } from '../../contract/invites';
import { toInvite, toSentInvite } from './invites.mapper';
import { InvitesService } from './invites.service';
import { TeamScope } from './team-scope';

@Controller()
export class InvitesController {
  constructor(private readonly invites: InvitesService) {}

  @RateLimit('invites')
  @Post('teams/:id/invite')
  async create(
    @TeamScope() scope: WorkspaceAccess,
    @Body(zod(CreateInvite)) body: CreateInvite,
  ): Promise<SentInvite> {
    return toSentInvite(await this.invites.create(scope, body));
  }

  @Get('teams/:id/invites')
  async list(@TeamScope() scope: WorkspaceAccess): Promise<Invite[]> {
    return (await this.invites.list(scope)).map(toInvite);
  }

  @RateLimit('invites')
  @HttpCode(200)
  @Post('invites/:id/resend')
  async resend(@CurrentPerson() person: Person, @Param('id') id: string): Promise<SentInvite> {
    return toSentInvite(await this.invites.resend(person, id));
  }

  @HttpCode(204)
  @Delete('invites/:id')
  async revoke(@CurrentPerson() person: Person, @Param('id') id: string): Promise<void> {
    await this.invites.revoke(person, id);
  }
}
