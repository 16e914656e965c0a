import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Public } from '../../common/http/public.decorator';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import type { InviteView } from '../../contract/invites';
import type { TeamSummary } from '../../contract/teams';
import { InviteAnswersService } from './invite-answers.service';
import { toInviteView } from './invites.mapper';
import { toTeamSummary } from './teams.mapper';
import { TeamsService } from './teams.service';

/** Routes for holders of a token, which takes the place of the id. */
@Controller('invites/:id')
export class InviteAnswersController {
  constructor(
    private readonly answers: InviteAnswersService,
    private readonly teams: TeamsService,
  ) {}

  @Public()
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
