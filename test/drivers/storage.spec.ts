import { Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { v7 } from 'uuid';
import { IncomingFiles } from '../../server/infra/storage/incoming-files';
import { DiskStorage } from '../../server/infra/storage/disk-storage';
import { type FileStorage, LOST } from '../../server/infra/storage/file-storage';
import { addressOf } from '../../server/infra/storage/s3/s3-call';
import { S3Client } from '../../server/infra/storage/s3/s3-client';
import { S3Storage } from '../../server/infra/storage/s3/s3-storage';
import { hangUp, refuse, S3Store, silence } from '../support/s3-store';

const HOUR_MS = 60 * 60 * 1000;
/** A moment after every upload of these tests. */
const later = () => new Date(Date.now() + HOUR_MS);

let s3: S3Store;
let root: string;
beforeAll(async () => {
  Logger.overrideLogger(false);
  s3 = await S3Store.start();
});
afterAll(() => s3.close());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shotvault-storage-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const incomingOf = (owner?: ConstructorParameters<typeof IncomingFiles>[1]) =>
  new IncomingFiles(join(root, 'pending'), owner);
const s3Client = () => new S3Client(s3.config);
/** For tests that wait until it gives up. */
const impatient = (tries = 2) =>
  new S3Storage(new S3Client(s3.config, { tries, silenceMs: 150, waitMs: 5 }), incomingOf());

const drivers: Record<string, (incoming?: IncomingFiles) => FileStorage> = {
  disk: (incoming = incomingOf()) => new DiskStorage(root, incoming),
  S3: (incoming = incomingOf()) => new S3Storage(s3Client(), incoming),
};

async function arrive(storage: FileStorage, content = 'the bytes', id = v7()): Promise<string> {
  const { stream } = await storage.begin(id);
  stream.end(content);
  await finished(stream);
  return id;
}

const arrived = (content = 'the bytes') => ({
  size: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest(),
});

/** An upload until a crash just before the commit of its row. */
async function kept(storage: FileStorage): Promise<string> {
  const id = await arrive(storage);
  await storage.keepArrived(id, arrived());
  await storage.put(id, 'w640', Buffer.from('small'));
  return id;
}

/** Kind and size of these screenshots' files, as a listing of all files finds them. */
async function listed(storage: FileStorage, ids: readonly string[]): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for await (const { id, kind, size, modifiedAt } of storage.list()) {
    if (!ids.includes(id)) continue;
    expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(HOUR_MS);
    found.push([kind, size]);
  }
  return found.sort();
}

/** The original in the folder for files without a row. */
async function lost(id: string): Promise<string | undefined> {
  const path = join(root, LOST, id);
  const bytes = existsSync(path) ? readFileSync(path) : await s3Client().find(`${LOST}/${id}`);
  return bytes?.toString();
}

const localFiles = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('pending'))
    .map(({ name }) => name);

