import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient, types } from 'pg';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** Counts fit a number, and a calendar day must stay the text it is: a Date would give it a zone. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  if (oid === INT8) return Number;
  if (oid === DATE) return String;
  if (oid === TIMESTAMPTZ) return instantOf;
  return types.getTypeParser(oid, format);
}

const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

/** Nearly every instant comes in UTC, and then the language's own parser is eight times as fast as the driver's. */
function instantOf(text: string): unknown {
  if (!IN_UTC.test(text))
    return (types.getTypeParser(TIMESTAMPTZ) as (it: string) => unknown)(text);
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
}

interface Transaction {
  client: PoolClient;
  afterCommit: (() => void)[];
}

/**
 * A pool whose queries run on the connection of the surrounding transaction, if there is one. Prisma and
 * hand-written SQL share it, so that a transaction spans modules without being handed around.
 */
export class AmbientPool extends Pool {
  private readonly ambient = new AsyncLocalStorage<Transaction>();

  constructor(connectionString: string, max: number) {
    super({
      connectionString,
      max,
      connectionTimeoutMillis: 5_000,
      types: { getTypeParser: getTypeParser as typeof types.getTypeParser },
    });
    // A connection that dies while idle is replaced by the pool; unheard it would end the process.
    this.on('error', () => undefined);
    const pooledQuery = super.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => {
      const client = this.ambient.getStore()?.client;
      return client
        ? (client.query as (...args: unknown[]) => unknown).apply(client, args)
        : pooledQuery(...args);
    }) as Pool['query'];
  }

  get isInTransaction(): boolean {
    return this.ambient.getStore() !== undefined;
  }

  /** When the transaction around the caller is committed; at once outside of one. */
  afterCommit(step: () => void): void {
    const transaction = this.ambient.getStore();
    if (transaction) transaction.afterCommit.push(step);
    else step();
  }

  /** Runs `work` in one transaction; inside another one it joins that. Any rejection rolls everything back. */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isInTransaction) return work();
    const client = await this.connect();
    const afterCommit: Transaction['afterCommit'] = [];
    let broken: Error | undefined;
    // The pool listens to idle connections only: one that dies between two statements of ours would end the process.
    const onError = (error: Error) => (broken = error);
    client.on('error', onError);
    try {
      await client.query('begin');
      const result = await this.ambient.run({ client, afterCommit }, work);
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
