/** Tells whether this process runs scheduled work. */
export abstract class Leader {
  abstract readonly isLeader: boolean;

  /** Calls back each time this process becomes the leader. */
  abstract onElected(callback: () => Promise<void>): void;
}

/** For processes that never run scheduled work: the API and the operators' commands. */
export class NeverLeader extends Leader {
  override readonly isLeader = false;

  override onElected(): void {
    // Never called back.
  }
}
