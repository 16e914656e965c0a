import { Injectable } from '@nestjs/common';
import { InjectThrottlerStorage, type ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, tooMany } from '../../../common/app-error';
import { ConcurrencyLimit } from '../../../common/concurrency-limit';
import { isPassword } from '../links/share-password';
import { OpenLinksService } from './open-links.service';
import { ShareCookies } from './share-cookies';

const MINUTE_MS = 60_000;
const TRIES = 5;

/** Passwords that are compared at a time, so that whoever guesses from many addresses leaves threads for everybody else. */
const AT_ONCE = 2;
const MOST_WAITING = 40;
const BUSY_SECONDS = 5;

/** Opens a link to a browser that knows its password. */
@Injectable()
export class SharePasswordsService {
  private readonly atOnce = new ConcurrencyLimit(AT_ONCE);

  constructor(
    private readonly links: OpenLinksService,
    private readonly cookies: ShareCookies,
    @InjectThrottlerStorage() private readonly counts: ThrottlerStorage,
  ) {}

  /** Throws 401 for a wrong password, and 429 after five tries, right or wrong, in a minute at one link from one address. */
  async unlock(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    token: string,
    password: string,
  ): Promise<void> {
    const { link } = await this.links.openUnlessDead(request, token);
    if (link.passwordHash === null) return;
    await this.take(`share:${link.id}:${request.ip}`);
    if (this.atOnce.waiting >= MOST_WAITING) throw tooMany('passwords', BUSY_SECONDS);
    const { passwordHash } = link;
    if (!(await this.atOnce.run(() => isPassword(password, passwordHash)))) {
      throw new AppError('password_wrong', 'This password is wrong. Try again.');
    }
    this.cookies.set(reply, 'unlock', link);
  }

  private async take(key: string): Promise<void> {
    const taken = await this.counts.increment(key, MINUTE_MS, TRIES, MINUTE_MS, 'share unlock');
    if (!taken.isBlocked) return;
    throw tooMany('passwords', Math.max(1, taken.timeToBlockExpire));
  }
}
