import { buffer } from 'node:stream/consumers';
import { type Entry, fromBuffer } from 'yauzl';

/** The files of an archive by their names. */
export async function unzip(archive: Buffer): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  await new Promise<void>((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('end', resolve);
      zip.on('error', reject);
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, (failed, stream) => {
          if (failed) return reject(failed);
          buffer(stream).then((bytes) => {
            files[entry.fileName] = bytes;
            zip.readEntry();
          }, reject);
        });
      });
      zip.readEntry();
    });
  });
  return files;
}
