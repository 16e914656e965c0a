import { Body, Controller, Get, HttpCode, Inject, Patch, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../../common/app-error';
import { Public } from '../../common/http/public.decorator';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import { RateLimit, Unlimited } from '../../common/http/rate-limit.guard';
import { zod } from '../../common/http/zod.pipe';
import { CreateSession, UpdateUser, type User } from '../../contract/auth';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { toUser } from './auth.mapper';
import { AuthService } from './auth.service';
import { AuthCookies } from './cookies';
import { LoginService } from './login.service';
import { maySignOutByGet } from './origin.policy';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly login: LoginService,
    private readonly cookies: AuthCookies,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @RateLimit('signIn')
  @Get('oauth/google/redirect_url')
  async redirectUrl(@Res({ passthrough: true }) reply: FastifyReply) {
    const { redirectUrl, cookie } = await this.login.begin();
    this.cookies.setLogin(reply, cookie);
    return { redirectUrl };
  }

  @Public()
  @RateLimit('signIn')
  @Post('sessions')
  async createSession(
    @Body(zod(CreateSession)) body: z.output<typeof CreateSession>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    // Cleared before the exchange, because a state may be used for one attempt only.
    this.cookies.clearLogin(reply);
    const identity = await this.login.finish(body, this.cookies.login(request));
    const { person, token } = await this.auth.signIn(identity, this.cookies.session(request));
    this.cookies.setSession(reply, token);
    return toUser(person, this.config.operators);
  }

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
  @HttpCode(204)
  @Post('logout')
  async endSession(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.end(request, reply);
  }

  private async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.auth.signOut(this.cookies.session(request));
    this.cookies.clearSession(reply);
    // Thumbnails are cached for a year; the next person at this browser must not find them.
    reply.header('Clear-Site-Data', '"cache"');
  }
}
