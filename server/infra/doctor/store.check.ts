import { driverOf } from '../storage/storage.module';
import { type Check, fail, ok } from './finding';

const ABOUT = 'store';
/** No screenshot ever has it. */
const PROBE = '00000000-0000-7000-8000-000000000000';

/** Whether a file can be stored, found again and removed. */
export const storeCheck: Check = {
  about: ABOUT,
  run: async ({ config }) => {
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
