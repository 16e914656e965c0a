import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { findLockHolder } from '../../../infra/processes/data-dir-lock';
import { type Check, fail, type Finding, ok, warn } from './finding';

const ABOUT = 'data folder';
const GIGABYTE = 1e9;
const MEGABYTE = 1e6;

/** Checks that DATA_DIR is writable, its free space, and the process that holds it. */
export const dataFolderCheck: Check = {
  about: ABOUT,
  run: async ({ config: { dataDir } }) => {
    try {
      await access(dataDir, constants.W_OK | constants.X_OK);
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
      if (reason === 'ENOENT')
        return [ok(ABOUT, `${dataDir} is not there yet; the first start makes it.`)];
      const advice = 'Give it to the account that runs Shotvault, or set DATA_DIR.';
      return [fail(ABOUT, `${dataDir} cannot be written (${reason}).`, advice)];
    }
    const { bavail, bsize } = await statfs(dataDir);
    return [spaceFinding(dataDir, bavail * bsize), holderFinding(dataDir)];
  },
};

export function spaceFinding(dataDir: string, free: number): Finding {
  const shown =
    free >= GIGABYTE ? `${(free / GIGABYTE).toFixed(1)} GB` : `${Math.floor(free / MEGABYTE)} MB`;
  const text = `${dataDir}, ${shown} free.`;
  const advice = 'Make room, or move DATA_DIR to a larger disk.';
  if (free < 100 * MEGABYTE) return fail(ABOUT, text, advice);
  return free < GIGABYTE ? warn(ABOUT, text, advice) : ok(ABOUT, text);
}

function holderFinding(dataDir: string): Finding {
  const pid = findLockHolder(dataDir);
  return ok(
    'server',
    pid === null ? 'None runs on this data folder.' : `Runs on this data folder (process ${pid}).`,
  );
}
