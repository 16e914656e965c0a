import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient, types } from 'pg';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** Counts fit a number, and a calendar day stays a string: a Date would give it a time zone. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  if (oid === INT8) return Number;
  if (oid === DATE) return String;
  if (oid === TIMESTAMPTZ) return instantOf;
  return types.getTypeParser(oid, format);
}

const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

/** Nearly every instant comes in UTC, for which the language's parser is eight times as fast as the driver's. */
function instantOf(text: string): unknown {
  if (!IN_UTC.test(text))
    return (types.getTypeParser(TIMESTAMPTZ) as (it: string) => unknown)(text);
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
}

interface Transaction {
  client: PoolClient;
  afterCommit: (() => void)[];
  /** Names of the locks that it holds. */
  held: Set<string>;
  savepoints: number;
}

/** Receives each statement before it is sent, and the surrounding transaction; throwing refuses the statement. */
export type StatementObserver = (text: string, transaction: object | undefined) => void;

/**
 * A pool whose queries run on the connection of the surrounding transaction, if there is one. Prisma and hand-written
 * SQL share it, so a transaction spans modules without being passed around.
 */
export class AmbientPool extends Pool {
  private readonly ambient = new AsyncLocalStorage<Transaction>();
  private running = 0;
  private observer: StatementObserver | undefined;

  constructor(
    readonly url: string,
    max: number,
  ) {
    super({
      connectionString: url,
      max,
      connectionTimeoutMillis: 5_000,
      types: { getTypeParser: getTypeParser as typeof types.getTypeParser },
    });
    // The pool replaces an idle connection that dies; without a listener the error would end the process.
    this.on('error', () => undefined);
    const pooledQuery = super.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => {
      const transaction = this.ambient.getStore();
      this.observer?.(textOf(args[0]), transaction);
      return transaction
        ? (transaction.client.query as (...args: unknown[]) => unknown).apply(
            transaction.client,
            args,
          )
        : pooledQuery(...args);
    }) as Pool['query'];
    const connect = super.connect.bind(this) as (...args: unknown[]) => unknown;
    this.connect = ((...args: unknown[]) => {
      // Prisma opens one for a nested write, which would wait for the locks of this transaction.
      if (this.isInTransaction) throw new Error('A transaction uses one connection only.');
      return connect(...args);
    }) as Pool['connect'];
  }

  get isInTransaction(): boolean {
    return this.ambient.getStore() !== undefined;
  }

  observe(observer: StatementObserver): void {
    this.observer = observer;
  }

  /** Returns false when the surrounding transaction holds this lock already. Throws outside of a transaction. */
  hold(lock: string): boolean {
    const { held } = this.surrounding();
    if (held.has(lock)) return false;
    held.add(lock);
    return true;
  }

  /** Runs a part of the surrounding transaction; when it rejects, only the part is rolled back. */
  async savepoint<Result>(part: () => Promise<Result>): Promise<Result> {
    const transaction = this.surrounding();
    const { client, afterCommit } = transaction;
    const name = `part_${(transaction.savepoints += 1)}`;
    const steps = afterCommit.length;
    const held = new Set(transaction.held);
    await client.query(`savepoint ${name}`);
    try {
      const result = await part();
      await client.query(`release savepoint ${name}`);
      return result;
    } catch (error) {
      // The rollback also released the locks of the part.
      transaction.held = held;
      afterCommit.length = steps;
      await client.query(`rollback to savepoint ${name}`);
      throw error;
    }
  }

  assertInTransaction(): void {
    this.surrounding();
  }

  private surrounding(): Transaction {
    const transaction = this.ambient.getStore();
    if (!transaction) throw new Error('This needs a transaction around it.');
    return transaction;
  }

  /** Runs after the surrounding transaction is committed, or at once outside of one. */
  afterCommit(step: () => void): void {
    const transaction = this.ambient.getStore();
    if (transaction) transaction.afterCommit.push(step);
    else step();
  }

  /** Node.js follows every promise of the process while a storage is in use, so the last transaction gives it up. */
  private async within<Result>(transaction: Transaction, work: () => Promise<Result>) {
    this.running += 1;
    try {
      return await this.ambient.run(transaction, work);
    } finally {
      this.running -= 1;
      if (this.running === 0) this.ambient.disable();
    }
  }

  /** Runs `work` in one transaction; inside another one it joins that. Any rejection rolls everything back. */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isInTransaction) return work();
    const client = await this.connect();
    const afterCommit: Transaction['afterCommit'] = [];
    let broken: Error | undefined;
    // The pool listens to idle connections only; an error between two of our statements would end the process.
    const onError = (error: Error) => (broken = error);
    client.on('error', onError);
    try {
      await client.query('begin');
      const transaction = { client, afterCommit, held: new Set<string>(), savepoints: 0 };
      const result = await this.within(transaction, work);
      await client.query('commit');
      for (const step of afterCommit) step();
      return result;
    } catch (error) {
      await client.query('rollback').catch((cause: Error) => {
        broken = cause;
      });
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');
