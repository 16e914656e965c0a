import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Person } from '../../common/http/person';
import { AuthService } from './auth.service';
import type { Authenticator } from './authenticator';
import { AuthCookies } from './cookies';

@Injectable()
export class SessionAuthenticator implements Authenticator {
  constructor(
    private readonly auth: AuthService,
    private readonly cookies: AuthCookies,
  ) {}

  async authenticate(request: FastifyRequest): Promise<Person | null> {
    const token = this.cookies.session(request);
    return token ? this.auth.findPerson(token) : null;
  }
}
