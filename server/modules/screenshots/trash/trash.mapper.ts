import type { TrashedScreenshot } from '../../../contract/trash';
import type { ScreenshotRow } from '../rows/screenshot-row';
import { toScreenshot } from '../rows/screenshots.mapper';
import { purgesAt } from './purge.service';

export function toTrashedScreenshot(row: ScreenshotRow): TrashedScreenshot {
  const deletedAt = row.deletedAt ?? row.createdAt;
  return {
    ...toScreenshot(row),
    deleted_at: deletedAt.toISOString(),
    purges_at: purgesAt(deletedAt).toISOString(),
  } satisfies TrashedScreenshot;
}
