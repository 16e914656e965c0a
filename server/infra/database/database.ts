import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { AmbientPool } from './ambient-pool';
import { DATABASE_URL } from './database-url';
import { type Prisma, PrismaClient } from './generated/client';

const POOL_SIZE = 10;

/** The one way to the rows. Only repositories hold it (enforced by test/architecture.spec.ts). */
@Injectable()
export class Database implements OnApplicationShutdown {
  /** Prisma's client for the plain reads and writes; it takes part in the surrounding transaction. */
  readonly prisma: PrismaClient;
  private readonly pool: AmbientPool;

  constructor(@Inject(DATABASE_URL) url: string) {
    this.pool = new AmbientPool(url, POOL_SIZE);
    this.prisma = new PrismaClient({ adapter: new PrismaPg(this.pool) });
  }

  /**
   * Hand-written SQL where a statement is hot or says what Prisma cannot: `database.query(Prisma.sql`…`)`. One with a
   * name is parsed once for each connection; its text must then always be the same.
   */
  async query<Row>(sql: Prisma.Sql, name?: string): Promise<Row[]> {
    const result = await this.pool.query({ name, text: sql.text, values: sql.values });
    return result.rows as Row[];
  }

  /** The same, each row as an array in the order of its columns: cheaper than an object where there are many. */
  async cells<Row extends unknown[]>(sql: Prisma.Sql, name?: string): Promise<Row[]> {
    const { text, values } = sql;
    const result = await this.pool.query<Row>({ name, text, values, rowMode: 'array' });
    return result.rows;
  }

  /** One transaction across modules; rolled back as a whole when `work` rejects. */
  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.pool.transaction(work);
  }

  /** Once the surrounding transaction is committed; at once where there is none. `work` must not throw. */
  afterCommit(work: () => void): void {
    this.pool.afterCommit(work);
  }

  /** The last step of the end: until then others may still have rows to put in order. */
  async onApplicationShutdown(): Promise<void> {
    await this.prisma.$disconnect();
    await this.pool.end();
  }
}
