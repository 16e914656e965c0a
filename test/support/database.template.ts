import { Client, Pool } from 'pg';

export const TEMPLATE = 'shotvault_template';

/** The variable that tells workers the address of the database. */
export const ADMIN_URL = 'TEST_DATABASE_ADMIN_URL';

/** A connection waits this long for the next test, which usually follows at once. */
const IDLE_MS = 500;

const pools = new Map<string, Pool>();

/** The same server, another database of it. */
export function asDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Keeps a connection open for this database, because opening one costs more than most queries. */
export function keepConnected(url: string): void {
  if (pools.has(url)) return;
  const pool = new Pool({
    connectionString: url,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  });
  // A test may end connections; the pool opens new ones.
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

/** After an error the state of the connection is unknown, so it is closed. */
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
