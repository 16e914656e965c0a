/**
 * Delivers notifications about waiting jobs, besides the database's own. The job's row is authoritative: a lost
 * notification costs time but never a job, and a superfluous one finds nothing to do.
 */
export abstract class JobFeed {
  /** Whether notifications reach this worker; otherwise it polls the table. */
  abstract readonly isFlowing: boolean;
  /** Call after the commit of the row. Never throws and never waits. `delayMs` delays the delivery. */
  abstract send(id: string, delayMs?: number): void;
  /** Calls `take` for each notification, at most `slots` times at once; the job table decides which job is taken. */
  abstract open(slots: number, take: () => Promise<void>): void;
  /** Sends the lost notifications of waiting jobs again. */
  abstract refill(listDue: () => Promise<string[]>): Promise<void>;
  /** Stops calling `take`; notifications can still be sent. */
  abstract shut(): Promise<void>;
}

/** The default: the database itself notifies the workers, so only delayed jobs are handled here. */
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
    // This feed sends no notifications that could be lost.
  }

  override async shut(): Promise<void> {
    this.take = undefined;
  }
}
