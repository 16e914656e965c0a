/**
 * The time of the product's rules: uploads, months, subscriptions, trash, invites. Injected, so that tests and the
 * sandbox can move it.
 */
export abstract class Clock {
  abstract now(): Date;

  /**
   * Calls the listener after the time has jumped; the returned function removes it. The machine's clock never jumps.
   */
  onJump(_listener: () => void): () => void {
    return () => undefined;
  }
}

/** The time of the machine, for everything that must not jump: sessions, sign-in, leases of jobs, waits. */
export class WallClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
