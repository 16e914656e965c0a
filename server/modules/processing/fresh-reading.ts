/** A finished reading is good for this long without being asked for again (decisions 12). */
const FRESH_MS = 10 * 60 * 1000;

export function isFresh(
  row: { processingStatus: string; processedAt: Date | null },
  now: Date,
): boolean {
  if (row.processingStatus !== 'done' || !row.processedAt) return false;
  return now.getTime() - row.processedAt.getTime() < FRESH_MS;
}
