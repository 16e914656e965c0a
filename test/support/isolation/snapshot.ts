import { Client } from 'pg';

/** Tables that every request writes, refused or not. */
const RESTLESS = ['sessions'];
const KEPT = ['_prisma_migrations', 'plans'];

/** Every row of a test's database at one moment, restored after each change. */
export class Snapshot {
  private constructor(
    private readonly client: Client,
    private readonly restoring: string,
    private readonly reading: string,
  ) {}

  static async take(url: string): Promise<Snapshot> {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ name: string; columns: string }>(
      `select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
       from information_schema.columns
       where table_schema = 'public' and is_generated = 'NEVER' and table_name <> all($1)
       group by table_name`,
      [KEPT],
    );
    await client.query('drop schema if exists kept cascade; create schema kept');
    for (const { name } of rows)
      await client.query(`create table kept."${name}" as table public."${name}"`);
    return new Snapshot(client, restoration(rows), fingerprint(rows.map(({ name }) => name)));
  }

  async restore(): Promise<void> {
    await this.client.query(this.restoring);
  }

  /** The tables that have changed. */
  async changed(): Promise<string[]> {
    const { rows } = await this.client.query<{ name: string }>(this.reading);
    return rows.map(({ name }) => name);
  }

  async close(): Promise<void> {
    await this.client.query('drop schema kept cascade');
    await this.client.end();
  }
}

/** Without triggers, so without an order of tables and without cascades. */
function restoration(tables: readonly { name: string; columns: string }[]): string {
  const steps = tables.map(
    ({ name, columns }) =>
      `delete from public."${name}";
       insert into public."${name}" (${columns}) select ${columns} from kept."${name}";`,
  );
  return `begin; set local session_replication_role = replica; ${steps.join('\n')} commit;`;
}

function fingerprint(tables: readonly string[]): string {
  const rows = (place: string) =>
    `(select md5(string_agg(t::text, '|' order by t::text)) from ${place} t)`;
  return tables
    .filter((name) => !RESTLESS.includes(name))
    .map(
      (name) =>
        `select '${name}' as name where ${rows(`public."${name}"`)} is distinct from ${rows(`kept."${name}"`)}`,
    )
    .join(' union all ');
}
