import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../common/http/public.decorator';
import { RateLimit } from '../../../common/http/rate-limit.guard';
import { zod } from '../../../common/http/zod.pipe';
import type { User } from '../../../contract/auth';
import { AskForLink, LookAtLink, type LinkView, UseLink } from '../../../contract/people';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { toUser } from '../auth.mapper';
import { AuthCookies } from '../cookies';
import { foreignOrigin } from '../auth.service';
import { mayOpenSession } from '../origin.policy';
import { type LinkCookies, LinkRedemptionService } from './link-redemption.service';
import { toLinkView } from './links.mapper';
import { MailLinksService } from './mail-links.service';

/** For visitors. A token travels in bodies only, so that no log and no other site learns it. */
@Public()
@RateLimit('signIn')
@Controller('sign-in/links')
export class SignInLinksController {
  constructor(
    private readonly redemption: LinkRedemptionService,
    private readonly mails: MailLinksService,
    private readonly cookies: AuthCookies,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @HttpCode(204)
  @Post()
  async ask(
    @Body(zod(AskForLink)) { email }: AskForLink,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.assertOwnPage(request);
    const secret = await this.mails.send(email, this.cookies.link(request), request.ip);
    this.cookies.setLink(reply, secret);
  }

  @HttpCode(200)
  @Post('look')
  async look(
    @Body(zod(LookAtLink)) { token }: LookAtLink,
    @Req() request: FastifyRequest,
  ): Promise<LinkView> {
    return toLinkView(await this.redemption.look(token, this.cookiesOf(request)));
  }

  @Post('use')
  async use(
    @Body(zod(UseLink)) { token, ...typed }: UseLink,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    this.assertOwnPage(request);
    const opened = await this.redemption.redeem(token, typed, this.cookiesOf(request));
    this.cookies.clearLink(reply);
    this.cookies.setSession(reply, opened.token);
    return toUser(opened.person, this.config.operators);
  }

  private cookiesOf(request: FastifyRequest): LinkCookies {
    return { link: this.cookies.link(request), session: this.cookies.session(request) };
  }

  private assertOwnPage({ method, headers }: FastifyRequest): void {
    if (!mayOpenSession(method, headers, this.config.publicUrl)) throw foreignOrigin();
  }
}
