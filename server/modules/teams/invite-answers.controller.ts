import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Open } from '../../common/http/open';
import { CurrentPerson, type Person } from '../../common/http/person';
import type { InviteView } from '../../contract/invites';
import type { TeamSummary } from '../../contract/teams';
import { InviteAnswers } from './invite-answers.service';
import { toInviteView } from './invites.mapper';
import { toTeamSummary } from './teams.mapper';
import { TeamsService } from './teams.service';

/** For whoever holds the token, which stands where other routes have the id. */
@Controller('invites/:id')
export class InviteAnswersController {
  constructor(
    private readonly answers: InviteAnswers,
    private readonly teams: TeamsService,
  ) {}

  @Open()
  @Get()
  async get(@Param('id') token: string): Promise<InviteView> {
    return toInviteView(await this.answers.get(token));
  }

  @HttpCode(200)
  @Post('accept')
  async accept(@CurrentPerson() person: Person, @Param('id') token: string): Promise<TeamSummary> {
    const scope = await this.answers.accept(person, token);
    return toTeamSummary((await this.teams.get(scope)).team);
  }

  @HttpCode(204)
  @Post('decline')
  async decline(@CurrentPerson() person: Person, @Param('id') token: string): Promise<void> {
    await this.answers.decline(person, token);
  }
}
