import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
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

it('reads files of any size as a whole', async () => {
  for (const size of [0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 300_000]) {
    await storage.put(ID, 'view', Buffer.alloc(size, 7));
    expect((await storage.find(ID, 'view'))?.length).toBe(size);
  }
});

it('lists every file with its size, but none that is still arriving', async () => {
  await storage.put(ID, 'original', Buffer.from('the bytes'));
  await storage.put(ID, 'w640', Buffer.from('small'));
  await storage.begin('0192f0c1-0000-7000-8000-000000000002');
  const found: object[] = [];
  for await (const { id, kind, size } of storage.list()) found.push({ id, kind, size });
  expect(found).toEqual([
    { id: ID, kind: 'original', size: 9 },
    { id: ID, kind: 'w640', size: 5 },
  ]);
});

it('keeps an original that it sets aside, and nothing that can be made again', async () => {
  await storage.put(ID, 'original', Buffer.from('the bytes'));
  await storage.put(ID, 'w640', Buffer.from('small'));
  await storage.setAside(ID, 'original');
  await storage.setAside(ID, 'w640');
  expect(files()).toEqual([join(root, 'lost+found', ID)]);
  for await (const file of storage.list()) throw new Error(`still there: ${file.kind}`);
});
