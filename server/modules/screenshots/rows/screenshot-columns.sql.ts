import { type ColumnList, selectList, shapeOf } from '../../../infra/database/column-list';
import { processingStatus } from '../../../infra/database/enum-columns';
import { Prisma } from '../../../infra/database/generated/client';
import { bytea, int4, nullable, text, timestamptz, uuid } from '../../../infra/database/row-shape';

const wholeText = Prisma.sql`(select x.text from screenshot_texts x
  where x.workspace_id = s.workspace_id and x.screenshot_id = s.id)`;

/** The columns of a screenshot `s`: the select list, the shape and the fields of a row follow from this list. */
const whole = {
  id: { sql: Prisma.sql`s.id`, column: uuid },
  uploadedById: { sql: Prisma.sql`s.uploaded_by_id`, column: uuid },
  originalName: { sql: Prisma.sql`s.original_name`, column: text },
  title: { sql: Prisma.sql`s.title`, column: nullable(text) },
  kind: { sql: Prisma.sql`s.kind`, column: nullable(text) },
  contentType: { sql: Prisma.sql`s.content_type`, column: text },
  fileSize: { sql: Prisma.sql`s.file_size`, column: int4 },
  width: { sql: Prisma.sql`s.width`, column: int4 },
  height: { sql: Prisma.sql`s.height`, column: int4 },
  thumbhash: { sql: Prisma.sql`s.thumbhash`, column: nullable(bytea) },
  cropX: { sql: Prisma.sql`s.crop_x`, column: nullable(int4) },
  cropY: { sql: Prisma.sql`s.crop_y`, column: nullable(int4) },
  imageCreatedAt: { sql: Prisma.sql`s.image_created_at`, column: nullable(text) },
  imageCreatedSource: { sql: Prisma.sql`s.image_created_source`, column: nullable(text) },
  processingStatus: { sql: Prisma.sql`s.processing_status`, column: processingStatus },
  processingError: { sql: Prisma.sql`s.processing_error`, column: nullable(text) },
  processedAt: { sql: Prisma.sql`s.processed_at`, column: nullable(timestamptz) },
  createdAt: { sql: Prisma.sql`s.created_at`, column: timestamptz },
  /** Not for everybody: see `findings.policy.ts`. */
  openFindings: { sql: Prisma.sql`s.open_findings`, column: int4 },
  deletedAt: { sql: Prisma.sql`s.deleted_at`, column: nullable(timestamptz) },
  /** Null when it was not selected or does not exist yet. */
  text: { sql: wholeText, column: nullable(text) },
  /** Null when it was not selected or there is none. */
  note: { sql: Prisma.sql`s.note`, column: nullable(text) },
} satisfies ColumnList;

/** The long texts, which a light row lacks. The contexts of its dates are empty, too. */
export const LONG_TEXTS = ['text', 'note'] as const satisfies readonly (keyof typeof whole)[];

const unselected = Prisma.sql`null`;
const light = {
  ...whole,
  ...Object.fromEntries(
    LONG_TEXTS.map((name) => [name, { ...whole[name], sql: unselected }] as const),
  ),
};

const LISTS = { whole: selectList(whole), light: selectList(light) };

/** The select list of a row. */
export const columns = (withText: boolean): Prisma.Sql => (withText ? LISTS.whole : LISTS.light);

export const SCREENSHOT = shapeOf(whole);
