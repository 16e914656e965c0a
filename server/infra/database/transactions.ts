import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Ids } from '../../common/ids';
import { AmbientPool } from './ambient-pool';
import { isConflict } from './conflict';

/** The number of attempts after conflicts, and the longest wait before the second one. */
const TRIES = 6;
const FIRST_WAIT_MS = 20;

/** Transactions across modules: each statement of `Database` joins the one around it. */
@Injectable()
export class Transactions {
  private readonly logger = new Logger(Transactions.name);

  constructor(
    private readonly pool: AmbientPool,
    private readonly ids: Ids,
  ) {}

  /**
   * Runs one transaction; it is rolled back as a whole when `work` rejects. Inside another one it joins that. After a
   * deadlock or a serialization failure the outermost transaction runs again from its beginning, so `work` may only
   * change rows; effects outside the database wait for `afterCommit`.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.pool.isInTransaction) return work();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.pool.transaction(work);
      } catch (error) {
        if (attempt === TRIES || !isConflict(error)) throw error;
        this.logger.warn(
          `transaction runs again after try ${attempt}: ${(error as Error).message}`,
        );
        // Random waits, so that transactions in conflict do not meet again.
        await sleep(this.ids.fraction() * FIRST_WAIT_MS * 2 ** (attempt - 1));
      }
    }
  }

  /** Runs a part of the surrounding transaction that may fail alone: then only the part is rolled back. */
  savepoint<Result>(part: () => Promise<Result>): Promise<Result> {
    return this.pool.savepoint(part);
  }

  /** Runs once the surrounding transaction is committed, or at once where there is none. `work` must not throw. */
  afterCommit(work: () => void): void {
    this.pool.afterCommit(work);
  }

  /** Throws outside of a transaction. For work whose locks or several statements mean nothing without one. */
  assertOpen(): void {
    this.pool.assertInTransaction();
  }
}
