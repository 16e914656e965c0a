import { Inject, Injectable } from '@nestjs/common';
import { InjectThrottlerStorage } from '@nestjs/throttler';
import { AppError } from '../../common/app-error';
import type { RateCounts } from '../../common/http/sliding-windows';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import type { Mentionable } from './mentioned-in';

const HOUR_MS = 60 * 60_000;
const MINUTE_S = 60;
/** This part of the mails of an hour may go to one and the same colleague. */
const SHARE_OF_ONE = 3;

/** Keeps one person from filling the mailboxes of colleagues with mentions (docs/decisions.md#comments). */
@Injectable()
export class MentionLimitsService {
  constructor(
    @InjectThrottlerStorage() private readonly counts: RateCounts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Counts a mail to each of them, whichever team it is about. Throws 429, and then counts none. Resolves to a function
   * that takes them back. Not inside a transaction: that may run several times, and would hold its locks meanwhile.
   */
  async take(
    { userId }: WorkspaceAccess,
    mentioned: readonly Mentionable[],
  ): Promise<() => Promise<void>> {
    const { mentions: most } = this.config.rateLimits;
    // Before anything is counted, because no wait would help.
    if (mentioned.length > most)
      throw new AppError('invalid_input', `Mention at most ${most} people in one comment.`);
    const counted: string[] = [];
    const giveBack = async () => {
      for (const key of counted) await this.counts.giveBack(key);
    };
    const count = async (key: string, limit: number, whom: string) => {
      await this.count(key, limit, whom);
      counted.push(key);
    };
    try {
      for (const { id, name } of mentioned) {
        await count(`mentions:${userId}:${id}`, Math.ceil(most / SHARE_OF_ONE), name);
        await count(`mentions:${userId}`, most, 'people');
      }
    } catch (error) {
      await giveBack();
      throw error;
    }
    return giveBack;
  }

  private async count(key: string, limit: number, whom: string): Promise<void> {
    const answer = await this.counts.increment(key, HOUR_MS, limit, HOUR_MS, 'mentions');
    if (!answer.isBlocked) return;
    const seconds = Math.max(1, answer.timeToBlockExpire);
    const minutes = Math.ceil(seconds / MINUTE_S);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    throw new AppError(
      'too_many_requests',
      `You have mentioned ${whom} very often within an hour. Leave out the @, or try again in ${wait}.`,
      { retry_after_seconds: seconds },
    );
  }
}
