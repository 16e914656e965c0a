import { ArchiveError, HEADER, MANIFEST } from './archive-format';

const FILES = [
  /^tables\/[a-z_][a-z\d_]*\/\d{8}\.copy$/,
  /^originals\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  /^checksums\/\d{8}\.sha256$/,
];
const FOLDER = /^(tables(\/[a-z_][a-z\d_]*)?|originals|checksums)\/?$/;

/**
 * The members that may occur in an archive: plain files, each once, under the names that a backup uses, and folders. A
 * link, a device or another name does not come from a backup, whatever its checksum says.
 */
export class MemberNames {
  /** By folder: a backup writes names in ascending order, so the last one shows whether a name is repeated. */
  private readonly last = new Map<string, string>();

  /** Throws for a member that no backup writes. */
  take(name: string, type: string | null | undefined): void {
    if (type === 'directory' && FOLDER.test(name)) return;
    if (type !== 'file')
      throw new ArchiveError(`${shown(name)} in the archive is no plain file but ${type}.`);
    const isTop = name === HEADER || name === MANIFEST;
    if (!isTop && !FILES.some((file) => file.test(name)))
      throw new ArchiveError(`${shown(name)} in the archive is no name that a backup gives.`);
    const folder = isTop ? name : name.slice(0, name.lastIndexOf('/'));
    if (name <= (this.last.get(folder) ?? ''))
      throw new ArchiveError(`${shown(name)} is in the archive twice, or out of its order.`);
    this.last.set(folder, name);
  }
}

/** The name comes from outside: control characters in it must not reach a terminal. */
const shown = (name: string) => JSON.stringify(name.slice(0, 200));
