import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../common/app-error';
import { OPEN } from '../../common/http/open';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { notSignedIn } from './auth.service';
import { type Authenticator, AUTHENTICATORS } from './authenticator';
import { mayChange } from './origin.policy';

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
    const isOpen = this.reflector.getAllAndOverride<boolean | undefined>(OPEN, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!isOpen) await this.identify(request);
    if (!mayChange(request.method, request.headers, this.config.publicUrl)) {
      throw new AppError('foreign_origin', 'This request came from another site and was refused.');
    }
    return true;
  }

  private async identify(request: FastifyRequest): Promise<void> {
    for (const authenticator of this.authenticators) {
      const person = await authenticator.authenticate(request);
      if (person) {
        request.person = person;
        return;
      }
    }
    throw notSignedIn();
  }
}
