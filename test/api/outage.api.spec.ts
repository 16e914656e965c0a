import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mintSystemScope } from '../../server/common/system-scope';
import { Ids } from '../../server/common/ids';
import { AmbientPool } from '../../server/infra/database/ambient-pool';
import { FileStorage } from '../../server/infra/storage/file-storage';
import { ScreenshotIdsRepository } from '../../server/modules/screenshots/rows/screenshot-ids.repository';
import { UploadRecoveryService } from '../../server/modules/screenshots/uploads/upload-recovery.service';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
useApp(async (started) => {
  app = started;
  ada = await app.person('ada@example.com');
});

/** Makes the files below a folder of the store unreachable while `work` runs. */
async function without(folder: string, work: () => Promise<void>): Promise<void> {
  const path = join(app.config.dataDir, 'files', folder);
  renameSync(path, `${path}.away`);
  writeFileSync(path, '');
  try {
    await work();
  } finally {
    rmSync(path);
    renameSync(`${path}.away`, path);
  }
}

/** Tells whether the only job waits again, for a later time and with all its attempts. */
async function isPutOff(): Promise<boolean> {
  const query = `select 1 from jobs where state = 'queued' and attempts = 0 and run_at > created_at`;
  return app.database.connected(async (client) => (await client.query(query)).rowCount === 1);
}

it('refuses an image that cannot be read now with an answer that is not cached', async () => {
  const id = await ada.store(await uniqueImage());
  await without('original', async () => {
    for (const query of ['', '?w=320', '?download=1']) {
      const answer = await ada.fetch(`/api/screenshots/${id}/image${query}`);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      for (const name of ['etag', 'content-disposition', 'accept-ranges']) {
        expect(answer.headers.get(name)).toBeNull();
      }
      expect(await answer.json()).toMatchObject({ error: expect.any(String), details: {} });
    }
  });
  expect((await ada.fetch(`/api/screenshots/${id}/image`)).status).toBe(200);
});

it('counts no attempt while the store is away, and reads the image as soon as it is back', async () => {
  const id = await ada.store(await uniqueImage());
  await without('original', async () => {
    await app.worker.start();
    for (let n = 0; n < 200 && !(await isPutOff()); n += 1) {
      await new Promise((done) => setTimeout(done, 25));
    }
    expect(await isPutOff()).toBe(true);
  });
  app.clock.advance({ ms: 10_000 });
  await app.jobs.untilDone('screenshots.read');
  await app.worker.stop();
  const shot = await ada.call('screenshots.get', { params: { id } });
  expect(shot.processing_status).toBe('done');
});

it('survives a connection that dies between two statements of a transaction', async () => {
  const pool = new AmbientPool(app.database.url, 2);
  const cut = pool.transaction(async () => {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const end = 'select pg_terminate_backend($1, 5000)';
    await app.database.query(end, [rows[0]?.pid]);
    await new Promise((done) => setTimeout(done, 100));
    await pool.query('select 1');
  });
  await expect(cut).rejects.toThrow();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

it('starts while the database is away, and leaves interrupted uploads to a start that can ask', async () => {
  const ended: string[] = [];
  const storage = {
    listInterrupted: async () => ['one'],
    settle: async (id: string) => void ended.push(id),
    discard: async (id: string) => void ended.push(id),
  };
  const away = Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' });
  const repository = { listExisting: () => Promise.reject(away) };
  await new UploadRecoveryService(storage as never, repository as never, app.clock).run(
    mintSystemScope(),
  );
  expect(ended).toEqual([]);
});

it('clears up uploads that nobody ended within an hour: files without a row go, others stay', async () => {
  const storage = app.nest.get(FileStorage);
  const stored = await ada.store(await uniqueImage());
  const lost = app.nest.get(Ids).uuid();
  for (const id of [stored, lost]) {
    const { stream } = await storage.begin(id);
    await new Promise<void>((done) => stream.end('bytes', () => done()));
  }
  await storage.keepArrived(lost, { size: 5, sha256: Buffer.alloc(32) });
  const later = Math.max(Date.now(), app.clock.now().getTime()) + 2 * 3_600_000;
  await new UploadRecoveryService(storage, app.nest.get(ScreenshotIdsRepository), {
    now: () => new Date(later),
  } as never).sweep(mintSystemScope());
  expect(await app.screenshots.filesOf(lost)).toEqual([]);
  expect(await app.screenshots.filesOf(stored)).toHaveLength(2);
  expect((await ada.send('screenshots.image', { params: { id: stored } })).status).toBe(200);
});
