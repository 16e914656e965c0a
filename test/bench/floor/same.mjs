// The least cost of an answer that takes certain statements: it sends them one after another, and the bytes of a file.
import Fastify from 'fastify';
import { readFile } from 'node:fs/promises';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const statements = JSON.parse(process.env.STATEMENTS ?? '[]');
const file = process.env.FILE ?? '';
const isRead = process.env.IS_READ === 'yes';
const kept = await readFile(file, 'utf8');
const app = Fastify();
app.get('/', async (_request, reply) => {
  for (const statement of statements) await pool.query(statement);
  return reply.type(process.env.CONTENT_TYPE ?? '').send(isRead ? await readFile(file) : kept);
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
