import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { findLockHolder } from '../../../infra/processes/data-dir-lock';
import { type Check, fail, type CheckResult, ok, warn } from './check';

const ABOUT = 'data folder';
const GIGABYTE = 1e9;
const MEGABYTE = 1e6;
/** Free bytes below which the check fails. */
const FULL_BYTES = 100 * MEGABYTE;
/** Free bytes, and the share of the disk, below which room is short. */
const SHORT_BYTES = GIGABYTE;
const SHORT_SHARE = 0.1;

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
    const { bavail, blocks, bsize } = await statfs(dataDir);
    const space = { free: bavail * bsize, total: blocks * bsize };
    return [spaceResult(dataDir, space), holderResult(dataDir)];
  },
};

/** Free and total bytes of the disk. */
interface Space {
  free: number;
  total: number;
}

export function spaceResult(dataDir: string, { free, total }: Space): CheckResult {
  const shown =
    free >= GIGABYTE ? `${(free / GIGABYTE).toFixed(1)} GB` : `${Math.floor(free / MEGABYTE)} MB`;
  const text = `${dataDir}, ${shown} (${Math.floor((free / total) * 100)} %) free.`;
  const advice = 'Make room, or move DATA_DIR to a larger disk.';
  if (free < FULL_BYTES) return fail(ABOUT, text, advice);
  const isShort = free < SHORT_BYTES || free < total * SHORT_SHARE;
  return isShort ? warn(ABOUT, text, advice) : ok(ABOUT, text);
}

function holderResult(dataDir: string): CheckResult {
  const pid = findLockHolder(dataDir);
  return ok(
    'server',
    pid === null ? 'None runs on this data folder.' : `Runs on this data folder (process ${pid}).`,
  );
}
