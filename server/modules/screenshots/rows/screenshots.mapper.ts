import type { Screenshot } from '../../../contract/screenshots';
import type { ScreenshotRow } from './screenshot-row';

/**
 * Maps a row to the wire. A card keeps every key: text and note are null and date contexts are empty
 * (docs/decisions.md#lists).
 */
export function toScreenshot(row: ScreenshotRow): Screenshot {
  return {
    id: row.id,
    original_name: row.originalName,
    ai_generated_title: row.title,
    is_favorite: row.isFavorite,
    is_processed: row.processingStatus === 'done',
    created_at: row.createdAt.toISOString(),
    image_created_at: row.imageCreatedAt,
    image_created_source: row.imageCreatedSource as Screenshot['image_created_source'],
    file_size: row.fileSize,
    content_type: row.contentType,
    width: row.width,
    height: row.height,
    tags: row.tags.map((name) => ({ tag_name: name })),
    extracted_text: row.text === null ? null : { text_content: row.text },
    note: row.note,
    collections: row.collections,
    extracted_dates: row.dates.map((date) => ({
      id: date.id,
      extracted_date: date.date,
      confidence: roundConfidence(date.confidence),
      context_text: date.context,
      state: date.state,
      role: date.role,
      time: date.time,
      zone: date.zone,
      end_date: date.endDate,
    })),
    kind: row.kind as Screenshot['kind'],
    processing_status: row.processingStatus,
    processing_error: row.processingError,
    processed_at: row.processedAt?.toISOString() ?? null,
    is_locked: row.isLocked,
    can_delete: row.canDelete,
    open_findings: row.openFindings,
    thumbhash: row.thumbhash?.toString('base64') ?? null,
    crop: row.cropX === null || row.cropY === null ? null : { x: row.cropX, y: row.cropY },
    match: row.match,
  } satisfies Screenshot;
}

/** Stored in single precision, which would show .97 as .9700000286. */
function roundConfidence(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}
