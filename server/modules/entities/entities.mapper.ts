import type { ListedEntity } from '../../contract/reading/entities';
import { valueWithoutSecret } from '../../contract/reading/entity-secrets';
import type { ListedEntityRow } from './entities.repository';

export function toListedEntity(row: ListedEntityRow): ListedEntity {
  return {
    id: row.id,
    type: row.type,
    // A list may be shown to others or lie in a table: a password stays with the screenshot.
    value: valueWithoutSecret(row),
    display: row.display,
    boxes: row.boxes,
    confidence: Math.round(row.confidence * 1000) / 1000,
    screenshot_id: row.screenshotId,
    title: row.title,
    date: row.day,
    amount: row.number,
    currency: row.currency,
  } satisfies ListedEntity;
}
