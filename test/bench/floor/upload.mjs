// The least cost of a durable upload: to disk while hashing, one full decode with a thumbnail, one row or the statements
// that it is given, which are taken back.
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import sharp from 'sharp';

/** Without a limit of its own a part ends after one megabyte. */
const MOST_BYTES = 25 * 1024 * 1024;

sharp.concurrency(1);
sharp.cache(false);
const folder = process.env.FOLDER ?? '';
await mkdir(folder, { recursive: true });
const statements = JSON.parse(process.env.STATEMENTS ?? '[]');
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query('create table if not exists floor_uploads (id uuid primary key, sha256 bytea)');
const app = Fastify();
await app.register(multipart, { limits: { fileSize: MOST_BYTES } });
app.post('/upload', async (request, reply) => {
  const id = randomUUID();
  const part = await request.file();
  if (!part) return reply.status(400).send();
  const path = join(folder, `${id}.part`);
  const hash = createHash('sha256');
  const measure = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(part.file, measure, createWriteStream(path));
  const small = await sharp(path, { failOn: 'error' })
    .resize({ width: 640 })
    .webp({ quality: 78, effort: 1 })
    .toBuffer();
  const handle = await open(path, 'r+');
  await handle.sync();
  await handle.close();
  await rename(path, join(folder, id));
  await writeFile(join(folder, `${id}.webp`), small);
  if (statements.length > 0) await replay();
  else await pool.query('insert into floor_uploads values ($1, $2)', [id, hash.digest()]);
  return reply.status(201).send({ screenshot_id: id });
});
async function replay() {
  const client = await pool.connect();
  await client.query('begin');
  for (const statement of statements) await client.query(statement);
  await client.query('rollback');
  client.release();
}
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
