import { mkdtempSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { DiskStorage } from './disk-storage';

const ID = '0192f0c1-0000-7000-8000-000000000001';

let root: string;
let storage: DiskStorage;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shotvault-storage-'));
  storage = new DiskStorage(root);
});
afterEach(() => rmSync(root, { recursive: true }));

const files = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

async function arrive(): Promise<void> {
  const { stream } = await storage.begin(ID);
  stream.end('the bytes');
  await finished(stream);
}

it('keeps an arrived file under its name and forgets the mark', async () => {
  await arrive();
  await storage.keepArrived(ID);
  await storage.put(ID, 'w640', Buffer.from('small'));
  await storage.settle(ID);
  expect(await storage.listPending()).toEqual([]);
  expect((await storage.read(ID, 'original')).toString()).toBe('the bytes');
  expect((await storage.find(ID, 'w640'))?.toString()).toBe('small');
  expect(await storage.find(ID, 'w320')).toBeNull();
});

it('leaves nothing of an upload that was cut off, wherever it was', async () => {
  await arrive();
  expect(await storage.listPending()).toEqual([ID]);
  await storage.keepArrived(ID);
  await storage.put(ID, 'w640', Buffer.from('small'));
  // As if the process had died between writing the thumbnail and giving it its name.
  const [thumbnail = ''] = files().filter((path) => path.endsWith('.webp'));
  renameSync(thumbnail, `${thumbnail}.draft`);
  await storage.discard(ID);
  expect(files()).toEqual([]);
});

it('takes the same thumbnail from two processes at the same moment', async () => {
  const twin = new DiskStorage(root);
  const [one, other] = [Buffer.alloc(300_000, 1), Buffer.alloc(300_000, 1)];
  for (let n = 0; n < 20; n += 1) {
    await Promise.all([storage.put(ID, 'w640', one), twin.put(ID, 'w640', other)]);
    expect((await storage.find(ID, 'w640'))?.equals(one)).toBe(true);
  }
  expect(files().filter((path) => path.endsWith('.draft'))).toEqual([]);
});

it('tells uploads of which nothing was written for a while from those that still come', async () => {
  await arrive();
  expect(await storage.listPending(new Date(2020, 1, 1))).toEqual([]);
  const old = new Date(2019, 1, 1);
  const [mark = '', part = ''] = files().sort();
  utimesSync(mark, old, old);
  expect(await storage.listPending(new Date(2020, 1, 1))).toEqual([]);
  utimesSync(part, old, old);
  expect(await storage.listPending(new Date(2020, 1, 1))).toEqual([ID]);
});

it('reads files of any size as a whole', async () => {
  for (const size of [0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 300_000]) {
    await storage.put(ID, 'view', Buffer.alloc(size, 7));
    expect((await storage.find(ID, 'view'))?.length).toBe(size);
  }
});
