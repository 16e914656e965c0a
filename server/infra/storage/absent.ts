const CODE = 'ENOENT';

/** Whether an error of a store says that there is no such file. */
export const isAbsent = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === CODE;

/** For a folder that is not made before its first file comes. */
export function orEmpty(error: unknown): [] {
  if (isAbsent(error)) return [];
  throw error;
}

/** For a file that may not be there. */
export function orNull(error: unknown): null {
  if (isAbsent(error)) return null;
  throw error;
}

/** The error of a driver that has no disk below it. */
export function absent(name: string): Error {
  return Object.assign(new Error(`There is no file ${name}.`), { code: CODE });
}
