import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../common/app-error';
import { OPEN } from '../../common/http/open';
import { READS, SESSION_ONLY } from '../../common/http/token-rights';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { notSignedIn } from './auth.service';
import { type Authenticator, AUTHENTICATORS } from './authenticator';
import { mayChange } from './origin.policy';
import { assertTokenMay } from './token.policy';

/** Closed by default: a route without `@Open()` needs a person, whatever else it says. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(AUTHENTICATORS) private readonly authenticators: readonly Authenticator[],
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!this.says(context, OPEN)) await this.identify(request);
    if (request.token) {
      // A browser adds no such header by itself, so there is no cookie's right to protect from other sites.
      assertTokenMay(request.token, {
        method: request.method,
        isSessionOnly: this.says(context, SESSION_ONLY),
        isReading: this.says(context, READS),
      });
    } else if (!mayChange(request.method, request.headers, this.config.publicUrl)) {
      throw new AppError('foreign_origin', 'This request came from another site and was refused.');
    }
    return true;
  }

  private says(context: ExecutionContext, mark: symbol): boolean {
    const places = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<boolean | undefined>(mark, places) ?? false;
  }

  private async identify(request: FastifyRequest): Promise<void> {
    for (const authenticator of this.authenticators) {
      const found = await authenticator.authenticate(request);
      if (found) {
        request.person = found.person;
        request.token = found.token ?? undefined;
        return;
      }
    }
    throw notSignedIn();
  }
}
