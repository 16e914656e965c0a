import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPerson, type Person } from '../../../common/http/person.decorator';
import { RateLimit } from '../../../common/http/rate-limit.guard';
import { FreshSignIn, SessionOnly } from '../../../common/http/token-rights.decorator';
import { zod } from '../../../common/http/zod.pipe';
import { AddWayIn, type WayIn } from '../../../contract/auth';
import { AuthCookies } from '../cookies';
import { LoginService } from '../login.service';
import { IdentityProviders } from '../providers/identity-providers';
import { toWayIn } from './ways-in.mapper';
import { WaysInService } from './ways-in.service';

@Controller('users/me/ways-in')
export class WaysInController {
  constructor(
    private readonly waysIn: WaysInService,
    private readonly login: LoginService,
    private readonly cookies: AuthCookies,
    private readonly providers: IdentityProviders,
  ) {}

  @SessionOnly()
  @Get()
  async list(@CurrentPerson() person: Person): Promise<WayIn[]> {
    return (await this.waysIn.list(person)).map((row) => toWayIn(row, this.providers));
  }

  /** Begins at the provider; the browser comes back as after a sign-in, and the cookie says for whom. */
  @SessionOnly()
  @FreshSignIn()
  @RateLimit('signIn')
  @HttpCode(200)
  @Post()
  async add(
    @CurrentPerson() person: Person,
    @Body(zod(AddWayIn)) { provider }: AddWayIn,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ redirectUrl: string }> {
    const { redirectUrl, cookie } = await this.login.begin(provider, person);
    this.cookies.setLogin(reply, cookie);
    return { redirectUrl };
  }

  @SessionOnly()
  @FreshSignIn()
  @HttpCode(204)
  @Delete(':id')
  async remove(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.waysIn.remove(person, id, this.cookies.session(request) ?? '');
  }
}
