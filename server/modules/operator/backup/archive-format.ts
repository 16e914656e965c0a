import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Grows when the layout of archives changes. The migrations in the header describe the contents of tables. */
const FORMAT = 1;

/** First in the archive: everything a reader has to know before the other members. */
export const HEADER = 'shotvault.json';
/** Last in the archive: without it the archive was cut off. */
export const MANIFEST = 'manifest.json';

/**
 * Tables that an archive leaves out: people sign in and pair again, and the header holds the history of the migrations.
 * Rate limits are not stored in tables.
 */
export const LEFT_OUT = [
  '_prisma_migrations',
  'sessions',
  'cli_pairings',
  'sign_in_links',
  'used_challenges',
] as const;

/** Every start seeds these tables, so a database that holds nothing else counts as empty. */
export const SEEDED = ['plans'] as const;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const HeaderShape = z.object({
  format: z.literal(FORMAT),
  /** The product version that made the archive. */
  version: z.string(),
  /** The instant that its rows show. */
  taken_at: z.iso.datetime(),
  /** The schema of its rows. */
  migrations: z.array(z.object({ name: z.string(), checksum: Sha256 })),
  /** Ordered so that referenced tables come first. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The key of stored addresses and hashes (docs/decisions.md#server-key); archives from before it have none. */
  server_key: z.string().min(32).optional(),
});

const ManifestShape = z.object({
  rows: z.record(z.string(), z.number()),
  originals: z.number(),
  bytes: z.number(),
  /** Screenshots that were deleted for good while the archive was made: a restore deletes their rows again. */
  gone: z.array(z.string()),
  /** Screenshots whose original was already missing or damaged when the archive was made. */
  missing: z.array(z.string()),
  damaged: z.array(z.string()),
  /** Every member is listed with its SHA-256 in one of these lists, in the format of `sha256sum -c`. */
  checksums: z.array(z.object({ name: z.string(), sha256: Sha256 })),
});

export type ArchiveHeader = z.output<typeof HeaderShape>;
export type ArchiveManifest = z.output<typeof ManifestShape>;
export interface ArchiveContents {
  header: ArchiveHeader;
  manifest: ArchiveManifest;
}
export type ArchiveTable = ArchiveHeader['tables'][number];

/** Tells the operator why an archive cannot be made or used. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

export const headerOf = (content: Omit<ArchiveHeader, 'format'>): ArchiveHeader => ({
  format: FORMAT,
  ...content,
});

export const parseHeader = (bytes: Buffer) => parse(HeaderShape, bytes, HEADER);
export const parseManifest = (bytes: Buffer) => parse(ManifestShape, bytes, MANIFEST);

function parse<Shape extends z.ZodType>(shape: Shape, bytes: Buffer, name: string) {
  try {
    return shape.parse(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    throw new ArchiveError(
      `${name} in the archive cannot be read: it is damaged, or made by another version of Shotvault.`,
      { cause: error },
    );
  }
}

export const tableFolder = (table: string) => `tables/${table}/`;
export const ORIGINALS = 'originals/';
export const CHECKSUMS = 'checksums/';

/** Numbered so that names sort in the order in which they were written. */
export const numbered = (folder: string, number: number, end: string) =>
  `${folder}${String(number).padStart(8, '0')}.${end}`;

export const checksumLine = (name: string, sha256: string) => `${sha256}  ${name}\n`;

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
