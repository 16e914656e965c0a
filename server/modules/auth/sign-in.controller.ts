import { Body, Controller, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public } from '../../common/http/public.decorator';
import { RateLimit } from '../../common/http/rate-limit.guard';
import { zod } from '../../common/http/zod.pipe';
import { CreateSession, type SignInWays, type User } from '../../contract/auth';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { toSignInWays, toUser } from './auth.mapper';
import { AuthCookies } from './cookies';
import { LoginService } from './login.service';
import { GOOGLE_ID } from './providers/google-strategy';
import { IdentityProviders } from './providers/identity-providers';
import { SignInService } from './sign-in.service';

/** For visitors: the ways in, and both halves of a sign-in. */
@Public()
@RateLimit('signIn')
@Controller()
export class SignInController {
  constructor(
    private readonly login: LoginService,
    private readonly signIn: SignInService,
    private readonly providers: IdentityProviders,
    private readonly cookies: AuthCookies,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('sign-in')
  ways(): SignInWays {
    return toSignInWays(this.providers.all, this.config);
  }

  @Get('sign-in/:id')
  async begin(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ redirectUrl: string }> {
    const { redirectUrl, cookie } = await this.login.begin(id, null);
    this.cookies.setLogin(reply, cookie);
    return { redirectUrl };
  }

  @Get('oauth/google/redirect_url')
  redirectUrl(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ redirectUrl: string }> {
    return this.begin(GOOGLE_ID, reply);
  }

  @Post('sessions')
  async createSession(
    @Body(zod(CreateSession)) body: z.output<typeof CreateSession>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    // Cleared before the exchange, because a state may be used for one attempt only.
    this.cookies.clearLogin(reply);
    const cookies = { login: this.cookies.login(request), session: this.cookies.session(request) };
    const returned = { ...body, provider: body.provider ?? GOOGLE_ID };
    const { person, token } = await this.signIn.complete(returned, cookies);
    if (token !== null) this.cookies.setSession(reply, token);
    return toUser(person, this.config.operators);
  }
}
