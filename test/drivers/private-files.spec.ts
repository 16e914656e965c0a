import { Logger } from '@nestjs/common';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { v7 } from 'uuid';
import { dataFolderCheck } from '../../server/modules/operator/doctor/data-folder.check';
import { examine } from '../../server/modules/operator/doctor/doctor';
import { privacyCheck } from '../../server/modules/operator/doctor/privacy.check';
import { provideLanguageData } from '../../server/infra/ocr/language-data';
import { closePrivatePlaces } from '../../server/infra/storage/close-private-places';
import { DiskStorage } from '../../server/infra/storage/disk-storage';
import { StateFile } from '../../sandbox/state-file';

let dataDir: string;
let umask: number;
beforeEach(() => {
  Logger.overrideLogger(false);
  // The usual default: without an explicit mode everybody can read a new file.
  umask = process.umask(0o022);
  dataDir = mkdtempSync(join(tmpdir(), 'shotvault-private-'));
  chmodSync(dataDir, 0o711);
});
afterEach(() => {
  process.umask(umask);
  rmSync(dataDir, { recursive: true });
});

const at = (...names: string[]) => join(dataDir, ...names);
const modeOf = (path: string) => statSync(path).mode & 0o777;

/** Paths below a folder that other accounts may read. */
const openBelow = (folder: string) =>
  [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))]
    .filter((path) => (modeOf(path) & 0o077) !== 0)
    .sort();

async function store(storage: DiskStorage): Promise<string> {
  const id = v7();
  const { stream } = await storage.begin(id);
  stream.end('the bytes');
  await finished(stream);
  await storage.keepArrived(id);
  await storage.put(id, 'w640', Buffer.from('small'));
  return id;
}

function put(path: string, mode: number): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'x');
  chmodSync(path, mode);
  return path;
}

/** Files of earlier versions, and files that are not ours. */
function oldInstallation() {
  return {
    original: put(at('files', 'original', '00', '11', v7()), 0o644),
    pending: put(at('files', 'pending', 'host~1~2', v7()), 0o666),
    state: put(at('sandbox', 'mailbox.json'), 0o600),
    secret: put(at('session-secret'), 0o600),
    table: put(at('pg18', 'base', '1'), 0o640),
    password: put(at('pg18-password'), 0o644),
    lock: put(at('lock'), 0o644),
    elsewhere: put(at('other', 'file'), 0o644),
  };
}

it('makes every file and folder for the owner alone, with any umask', async () => {
  const storage = new DiskStorage(at('files'));
  const id = await store(storage);
  const { stream } = await storage.begin(v7());
  await storage.setAside(id, 'original');
  expect(readdirSync(at('files')).sort()).toEqual([
    'lost-and-found',
    'original',
    'pending',
    'w640',
  ]);
  expect(openBelow(at('files'))).toEqual([]);
  stream.destroy();
  await provideLanguageData(at('ocr-data'));
  expect(openBelow(at('ocr-data'))).toEqual([]);
  mkdirSync(at('sandbox'), { mode: 0o700 });
  new StateFile(at('sandbox', 'state.json')).write({});
  expect(openBelow(at('sandbox'))).toEqual([]);
});

it('closes our files that an earlier version left readable, and no others', async () => {
  const { original, pending, state, secret, ...foreign } = oldInstallation();
  const outside = put(at('other', 'linked'), 0o644);
  symlinkSync(outside, at('files', 'link'));
  const before = Object.values(foreign).map(modeOf);
  // Every open file of the list, the six folders above them, and the folder of the sandbox.
  expect(await closePrivatePlaces(dataDir)).toEqual({ closed: 9, foreign: null, left: 0 });
  expect([original, pending, state, secret].map(modeOf)).toEqual([0o600, 0o600, 0o600, 0o600]);
  expect([at('files'), dirname(original), dirname(pending)].map(modeOf)).toEqual(
    Array(3).fill(0o700),
  );
  expect(Object.values(foreign).map(modeOf)).toEqual(before);
  expect([modeOf(outside), modeOf(dataDir), modeOf(at('pg18'))]).toEqual([0o644, 0o711, 0o755]);
});

it('does so once', async () => {
  const { original } = oldInstallation();
  await closePrivatePlaces(dataDir);
  chmodSync(original, 0o644);
  expect(await closePrivatePlaces(dataDir)).toBeNull();
  expect(modeOf(original)).toBe(0o644);
});

it('does so on a larger disk that the folder of files links to', async () => {
  const disk = at('disk');
  const original = put(join(disk, 'original', v7()), 0o644);
  symlinkSync(disk, at('files'));
  await closePrivatePlaces(dataDir);
  expect([disk, original].map(modeOf)).toEqual([0o700, 0o600]);
});

it('has nothing to do in an empty store', async () => {
  expect(await closePrivatePlaces(dataDir)).toEqual({ closed: 0, foreign: null, left: 0 });
  expect(existsSync(at('files-closed'))).toBe(true);
});

describe('doctor', () => {
  const look = () => examine({ DATA_DIR: dataDir }, [privacyCheck]);

  it('names the first path that others may look into', async () => {
    const { original } = oldInstallation();
    expect(await look()).toEqual([
      {
        about: 'privacy',
        state: 'warn',
        text: `Other accounts of this machine may look into ${at('files')} (mode 0755).`,
        advice: `Run as its owner: chmod -R go= '${at('files')}'`,
      },
    ]);
    await closePrivatePlaces(dataDir);
    chmodSync(original, 0o644);
    expect((await look())[0]?.text).toContain(`${original} (mode 0644)`);
  });

  it('finds no open file in a closed or absent store', async () => {
    oldInstallation();
    await closePrivatePlaces(dataDir);
    expect(await look()).toMatchObject([{ state: 'ok' }]);
    rmSync(at('files'), { recursive: true });
    expect(await look()).toMatchObject([{ state: 'ok' }]);
  });

  it('looks by itself', async () => {
    oldInstallation();
    const all = await examine({ DATA_DIR: dataDir });
    expect(all.map(({ about }) => about)).toEqual(
      expect.arrayContaining([dataFolderCheck.about, privacyCheck.about]),
    );
  }, 60_000);
});
