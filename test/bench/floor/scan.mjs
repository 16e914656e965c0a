// A search without an index: it scans every text of the vault.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
app.get('/scan', async (request) => {
  const query = /** @type {{ q: string }} */ (request.query);
  const { rows } = await pool.query(
    `select s.id, s.original_name, s.title, s.created_at
     from screenshots s
     join screenshot_texts t on t.workspace_id = s.workspace_id and t.screenshot_id = s.id
     where s.workspace_id = $1 and s.deleted_at is null
       and (s.title ilike $2 or s.original_name ilike $2 or t.text ilike $2)
     order by s.created_at desc, s.id desc limit 60`,
    [process.env.WORKSPACE, `%${query.q}%`],
  );
  return rows;
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
