// Filling a large table is faster when its indexes are created afterwards.

const REST = `
  select indexdef as definition, format('%I', indexname) as name from pg_indexes
  join pg_index i on i.indexrelid = format('%I.%I', schemaname, indexname)::regclass
  where schemaname = 'public' and tablename = any($1) and not i.indisunique`;

/**
 * Runs `work` on tables without their plain indexes; unique ones stay, because keys depend on them. Only for databases
 * without other users.
 */
export async function withoutIndexes(client, tables, work) {
  const { rows } = await client.query(REST, [tables]);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  try {
    return await work();
  } finally {
    await client.query(`set maintenance_work_mem = '512MB'`);
    for (const { definition } of rows) await client.query(definition);
  }
}
