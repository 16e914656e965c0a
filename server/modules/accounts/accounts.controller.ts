import { Controller, Delete, HttpCode, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import { FreshSignIn, SessionOnly } from '../../common/http/token-rights.decorator';
import { AuthCookies } from '../auth/cookies';
import { AccountsService } from './accounts.service';

@Controller('users')
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cookies: AuthCookies,
  ) {}

  @SessionOnly()
  @FreshSignIn()
  @HttpCode(204)
  @Delete('me')
  async close(
    @CurrentPerson() person: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.accounts.close(person);
    this.cookies.clearSession(reply);
    reply.header('Clear-Site-Data', '"cache"');
  }
}
