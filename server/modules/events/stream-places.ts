import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { MAX_EVENT_STREAMS } from '../../contract/limits';

/** A place is free once a tab was closed, which nobody can foresee; a minute costs the server little. */
const RETRY_AFTER_SECONDS = 60;

/** Limits the number of open event streams of each person in this process. */
@Injectable()
export class StreamPlaces {
  private readonly taken = new Map<string, number>();

  /**
   * The returned function releases the place. A stream too many is refused; closing the oldest one instead would make
   * that tab reconnect and push out the next one for ever. A refused page polls.
   */
  take(userId: string): () => void {
    const count = this.taken.get(userId) ?? 0;
    if (count >= MAX_EVENT_STREAMS) {
      throw new AppError(
        'too_many_streams',
        `You have ${MAX_EVENT_STREAMS} windows with live updates open. This one looks for changes now and then instead.`,
        { limit: MAX_EVENT_STREAMS, retry_after_seconds: RETRY_AFTER_SECONDS },
      );
    }
    this.taken.set(userId, count + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.taken.get(userId) ?? 1) - 1;
      if (left > 0) this.taken.set(userId, left);
      else this.taken.delete(userId);
    };
  }
}
