import { stat } from 'node:fs/promises';
import { driverOf } from '../../../infra/storage/storage.module';
import { type Check, fail, type CheckResult, ok, warn } from './check';

const ABOUT = 'store';
const AFTER_START = 'Start the server, and look again.';
/** No screenshot ever has this id. */
const PROBE = '00000000-0000-7000-8000-000000000000';

/** Checks that a file can be stored, found and removed. */
export const storeCheck: Check = {
  about: ABOUT,
  run: async ({ config }) => {
    // A bucket has no folder with an owner.
    const foreign = config.storage.s3 ? null : await foreignResult(config.dataDir);
    if (foreign) return [foreign];
    const storage = await driverOf(config);
    const bytes = Buffer.from('shotvault doctor');
    try {
      await storage.put(PROBE, 'view', bytes);
      const found = await storage.find(PROBE, 'view');
      await storage.discard(PROBE);
      if (found?.equals(bytes)) return [ok(ABOUT, 'Files can be written, read and removed.')];
      return [fail(ABOUT, 'A file came back with other bytes.', 'Do not trust this disk.')];
    } catch (error) {
      const { message } = error as Error;
      const advice = 'See who owns the folder, and whether there is room.';
      return [fail(ABOUT, `A file could not be stored: ${message}`, advice)];
    }
  },
};

/** The server could not write into folders that another account creates there. */
async function foreignResult(dataDir: string): Promise<CheckResult | null> {
  try {
    const { uid } = await stat(dataDir);
    if (process.getuid === undefined || uid === process.getuid()) return null;
    const text = `The data folder belongs to another account (${uid}), so nothing was written.`;
    return warn(ABOUT, text, 'Run this as the account that runs Shotvault.');
  } catch (error) {
    // Any other error shows when a file is written.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return null;
    return warn(ABOUT, 'There is no data folder yet, so nothing was written.', AFTER_START);
  }
}
