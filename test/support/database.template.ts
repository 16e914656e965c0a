import { Client, Pool } from 'pg';

export const TEMPLATE = 'shotvault_template';

/** The variable through which a run tells its workers where the database listens. */
export const ADMIN_URL = 'TEST_DATABASE_ADMIN_URL';

/** So long a connection waits for the next test, which mostly follows at once. */
const IDLE_MS = 500;

const pools = new Map<string, Pool>();

/** The same server, another database of it. */
export function asDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** From now on whoever works on this database finds a connection that stands: a new one costs more than most queries. */
export function keepConnected(url: string): void {
  if (pools.has(url)) return;
  const pool = new Pool({
    connectionString: url,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  });
  // A test may end connections; the pool makes new ones.
  pool.on('error', () => undefined);
  pools.set(url, pool);
}

export async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const pool = pools.get(url);
  if (pool) return borrowed(pool, work);
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** After a failure nobody knows what the connection is in the middle of. */
async function borrowed<T>(pool: Pool, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isGood = false;
  try {
    const result = await work(client);
    isGood = true;
    return result;
  } finally {
    client.release(!isGood);
  }
}