describe.each(Object.entries(drivers))('the %s driver', (_name, driver) => {
  it('keeps a received file under its name and removes the mark', async () => {
    const storage = driver();
    const id = await kept(storage);
    await storage.settle(id);
    expect(await storage.listForgotten(later())).not.toContain(id);
    expect(localFiles()).toEqual([]);
    expect((await storage.read(id, 'original')).toString()).toBe('the bytes');
    expect((await storage.find(id, 'w640'))?.toString()).toBe('small');
    expect(await storage.size(id, 'original')).toBe(9);
  });

  it('reports a missing file like a disk', async () => {
    const storage = driver();
    const id = v7();
    expect(await storage.find(id, 'w320')).toBeNull();
    expect(await storage.size(id, 'view')).toBeNull();
    await expect(storage.read(id, 'original')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('streams the whole and any part of it', async () => {
    const storage = driver();
    const id = v7();
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
    await storage.put(id, 'view', bytes);
    const part = async (start: number, end: number) =>
      buffer(await storage.stream(id, 'view', { start, end }));
    expect(bytes.equals(await buffer(await storage.stream(id, 'view')))).toBe(true);
    expect(await part(0, 1)).toEqual(bytes.subarray(0, 2));
    expect(bytes.subarray(100_000, 200_001).equals(await part(100_000, 200_000))).toBe(true);
    expect(await part(299_999, 299_999)).toEqual(bytes.subarray(299_999));
  });

  it('keeps files of any size as a whole, and puts the newest in the place of the older', async () => {
    const storage = driver();
    const id = v7();
    for (const size of [0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 300_000]) {
      const bytes = Buffer.alloc(size, 7);
      await storage.put(id, 'view', bytes);
      expect((await storage.find(id, 'view'))?.equals(bytes)).toBe(true);
      expect(await storage.size(id, 'view')).toBe(size);
    }
  });

  it('takes the same thumbnail from two processes at the same moment', async () => {
    const [one, other] = [driver(), driver()];
    const id = v7();
    const bytes = Buffer.alloc(100_000, 1);
    for (let n = 0; n < 10; n += 1) {
      await Promise.all([one.put(id, 'w640', bytes), other.put(id, 'w640', bytes)]);
      expect((await one.find(id, 'w640'))?.equals(bytes)).toBe(true);
    }
  });

  it('removes every file of many screenshots, and accepts absent ones', async () => {
    const storage = driver();
    const ids = Array.from({ length: 300 }, () => v7());
    for (const id of ids.slice(0, 3)) await storage.put(id, 'w320', Buffer.from('small'));
    await storage.remove(ids);
    await storage.remove(ids);
    for (const id of ids.slice(0, 3)) expect(await storage.find(id, 'w320')).toBeNull();
  });

  it('leaves no file of a refused upload, at any stage', async () => {
    const storage = driver();
    for (const id of [await arrive(storage), await kept(storage)]) {
      await storage.discard(id);
      expect(await storage.find(id, 'original')).toBeNull();
      expect(await storage.find(id, 'w640')).toBeNull();
      expect(await storage.listForgotten(later())).not.toContain(id);
    }
    expect(localFiles()).toEqual([]);
  });

  it('lists interrupted uploads of an ended process at the next start, and not those of a running one', async () => {
    const gone = { host: hostname(), pid: 2 ** 22, start: 'long ago' };
    const id = await arrive(driver(incomingOf(gone)));
    const elsewhere = { host: 'another machine', pid: 1, start: '1' };
    const other = await arrive(driver(incomingOf(elsewhere)));
    const storage = driver();
    const own = await arrive(storage);
    expect(await storage.listInterrupted()).toEqual([id]);
    await storage.discard(id);
    expect(localFiles().sort()).toEqual([other, `${other}.part`, own, `${own}.part`].sort());
  });

  it('lists an upload that was interrupted after its bytes were stored, once it is old enough', async () => {
    const id = await kept(driver());
    const storage = driver();
    expect(await storage.listForgotten(new Date(Date.now() - HOUR_MS))).not.toContain(id);
    expect(await storage.listForgotten(later())).toContain(id);
    await storage.discard(id);
    expect(await storage.find(id, 'original')).toBeNull();
    expect(await storage.listForgotten(later())).not.toContain(id);
  });

  it('lists every file with its size, but none that is still arriving', async () => {
    const storage = driver();
    const id = v7();
    await storage.put(id, 'original', Buffer.from('the bytes'));
    await storage.put(id, 'w640', Buffer.from('small'));
    const arriving = await arrive(storage);
    expect(await listed(storage, [id, arriving])).toEqual([
      ['original', 9],
      ['w640', 5],
    ]);
  });

  it('keeps originals that it sets aside, and deletes files that can be made again', async () => {
    const storage = driver();
    const id = v7();
    await storage.put(id, 'original', Buffer.from('the bytes'));
    await storage.put(id, 'w640', Buffer.from('small'));
    for (const kind of ['original', 'w640', 'w320'] as const) await storage.setAside(id, kind);
    await storage.setAside(id, 'original');
    expect(await listed(storage, [id])).toEqual([]);
    expect(await lost(id)).toBe('the bytes');
  });

  it('is well', async () => {
    await expect(driver().ping()).resolves.toBeUndefined();
  });
});

describe('a store that fails', () => {
  afterEach(() => s3.failUntilTold(null));

  it('is retried before an error is reported', async () => {
    const storage = impatient(3);
    const id = v7();
    s3.failNext(refuse(500, 'InternalError'), hangUp);
    await storage.put(id, 'w640', Buffer.from('small'));
    s3.failNext(refuse(503, 'SlowDown'), silence);
    expect((await storage.find(id, 'w640'))?.toString()).toBe('small');
  });

  it.each([
    ['hangs up', hangUp],
    ['falls silent', silence],
    ['has a fault', refuse(500, 'InternalError')],
    ['does not know our key', refuse(403, 'InvalidAccessKeyId')],
    ['has lost the bucket', refuse(404, 'NoSuchBucket')],
  ])('is an outage when it %s', async (_what, fault) => {
    const storage = impatient();
    s3.failUntilTold(fault);
    const failure = { code: 'storage_unavailable', status: 503 };
    const id = v7();
    await expect(storage.put(id, 'w640', Buffer.from('x'))).rejects.toMatchObject(failure);
    await expect(storage.read(id, 'original')).rejects.toMatchObject(failure);
    await expect(storage.remove([id])).rejects.toMatchObject(failure);
    await expect(storage.listForgotten(later())).rejects.toMatchObject(failure);
    await expect(storage.ping()).rejects.toMatchObject(failure);
  });

  it('is not asked again for immutable files', async () => {
    const before = s3.calls.length;
    s3.failUntilTold(refuse(403, 'AccessDenied'));
    await expect(impatient().read(v7(), 'original')).rejects.toThrow();
    expect(s3.calls.length - before).toBe(1);
  });

  it.each([
    ['507', refuse(507)],
    ['its own word for it', refuse(500, 'XMinioStorageFull')],
    ['a quota', refuse(403, 'QuotaExceeded')],
  ])('counts as full when it answers %s', async (_what, fault) => {
    s3.failUntilTold(fault);
    const put = impatient().put(v7(), 'w640', Buffer.from('x'));
    await expect(put).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  it('is refused when it sends the whole object for a range', async () => {
    const storage = impatient();
    s3.failNext(refuse(200));
    const part = storage.stream(v7(), 'original', { start: 2, end: 4 });
    await expect(part).rejects.toMatchObject({ code: 'storage_unavailable' });
  });

  it('is refused when it stored something else', async () => {
    const storage = impatient();
    s3.failNext(refuse(200), (response) => {
      response.writeHead(200, { 'content-length': '7' });
      response.end();
    });
    const put = storage.put(v7(), 'w640', Buffer.from('five5'));
    await expect(put).rejects.toMatchObject({ code: 'storage_unavailable' });
  });

  it('does not fail an upload whose row is committed', async () => {
    const storage = drivers.S3!();
    const id = await kept(storage);
    s3.failUntilTold(hangUp);
    await storage.settle(id);
    s3.failUntilTold(null);
    expect(await storage.listForgotten(later())).toContain(id);
    await storage.settle(id);
    expect(await storage.listForgotten(later())).not.toContain(id);
  });

  it('receives no bytes of an upload that is refused before it is stored', async () => {
    const storage = impatient();
    const before = s3.calls.length;
    await storage.discard(await arrive(storage));
    expect(s3.calls.length).toBe(before);
  });

  it('refuses a wrong secret', async () => {
    const client = new S3Client({ ...s3.config, secretAccessKey: 'another' });
    await expect(client.ping()).rejects.toMatchObject({ code: 'storage_unavailable' });
  });
});

it('lists more than one page holds', async () => {
  const page =
    (key: string, next = '') =>
    (response: ServerResponse) =>
      response.end(
        `<ListBucketResult><Contents><Key>${key}</Key><LastModified>2026-11-22T08:00:00.000Z</LastModified><Size>1</Size></Contents>${next}</ListBucketResult>`,
      );
  const token = '<NextContinuationToken>a/b+c=&amp;</NextContinuationToken>';
  s3.failNext(page('pending/one', token), page('pending/two'));
  const found: string[] = [];
  for await (const { key } of s3Client().list('pending/')) found.push(key);
  expect(found).toEqual(['pending/one', 'pending/two']);
  const asked = new URL(s3.calls.at(-1)?.split(' ')[1] ?? '', s3.endpoint);
  expect(asked.searchParams.get('continuation-token')).toBe('a/b+c=&');
});

it.each([
  ['https://s3.eu-west-1.amazonaws.com', false, 'https://shots.s3.eu-west-1.amazonaws.com/w640/a'],
  ['http://store:9000', true, 'http://store:9000/shots/w640/a'],
  ['https://example.com/s3', true, 'https://example.com/s3/shots/w640/a'],
])('finds a bucket at %s, in the path: %s', (endpoint, forcePathStyle, address) => {
  const call = { method: 'GET', key: 'w640/a' } as const;
  expect(addressOf({ ...s3.config, endpoint, forcePathStyle }, call)).toBe(address);
});
