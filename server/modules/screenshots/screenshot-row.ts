import type { ProcessingStatus } from '../../contract/screenshots';
import { Prisma } from '../../infra/database/generated/client';

export interface ScreenshotDateRow {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  confidence: number;
  context: string;
  state: 'suggested' | 'accepted' | 'rejected';
}

/** A screenshot as everybody reads it: with its tags and dates, and whether the asking person likes it. */
export interface ScreenshotRow {
  id: string;
  workspaceId: string;
  uploadedById: string;
  originalName: string;
  title: string | null;
  kind: string | null;
  sha256: Buffer;
  contentType: string;
  fileSize: number;
  width: number;
  height: number;
  thumbhash: Buffer | null;
  imageCreatedAt: string | null;
  imageCreatedSource: string | null;
  processingStatus: ProcessingStatus;
  processingError: string | null;
  processedAt: Date | null;
  createdAt: Date;
  deletedAt: Date | null;
  isFavorite: boolean;
  tags: string[];
  dates: ScreenshotDateRow[];
  /** Null where it was not asked for or there is none yet. */
  text: string | null;
}

/** The select list of `ScreenshotRow` over `screenshots s`; without `withText` rows stay light. */
export function screenshotColumns(userId: string, withText: boolean): Prisma.Sql {
  const text = withText
    ? Prisma.sql`(select x.text from screenshot_texts x
                  where x.workspace_id = s.workspace_id and x.screenshot_id = s.id)`
    : Prisma.sql`null`;
  return Prisma.sql`
    s.id, s.workspace_id as "workspaceId", s.uploaded_by_id as "uploadedById",
    s.original_name as "originalName", s.title, s.kind, s.sha256, s.content_type as "contentType",
    s.file_size as "fileSize", s.width, s.height, s.thumbhash,
    s.image_created_at as "imageCreatedAt", s.image_created_source as "imageCreatedSource",
    s.processing_status as "processingStatus", s.processing_error as "processingError",
    s.processed_at as "processedAt", s.created_at as "createdAt", s.deleted_at as "deletedAt",
    exists (select 1 from favorites f
            where f.workspace_id = s.workspace_id and f.user_id = ${userId}::uuid
              and f.screenshot_id = s.id) as "isFavorite",
    coalesce((select json_agg(t.name order by st.position)
              from screenshot_tags st
              join tags t on t.workspace_id = st.workspace_id and t.id = st.tag_id
              where st.workspace_id = s.workspace_id and st.screenshot_id = s.id), '[]') as tags,
    coalesce((select json_agg(json_build_object('id', d.id, 'date', d.extracted_date,
                'confidence', d.confidence, 'context', ${withText ? Prisma.sql`d.context_text` : Prisma.sql`''`},
                'state', d.state) order by d.extracted_date)
              from screenshot_dates d
              where d.workspace_id = s.workspace_id and d.screenshot_id = s.id), '[]') as dates,
    ${text} as text`;
}
