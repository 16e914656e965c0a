import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findFiles } from './find-files';

const everything = { recursive: true, includeHidden: false, ignore: [], since: null };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shotvault-find-'));
  for (const name of ['open', 'closed']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, `${name}.png`), 'x');
  }
});
afterEach(() => jest.restoreAllMocks());

const namesIn = async (path: string) =>
  (await findFiles([path], everything)).files.map((file) => basename(file.path));

it('continues beside an unreadable folder, and reports it', async () => {
  const readdir = fs.readdir;
  // Root can open every folder.
  jest
    .spyOn(fs, 'readdir')
    .mockImplementation(((path: string, options: object) =>
      path.endsWith('closed')
        ? Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' }))
        : readdir(path, options as never)) as never);
  const found = await findFiles([folder], everything);
  expect(found.files.map(({ path }) => basename(path))).toEqual(['open.png']);
  expect(found.closed).toEqual([join(folder, 'closed')]);
});

it('does not wait for a pipe', async () => {
  spawnSync('mkfifo', [join(folder, 'open', 'pipe.png')]);
  expect(await namesIn(join(folder, 'open'))).toEqual(['open.png']);
  expect(await namesIn(join(folder, 'open', 'pipe.png'))).toEqual([]);
});
