/**
 * The present of the business: uploads, months, subscriptions, trash, invites. Injected, so that tests move it by
 * hand and the sandbox can move it by a month.
 */
export abstract class Clock {
  abstract now(): Date;

  /** Called after the present jumped; the returned function ends it. Ordinary time never jumps. */
  onJump(_listener: () => void): () => void {
    return () => undefined;
  }
}

/** The time of the machine, for what must not jump: sessions, sign-in, leases of jobs, waits. */
export class WallClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
