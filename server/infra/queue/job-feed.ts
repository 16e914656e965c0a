/**
 * How word of a waiting job reaches the workers beside the database's own notification. The row is the truth: a word
 * that is lost costs time and never a job, and one too many finds nothing to do.
 */
export abstract class JobFeed {
  /** Whether words reach this worker; while they do not, it asks the table by itself. */
  abstract readonly isFlowing: boolean;
  /** After the transaction of the row. Never throws and never waits. `delayMs`: not before that is over. */
  abstract send(id: string, delayMs?: number): void;
  /** Has `take` called for each word, at most `slots` times at once; what it takes is for the table to say. */
  abstract open(slots: number, take: () => Promise<void>): void;
  /** Sends anew what was lost of the words of those that wait. */
  abstract refill(listDue: () => Promise<string[]>): Promise<void>;
  /** No further `take`; words can still be sent. */
  abstract shut(): Promise<void>;
}

/** The default: the database notifies by itself, so only what has to wait for its time is left. */
export class DirectFeed extends JobFeed {
  override readonly isFlowing = false;
  private take: (() => Promise<void>) | undefined;

  override send(_id: string, delayMs = 0): void {
    const { take } = this;
    if (take && delayMs > 0) setTimeout(() => void take(), delayMs).unref();
  }

  override open(_slots: number, take: () => Promise<void>): void {
    this.take = take;
  }

  override async refill(): Promise<void> {
    // Nothing is sent, so nothing is lost.
  }

  override async shut(): Promise<void> {
    this.take = undefined;
  }
}
