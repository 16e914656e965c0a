import { Injectable } from '@nestjs/common';
import { InjectThrottlerStorage, type ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../common/app-error';
import { isPassword } from '../links/share-password';
import { OpenLinksService } from './open-links.service';
import { ShareCookies } from './share-cookies';

const MINUTE_MS = 60_000;
const TRIES = 5;

/** Opens a link to a browser that knows its password. */
@Injectable()
export class ShareUnlocksService {
  constructor(
    private readonly links: OpenLinksService,
    private readonly cookies: ShareCookies,
    @InjectThrottlerStorage() private readonly counts: ThrottlerStorage,
  ) {}

  /** Throws 401 for a wrong password, and 429 after five tries in a minute at one link from one address. */
  async unlock(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    token: string,
    password: string,
  ): Promise<void> {
    const { link } = await this.links.openUnlessDead(request, token);
    if (link.passwordHash === null) return;
    await this.take(`share:${link.id}:${request.ip}`);
    if (!(await isPassword(password, link.passwordHash))) {
      throw new AppError('password_wrong', 'This is not the password.');
    }
    this.cookies.set(reply, 'unlock', link);
  }

  private async take(key: string): Promise<void> {
    const taken = await this.counts.increment(key, MINUTE_MS, TRIES, MINUTE_MS, 'share unlock');
    if (!taken.isBlocked) return;
    const seconds = Math.max(1, taken.timeToBlockExpire);
    throw new AppError(
      'too_many_requests',
      `Too many wrong passwords. Try again in ${seconds} seconds.`,
      { retry_after_seconds: seconds },
    );
  }
}
