import { Body, Controller, Get, HttpCode, Inject, Patch, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../common/app-error';
import { Public } from '../../common/http/public.decorator';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import { Unlimited } from '../../common/http/rate-limit.guard';
import { zod } from '../../common/http/zod.pipe';
import { type SignedOut, UpdateUser, type User } from '../../contract/auth';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { toUser } from './auth.mapper';
import { AuthService } from './auth.service';
import { AuthCookies } from './cookies';
import { maySignOutByGet } from './origin.policy';
import { IdentityProviders } from './providers/identity-providers';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly providers: IdentityProviders,
    private readonly cookies: AuthCookies,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('users/me')
  me(@CurrentPerson() person: Person): User {
    return toUser(person, this.config.operators);
  }

  @Patch('users/me')
  async updateMe(
    @CurrentPerson() person: Person,
    @Body(zod(UpdateUser)) body: UpdateUser,
  ): Promise<User> {
    const { name, given_name: givenName, time_zone: timeZone } = body;
    const changed = await this.auth.updateProfile(person, { name, givenName, timeZone });
    return toUser(changed, this.config.operators);
  }

  @Public()
  @Unlimited()
  @HttpCode(204)
  @Get('logout')
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    if (!maySignOutByGet(request.headers)) {
      throw new AppError('foreign_origin', 'Another site cannot sign you out.');
    }
    await this.end(request, reply);
  }

  @Public()
  @Unlimited()
  @Post('logout')
  async endSession(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedOut | undefined> {
    const provider = await this.end(request, reply);
    const wayIn = provider === null ? null : this.providers.find(provider);
    const url = await wayIn?.signOutUrl();
    reply.status(url ? 200 : 204);
    return url ? { redirect_url: url } : undefined;
  }

  /** Returns the provider at which the person had signed in. */
  private async end(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    const provider = await this.auth.signOut(this.cookies.session(request));
    this.cookies.clearSession(reply);
    // Thumbnails are cached for a year; the next person at this browser must not find them.
    reply.header('Clear-Site-Data', '"cache"');
    return provider;
  }
}
