import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Client } from 'pg';
import { DATABASE_URL } from './database-url';

/** Lets one process of several do a piece of work. */
@Injectable()
export class Leadership {
  constructor(@Inject(DATABASE_URL) private readonly url: string) {}

  /**
   * Runs the work unless another process is at it; false when one is. The lock lives on a connection of its own,
   * so it ends with the process however that ends.
   */
  async alone(name: string, work: () => Promise<void>): Promise<boolean> {
    const client = new Client({ connectionString: this.url });
    // A lost connection is a lost lock; the work itself is safe to repeat.
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { rows } = await client.query<{ isOurs: boolean }>(
        'select pg_try_advisory_lock($1::bigint) as "isOurs"',
        [keyOf(name)],
      );
      if (!rows[0]?.isOurs) return false;
      await work();
      return true;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

function keyOf(name: string): string {
  return createHash('sha256').update(name).digest().readBigInt64BE().toString();
}
