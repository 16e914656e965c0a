import type { ProcessingStatus } from '../../contract/screenshots';
import { Prisma } from '../../infra/database/generated/client';
import type { ScreenshotRow } from './screenshot-row';

/** What a row has of its own, in the order of `columns`; what else was selected comes after it. */
export type Cells = [
  id: string,
  uploadedById: string,
  originalName: string,
  title: string | null,
  kind: string | null,
  contentType: string,
  fileSize: number,
  width: number,
  height: number,
  thumbhash: Buffer | null,
  imageCreatedAt: string | null,
  imageCreatedSource: string | null,
  processingStatus: ProcessingStatus,
  processingError: string | null,
  processedAt: Date | null,
  createdAt: Date,
  deletedAt: Date | null,
  text: string | null,
  ...more: unknown[],
];

/** Of a screenshot `s`. */
export function columns(withText: boolean): Prisma.Sql {
  const text = withText
    ? Prisma.sql`(select x.text from screenshot_texts x
                  where x.workspace_id = s.workspace_id and x.screenshot_id = s.id)`
    : Prisma.sql`null`;
  return Prisma.sql`
    s.id, s.uploaded_by_id, s.original_name, s.title, s.kind, s.content_type, s.file_size, s.width,
    s.height, s.thumbhash, s.image_created_at, s.image_created_source, s.processing_status,
    s.processing_error, s.processed_at, s.created_at, s.deleted_at, ${text} as text`;
}

/**
 * A screenshot, still without what belongs to it. Objects of so many names are slow when the names come from the answer
 * of the database: here they stand in the code.
 */
export function toRow(cells: Cells): ScreenshotRow {
  return {
    id: cells[0],
    uploadedById: cells[1],
    originalName: cells[2],
    title: cells[3],
    kind: cells[4],
    contentType: cells[5],
    fileSize: cells[6],
    width: cells[7],
    height: cells[8],
    thumbhash: cells[9],
    imageCreatedAt: cells[10],
    imageCreatedSource: cells[11],
    processingStatus: cells[12],
    processingError: cells[13],
    processedAt: cells[14],
    createdAt: cells[15],
    deletedAt: cells[16],
    text: cells[17],
    isFavorite: false,
    tags: [],
    collections: [],
    dates: [],
    isLocked: false,
    canDelete: false,
  };
}
