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
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPerson, type Person } from '../../../common/http/person.decorator';
import { RateLimit } from '../../../common/http/rate-limit.guard';
import { FreshSignIn, SessionOnly } from '../../../common/http/token-rights.decorator';
import { zod } from '../../../common/http/zod.pipe';
import {
  AddPasskey,
  type NewPasskeyQuestion,
  type Passkey,
  type PasskeyList,
  type RecoveryCodes,
  RenamePasskey,
} from '../../../contract/sign-in/passkeys';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import type { PasskeysConfig } from '../../../infra/config/passkeys-config';
import { SiteService } from '../../site/site.service';
import { AuthCookies } from '../cookies';
import { PasskeyRegistrationService } from './passkey-registration.service';
import { toPasskey } from './passkeys.mapper';
import { PasskeysService } from './passkeys.service';
import { RecoveryCodesService } from './recovery-codes.service';

@SessionOnly()
@Controller('users/me')
export class PasskeysController {
  private readonly config: PasskeysConfig;

  constructor(
    private readonly passkeys: PasskeysService,
    private readonly registration: PasskeyRegistrationService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly cookies: AuthCookies,
    private readonly site: SiteService,
    @Inject(CONFIG) config: Config,
  ) {
    this.config = config.passkeys;
  }

  @Get('passkeys')
  async list(@CurrentPerson() person: Person): Promise<PasskeyList> {
    const rows = await this.passkeys.list(person);
    return {
      passkeys: rows.map((row) => toPasskey(row, this.config)),
      recovery_codes_left: await this.recoveryCodes.countLeft(person),
    };
  }

  @FreshSignIn()
  @RateLimit('signIn')
  @HttpCode(200)
  @Post('passkeys/options')
  async begin(
    @CurrentPerson() person: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NewPasskeyQuestion> {
    const { question, cookie } = await this.registration.begin(person, this.site.current().name);
    this.cookies.setPasskey(reply, cookie);
    return question;
  }

  @FreshSignIn()
  @RateLimit('signIn')
  @Post('passkeys')
  async add(
    @CurrentPerson() person: Person,
    @Body(zod(AddPasskey)) body: AddPasskey,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Passkey> {
    // Cleared before the check, because a challenge may be used for one attempt only.
    this.cookies.clearPasskey(reply);
    const sent = {
      cookie: this.cookies.passkey(request),
      userAgent: request.headers['user-agent'],
    };
    return toPasskey(await this.registration.complete(person, body, sent), this.config);
  }

  @Patch('passkeys/:id')
  async rename(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Body(zod(RenamePasskey)) { name }: RenamePasskey,
  ): Promise<Passkey> {
    return toPasskey(await this.passkeys.rename(person, id, name), this.config);
  }

  @FreshSignIn()
  @HttpCode(204)
  @Delete('passkeys/:id')
  async remove(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.passkeys.remove(person, id, this.cookies.session(request) ?? '');
  }

  @FreshSignIn()
  @RateLimit('signIn')
  @Post('recovery-codes')
  async makeRecoveryCodes(@CurrentPerson() person: Person): Promise<RecoveryCodes> {
    return { codes: await this.recoveryCodes.make(person) };
  }
}
