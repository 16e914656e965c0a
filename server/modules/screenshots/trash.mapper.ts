import { TRASH_DAYS } from '../../contract/limits';
import type { TrashedScreenshot } from '../../contract/trash';
import type { ScreenshotRow } from './screenshot-row';
import { toScreenshot } from './screenshots.mapper';

const DAY_MS = 24 * 60 * 60 * 1000;

export function toTrashedScreenshot(row: ScreenshotRow): TrashedScreenshot {
  const deletedAt = row.deletedAt ?? row.createdAt;
  return {
    ...toScreenshot(row),
    deleted_at: deletedAt.toISOString(),
    purges_at: new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
  } satisfies TrashedScreenshot;
}
