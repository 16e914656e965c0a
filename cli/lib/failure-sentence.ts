const WORDS: Record<string, (path: string) => string> = {
  ENOENT: (path) => `There is no file or folder ${path}.`,
  EACCES: (path) => `${path} cannot be opened: permission denied.`,
  EPERM: (path) => `${path} cannot be opened: permission denied.`,
  EROFS: (path) => `${path} lies on a disk that cannot be written to.`,
  EISDIR: (path) => `${path} is a folder.`,
  ENOTEMPTY: (path) => `${path} is a folder.`,
  ENOTDIR: (path) => `${path} is not a folder.`,
  EEXIST: (path) => `${path} is there already.`,
  ENOSPC: (path) => `There is no space left for ${path}.`,
  ENAMETOOLONG: (path) => `The name ${path} is too long for this disk.`,
};

type Failure = Partial<NodeJS.ErrnoException> & { dest?: string };

/** The error as a sentence for people; file errors without system codes. */
export function failureSentence(error: unknown): string {
  const { code, path, dest, message } = error as Failure;
  const about = dest ?? path;
  const words = code === undefined ? undefined : WORDS[code];
  return words && about ? words(about) : (message ?? String(error));
}
