import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../common/http/public.decorator';
import { RateLimit } from '../../../common/http/rate-limit.guard';
import { zod } from '../../../common/http/zod.pipe';
import type { User } from '../../../contract/auth';
import {
  type PasskeyQuestion,
  UsePasskey,
  UseRecoveryCode,
} from '../../../contract/sign-in/passkeys';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { toUser } from '../auth.mapper';
import { foreignOrigin, type Opened } from '../auth.service';
import { AuthCookies } from '../cookies';
import { mayOpenSession } from '../origin.policy';
import { PasskeySignInService } from './passkey-sign-in.service';
import { RecoveryCodesService } from './recovery-codes.service';

/** For visitors. */
@Public()
@RateLimit('signIn')
@Controller('sign-in')
export class PasskeySignInController {
  constructor(
    private readonly signIn: PasskeySignInService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly cookies: AuthCookies,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @HttpCode(200)
  @Post('passkey/options')
  begin(@Res({ passthrough: true }) reply: FastifyReply): PasskeyQuestion {
    const { question, cookie } = this.signIn.begin();
    this.cookies.setPasskey(reply, cookie);
    return question;
  }

  @Post('passkey')
  async usePasskey(
    @Body(zod(UsePasskey)) { credential }: UsePasskey,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    this.assertOwnPage(request);
    // Cleared before the check, because a challenge may be used for one attempt only.
    this.cookies.clearPasskey(reply);
    const challenge = this.cookies.passkey(request);
    const session = this.cookies.session(request);
    return this.keep(reply, await this.signIn.complete(credential, { challenge, session }));
  }

  @Post('recovery-code')
  async useRecoveryCode(
    @Body(zod(UseRecoveryCode)) { code }: UseRecoveryCode,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    this.assertOwnPage(request);
    return this.keep(reply, await this.recoveryCodes.signIn(code, this.cookies.session(request)));
  }

  private keep(reply: FastifyReply, { person, token }: Opened): User {
    this.cookies.setSession(reply, token);
    return toUser(person, this.config.operators);
  }

  private assertOwnPage({ method, headers }: FastifyRequest): void {
    if (!mayOpenSession(method, headers, this.config.publicUrl)) throw foreignOrigin();
  }
}
