import type { Readable, Writable } from 'node:stream';

/** The files of one screenshot: the original and its renditions. */
export const FILE_KINDS = [
  'original',
  'w640',
  'w320',
  'view',
  'redacted',
  'redacted640',
  'redacted320',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Facts about received bytes. */
export interface ArrivedBytes {
  size: number;
  sha256: Buffer;
}

/** The folder for originals without a row. */
export const LOST = 'lost-and-found';

/** A file as the store lists it. */
export interface StoredFile {
  /** The id of its screenshot. */
  id: string;
  kind: FileKind;
  size: number;
  modifiedAt: Date;
}

/**
 * Stores files on the local disk or in an S3 bucket. A file that arrives is marked first and unmarked after its row is
 * committed, so a crash leaves a mark for the cleanup and never an unknown orphan. Errors carry the codes of a disk:
 * `ENOENT` for a missing file, `ENOSPC` for a full store; a store that cannot be reached is `storage_unavailable`.
 */
export abstract class FileStorage {
  /** Opens the local file that receives the bytes of a new screenshot. */
  abstract begin(id: string): Promise<{ path: string; stream: Writable }>;

  /** Makes the received bytes durable under their final name. */
  abstract keepArrived(id: string, bytes: ArrivedBytes): Promise<void>;

  /** Stores a rendition of a screenshot; safe to repeat. */
  abstract put(id: string, kind: FileKind, bytes: Buffer): Promise<void>;

  /** The row is committed: the files stay. */
  abstract settle(id: string): Promise<void>;

  /** The upload failed: removes every trace. */
  abstract discard(id: string): Promise<void>;

  /** Ids of uploads that ended with their process on this machine. */
  abstract listInterrupted(): Promise<string[]>;

  /** Ids of uploads on any machine that began before this moment and never ended. */
  abstract listForgotten(before: Date): Promise<string[]>;

  /** Size in bytes, or null when the file does not exist. */
  abstract size(id: string, kind: FileKind): Promise<number | null>;

  /** Streams a file, or a part of it. */
  abstract stream(id: string, kind: FileKind, range?: ByteRange): Promise<Readable>;

  /** The path of a stored file on this machine; null where the files are elsewhere. */
  abstract localPath(id: string, kind: FileKind): Promise<string | null>;

  abstract read(id: string, kind: FileKind): Promise<Buffer>;

  /** Reads a file that may not exist: then null. */
  abstract find(id: string, kind: FileKind): Promise<Buffer | null>;

  /** Removes every file of these screenshots; missing files are no error. */
  abstract remove(ids: readonly string[]): Promise<void>;

  /** Every stored file of all screenshots, in no order; files that are still being received are left out. */
  abstract list(): AsyncIterable<StoredFile>;

  /** Handles a file without a row: an original is moved to `lost-and-found`, a rendition is removed. */
  abstract setAside(id: string, kind: FileKind): Promise<void>;

  /** Rejects while nothing can be stored. */
  abstract ping(): Promise<void>;
}
