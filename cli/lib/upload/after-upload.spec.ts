import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confirmed } from '../confirm';
import type { Context } from '../context';
import { deleteStored } from './after-upload';
import type { FoundFile } from './find-files';

jest.mock('../confirm', () => ({ confirmed: jest.fn() }));

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'delete-after-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function stored(name: string): FoundFile {
  const path = join(folder, name);
  writeFileSync(path, name);
  const { size, mtimeMs } = statSync(path);
  return { path, size, mtimeMs };
}

it('keeps a file that changed while the question stood there, and says so', async () => {
  const files = [stored('old.png'), stored('edited.png')];
  const hashes = new Map(files.map(({ path }) => [path, path]));
  const warn = jest.fn();
  const existing = [...hashes.values()].map((hash) => ({ hash }));
  const context = { api: { call: () => Promise.resolve({ existing }) }, output: { warn } };
  jest.mocked(confirmed).mockImplementation(() => {
    writeFileSync(join(folder, 'edited.png'), 'another picture');
    return Promise.resolve(true);
  });

  const deleted = await deleteStored(
    context as unknown as Context,
    { outcomes: [], hashes, stopped: null },
    { files, teamId: null, isSure: false },
  );

  expect(deleted).toEqual([join(folder, 'old.png')]);
  expect(readdirSync(folder)).toEqual(['edited.png']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('has changed since it was sent'));
});
