import { statfs } from 'node:fs/promises';
import { findRunningPostgres } from '../../../infra/database/embedded/start-embedded-postgres';
import { type Check, type CheckResult, ok, warn } from './check';
import { firstRowOf } from './first-row';

const ABOUT = 'growth';
/** The days whose uploads tell how fast the disk fills. */
const DAYS = 30;
const SOON_DAYS = 30;
/** Beyond this no rate of one month tells anything. */
const FAR_DAYS = 3_650;
const MEGABYTE = 1e6;

/**
 * Says when the disk is full at the rate of the last month. It says nothing of a bucket, which grows by itself, and
 * nothing when database or folder are away, which other checks report.
 */
export const growthCheck: Check = {
  about: ABOUT,
  run: async ({ config: { databaseUrl, dataDir, storage } }) => {
    const url = databaseUrl ?? findRunningPostgres(dataDir);
    if (!url || storage.s3) return [];
    const uploaded = await uploadedBytes(url).catch(() => null);
    const disk = await statfs(dataDir).catch(() => null);
    if (uploaded === null || disk === null) return [];
    return [growthResult(uploaded / DAYS, disk.bavail * disk.bsize)];
  },
};

async function uploadedBytes(url: string): Promise<number> {
  const sql = `select coalesce(sum(bytes), 0)::float8 as bytes
               from upload_counts where quarter >= now() - interval '${DAYS} days'`;
  return (await firstRowOf<{ bytes: number }>(url, sql))?.bytes ?? 0;
}

export function growthResult(bytesPerDay: number, free: number): CheckResult {
  if (bytesPerDay < 1) return ok(ABOUT, `Nothing was uploaded in the last ${DAYS} days.`);
  const days = Math.floor(free / bytesPerDay);
  const end =
    days > FAR_DAYS
      ? 'the disk lasts for more than ten years.'
      : `the disk is full in about ${days.toLocaleString('en-US')} days.`;
  const text = `${(bytesPerDay / MEGABYTE).toFixed(1)} MB of images a day in the last ${DAYS} days: ${end}`;
  return days < SOON_DAYS
    ? warn(ABOUT, text, 'Make room, or move DATA_DIR to a larger disk.')
    : ok(ABOUT, text);
}
