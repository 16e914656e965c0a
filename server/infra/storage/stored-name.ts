import type { FileKind } from './file-storage';

/**
 * The name of a file below the root of its store. It is the same on every driver, so files can be copied from one to
 * another. The last digits of a UUIDv7 are random, so the folders fill evenly.
 */
export function fileName(id: string, kind: FileKind): string {
  const name = kind === 'original' ? id : `${id}.webp`;
  return [kind, id.slice(-2), id.slice(-4, -2), name].join('/');
}

const NAME = /(?:^|\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.webp)?$/;

/** The id of the screenshot that a file name belongs to; null for other files. */
export const idOfFile = (name: string): string | null => NAME.exec(name)?.[1] ?? null;
