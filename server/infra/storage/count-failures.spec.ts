import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countFailures } from './count-failures';
import { DiskStorage } from './disk-storage';

const ID = '0192f0c1-0000-7000-8000-000000000001';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shotvault-counted-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function counted(disk = new DiskStorage(root)) {
  const failures: string[] = [];
  return { failures, storage: countFailures(disk, (operation) => failures.push(operation)) };
}

it('passes on every operation of the storage, also the walk through its files', async () => {
  const { storage, failures } = counted();
  await storage.put(ID, 'w640', Buffer.from('small'));
  expect((await storage.find(ID, 'w640'))?.toString()).toBe('small');
  const sizes: number[] = [];
  for await (const { size } of storage.list()) sizes.push(size);
  expect(sizes).toEqual([5]);
  expect(failures).toEqual([]);
});

it('counts failures by name, and rethrows them', async () => {
  const disk = new DiskStorage(root);
  const broken = new Error('the disk is gone');
  jest.spyOn(disk, 'read').mockRejectedValue(broken);
  jest.spyOn(disk, 'list').mockImplementation(async function* () {
    await Promise.reject(broken);
  });
  const { storage, failures } = counted(disk);
  await expect(storage.read(ID, 'original')).rejects.toBe(broken);
  await expect(storage.list()[Symbol.asyncIterator]().next()).rejects.toBe(broken);
  expect(failures).toEqual(['read', 'list']);
});

it('takes a file that is not there for an answer', async () => {
  const { storage, failures } = counted();
  await expect(storage.read(ID, 'original')).rejects.toMatchObject({ code: 'ENOENT' });
  expect(failures).toEqual([]);
});
