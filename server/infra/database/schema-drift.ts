import type { Client } from 'pg';

const SHADOW = 'shotvault_shadow';

/**
 * Lists where the tables of a database differ from its migrations. The migrations run once more in a separate schema,
 * in a transaction that is rolled back: nobody else sees it, and no right to create databases is needed. Null where
 * even that is not allowed.
 */
export async function schemaDrift(
  client: Client,
  migrations: readonly { sql: string }[],
): Promise<string[] | null> {
  const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
  const schema = rows[0]?.schema ?? 'public';
  const actual = await describe(client, schema);
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '5s'; create schema ${SHADOW}`);
    // The real schema comes second, because it holds the extensions.
    await client.query(`set local search_path = ${SHADOW}, ${schema}`);
    for (const { sql } of migrations) await client.query(sql);
    return differences(await describe(client, SHADOW), actual);
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return null;
    throw error;
  } finally {
    await client.query('rollback');
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

type Objects = Map<string, string>;

function differences(expected: Objects, actual: Objects): string[] {
  const found: string[] = [];
  for (const [name, definition] of expected) {
    const now = actual.get(name);
    if (now === undefined) found.push(`${name} is missing`);
    else if (now !== definition) found.push(`${name} is ${now}, and should be ${definition}`);
  }
  for (const name of actual.keys()) {
    if (!expected.has(name)) found.push(`${name} was made by no migration`);
  }
  return found.sort();
}

/** Describes everything in a schema that migrations create, from PostgreSQL's catalogue. */
async function describe(client: Client, schema: string): Promise<Objects> {
  const { rows } = await client.query<{ name: string; definition: string }>(OBJECTS, [schema]);
  const own = new RegExp(`\\b${schema}\\.`, 'g');
  return new Map(rows.map(({ name, definition }) => [name, definition.replace(own, '')]));
}

const OBJECTS = `
  select 'column ' || c.relname || '.' || a.attname as name,
         format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
           || coalesce(case when a.attgenerated <> '' then ' generated ' else ' default ' end
                       || pg_get_expr(d.adbin, d.adrelid), '') as definition
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relnamespace = $1::regnamespace and c.relname <> '_prisma_migrations'
    and a.attnum > 0 and not a.attisdropped
  union all
  select 'index ' || c.relname, pg_get_indexdef(c.oid)
  from pg_class c join pg_index i on i.indexrelid = c.oid join pg_class t on t.oid = i.indrelid
  where c.relnamespace = $1::regnamespace and t.relname <> '_prisma_migrations'
  union all
  select 'constraint ' || t.relname || '.' || k.conname, pg_get_constraintdef(k.oid)
  from pg_constraint k join pg_class t on t.oid = k.conrelid
  where k.connamespace = $1::regnamespace and t.relname <> '_prisma_migrations' and k.contype <> 'n'
  union all
  select 'type ' || t.typname, string_agg(e.enumlabel, ', ' order by e.enumsortorder)
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = $1::regnamespace group by t.typname
  union all
  select 'function ' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')',
         pg_get_functiondef(p.oid)
  from pg_proc p
  where p.pronamespace = $1::regnamespace and p.prokind = 'f'
    and not exists (select 1 from pg_depend d
                    where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;
