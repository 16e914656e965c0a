import { Logger } from '@nestjs/common';
import { access, chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsent } from './absent';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './private-modes';
import { findOpenPlaces } from './private-places';

/** Exists after one complete pass: from then on every file is created closed. */
const MARK = 'files-closed';

export interface Closed {
  closed: number;
  /** The first path that belongs to another account, and their number. */
  foreign: string | null;
  left: number;
}

/**
 * Closes files that an earlier version left readable to other accounts: once for an installation, in the background,
 * one file at a time. Starts with the outermost folder, which alone is enough to keep others out. Null when it is done.
 */
export async function closePrivatePlaces(dataDir: string): Promise<Closed | null> {
  const mark = join(dataDir, MARK);
  if (process.getuid === undefined || (await isThere(mark))) return null;
  const report: Closed = { closed: 0, foreign: null, left: 0 };
  for await (const { path, isFolder } of findOpenPlaces(dataDir)) {
    try {
      await chmod(path, isFolder ? PRIVATE_FOLDER : PRIVATE_FILE);
      report.closed += 1;
    } catch (error) {
      if (isAbsent(error)) continue;
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
      report.foreign ??= path;
      report.left += 1;
    }
  }
  await writeFile(mark, '', { mode: PRIVATE_FILE });
  return report;
}

/** For a process that has just reported ready; `doctor` reports problems, too. */
export function closeInBackground(dataDir: string): void {
  const logger = new Logger('files');
  closePrivatePlaces(dataDir).then(
    (report) => {
      if (report && report.closed > 0)
        logger.log(`closed ${report.closed} files and folders to other accounts`);
      if (report?.foreign)
        logger.warn(`${report.left} could not be closed to other accounts; see shotvault doctor`);
    },
    (error: Error) => logger.warn(`files could not be closed to other accounts: ${error.message}`),
  );
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    // Repeating the pass is safe, so the error is not reported.
    () => false,
  );
