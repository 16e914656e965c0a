import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import { PUBLIC } from '../../common/http/public.decorator';
import { FRESH_SIGN_IN, READS, SESSION_ONLY } from '../../common/http/token-rights.decorator';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { foreignOrigin, notSignedIn } from './auth.service';
import { type Authenticated, type Authenticator, AUTHENTICATORS } from './authenticator';
import { mayChange } from './origin.policy';
import { isSignInFresh, NOT_FRESH } from './session.policy';
import { assertTokenMay } from './token.policy';

/** Closed by default: a route without `@Public()` needs a signed-in person. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(AUTHENTICATORS) private readonly authenticators: readonly Authenticator[],
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: WallClock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!this.says(context, PUBLIC)) await this.identify(request);
    if (request.token) {
      // Browsers never add this header by themselves, so no cookie is at risk from other sites.
      assertTokenMay(request.token, {
        method: request.method,
        isSessionOnly: this.says(context, SESSION_ONLY),
        isReading: this.says(context, READS),
      });
    } else {
      this.assertBrowserMay(context, request);
    }
    return true;
  }

  private assertBrowserMay(context: ExecutionContext, request: FastifyRequest): void {
    if (!mayChange(request.method, request.headers, this.config.publicUrl)) {
      throw foreignOrigin();
    }
    if (!this.says(context, FRESH_SIGN_IN)) return;
    const { signedInAt } = request;
    if (signedInAt && isSignInFresh(signedInAt, this.clock.now())) return;
    throw new AppError('fresh_sign_in_needed', NOT_FRESH);
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
        request.signedInAt = found.signedInAt ?? undefined;
        request.isStillSignedIn = () => isStill(found, authenticator, request);
        return;
      }
    }
    throw notSignedIn();
  }
}

/** Returns false when the session or token has ended or its plan no longer allows it; throws in an outage. */
async function isStill(
  { person }: Authenticated,
  authenticator: Authenticator,
  request: FastifyRequest,
): Promise<boolean> {
  try {
    return (await authenticator.authenticate(request))?.person.userId === person.userId;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return false;
    throw error;
  }
}
