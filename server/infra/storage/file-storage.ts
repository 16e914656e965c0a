import type { Readable, Writable } from 'node:stream';

/** The files of one screenshot: what was uploaded, and what was made of it. */
export type FileKind = 'original' | 'w640' | 'w320' | 'view';

export const FILE_KINDS: readonly FileKind[] = ['original', 'w640', 'w320', 'view'];

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What is known of bytes that have arrived. */
export interface ArrivedBytes {
  size: number;
  sha256: Buffer;
}

/** Where originals go that no row names. */
export const LOST = 'lost-and-found';

/** A file as the store has it. */
export interface StoredFile {
  /** Of its screenshot. */
  id: string;
  kind: FileKind;
  size: number;
  modifiedAt: Date;
}

/**
 * Where the files are: on the local disk, or in a store that speaks S3. A file that arrives is marked first and
 * unmarked after its row is committed, so that a crash leaves a mark to clean up by and never a silent orphan.
 * Errors carry the codes of a disk: `ENOENT` for a file that is not there, `ENOSPC` for a full store; a store that
 * cannot be reached is `storage_unavailable`.
 */
export abstract class FileStorage {
  /** Where the bytes of a new screenshot go while they arrive: always on this machine. */
  abstract begin(id: string): Promise<{ path: string; stream: Writable }>;

  /** Makes the arrived bytes durable under their final name. */
  abstract keepArrived(id: string, bytes: ArrivedBytes): Promise<void>;

  /** Stores what was made of a screenshot; safe to repeat. */
  abstract put(id: string, kind: FileKind, bytes: Buffer): Promise<void>;

  /** The row is committed: the files stay. */
  abstract settle(id: string): Promise<void>;

  /** The upload came to nothing: no trace stays. */
  abstract discard(id: string): Promise<void>;

  /** Ids of uploads that were cut off with their process, which ran on this machine. */
  abstract listInterrupted(): Promise<string[]>;

  /** Ids of uploads that began before this moment, on whatever machine, and never came to an end. */
  abstract listForgotten(before: Date): Promise<string[]>;

  /** Size in bytes, or null where there is no such file. */
  abstract size(id: string, kind: FileKind): Promise<number | null>;

  /** Streams a file, or a part of it. */
  abstract stream(id: string, kind: FileKind, range?: ByteRange): Promise<Readable>;

  abstract read(id: string, kind: FileKind): Promise<Buffer>;

  /** The same for a file that may not be there: null. */
  abstract find(id: string, kind: FileKind): Promise<Buffer | null>;

  /** Every file of these screenshots; what is not there is no error. */
  abstract remove(ids: readonly string[]): Promise<void>;

  /** Every stored file, of all screenshots, in no order; those that are still arriving are left out. */
  abstract list(): AsyncIterable<StoredFile>;

  /** For a file that no row names: an original is kept in `lost-and-found`, what was made of one is removed. */
  abstract setAside(id: string, kind: FileKind): Promise<void>;

  /** Rejects while nothing can be stored. */
  abstract ping(): Promise<void>;
}
