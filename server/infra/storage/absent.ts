const CODE = 'ENOENT';

/** Tells whether an error of a store means that the file does not exist. */
export const isAbsent = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === CODE;

/** For a folder that is created with its first file. */
export function orEmpty(error: unknown): [] {
  if (isAbsent(error)) return [];
  throw error;
}

/** For a file that may be absent. */
export function orNull(error: unknown): null {
  if (isAbsent(error)) return null;
  throw error;
}

/** The error of a driver without a disk. */
export function absent(name: string): Error {
  return Object.assign(new Error(`There is no file ${name}.`), { code: CODE });
}
