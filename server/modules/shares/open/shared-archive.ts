import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Asks for a picture, after the check; throws once the link is no longer open. */
type NextPicture = (id: string) => Promise<Buffer>;

/** A ZIP of pictures under names that say nothing; each is asked for when its turn comes. */
export function sharedArchive(ids: readonly string[], next: NextPicture): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  zip.on('error', (error: Error) => output.destroy(error));
  const digits = String(ids.length).length;
  const write = async () => {
    for (const [at, id] of ids.entries()) {
      if (output.destroyed) return;
      const name = `screenshot-${String(at + 1).padStart(digits, '0')}.webp`;
      zip.addBuffer(await next(id), name, { compress: false, mtime: LONG_AGO });
    }
    zip.end();
  };
  write().catch((error: Error) => output.destroy(error));
  return output;
}

/** The times of files say nothing either. */
const LONG_AGO = new Date(1980, 0, 1);
