import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AuthService } from './auth.service';
import type { Authenticated, Authenticator } from './authenticator';
import { AuthCookies } from './cookies';

@Injectable()
export class SessionAuthenticator implements Authenticator {
  constructor(
    private readonly auth: AuthService,
    private readonly cookies: AuthCookies,
  ) {}

  async authenticate(request: FastifyRequest): Promise<Authenticated | null> {
    const token = this.cookies.session(request);
    const found = token ? await this.auth.findSession(token) : null;
    return found && { ...found, token: null };
  }
}
