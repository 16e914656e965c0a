/** A finished reading is reused for this long (docs/decisions.md#reading-queue). */
const FRESH_MS = 10 * 60 * 1000;

export function isFresh(
  row: { processingStatus: string; processedAt: Date | null },
  now: Date,
): boolean {
  if (row.processingStatus !== 'done' || !row.processedAt) return false;
  return now.getTime() - row.processedAt.getTime() < FRESH_MS;
}
