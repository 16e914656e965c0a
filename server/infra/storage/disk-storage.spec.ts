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

it('removes all files of an upload that was interrupted while its thumbnail was written', async () => {
  const { stream } = await storage.begin(ID);
  stream.end('the bytes');
  await finished(stream);
  await storage.keepArrived(ID);
  await storage.put(ID, 'w640', Buffer.from('small'));
  // As if the process had died between writing the thumbnail and renaming it.
  const [thumbnail = ''] = files().filter((path) => path.endsWith('.webp'));
  renameSync(thumbnail, `${thumbnail}.elsewhere-1-1.draft`);
  await storage.discard(ID);
  expect(files()).toEqual([]);
});
