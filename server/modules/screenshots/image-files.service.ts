import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { SingleFlight } from '../../common/single-flight';
import type { ImageQuery } from '../../contract/screenshots';
import { fullSizeWebp, shrinkImage } from '../../infra/images/images';
import { type ByteRange, type FileKind, FileStorage } from '../../infra/storage/file-storage';
import type { ScreenshotFileRow } from './screenshots.repository';

/** One way of showing a screenshot, described before any file is touched. */
export interface ImageFile {
  kind: FileKind;
  contentType: string;
  /** Changes when and only when the bytes do. */
  etag: string;
  isThumbnail: boolean;
}

/** Types that not every browser shows; the viewer gets a WebP of full size instead. */
const NEEDS_VIEW = new Set(['image/tiff', 'image/bmp', 'image/heic']);

@Injectable()
export class ImageFiles {
  /** Two who ask for the same one at the same moment would write into one draft. */
  private readonly making = new SingleFlight<Buffer>();

  constructor(private readonly storage: FileStorage) {}

  describe(row: ScreenshotFileRow, query: ImageQuery): ImageFile {
    const hash = row.sha256.toString('hex');
    if (query.w) return webp(query.w === 320 ? 'w320' : 'w640', hash, true);
    if (query.view === '1' && NEEDS_VIEW.has(row.contentType)) return webp('view', hash, false);
    return {
      kind: 'original',
      contentType: row.contentType,
      etag: `"${hash}"`,
      isThumbnail: false,
    };
  }

  /** A thumbnail as a whole; what is made on demand is made now, and kept. */
  async thumbnail(row: ScreenshotFileRow, { kind }: ImageFile): Promise<Buffer> {
    return (await this.storage.find(row.id, kind)) ?? this.make(row.id, kind);
  }

  /** Bytes of the file; what is made on demand is made now, and kept. */
  async size(row: ScreenshotFileRow, { kind }: ImageFile): Promise<number> {
    if (kind === 'original') return row.fileSize;
    return (await this.storage.size(row.id, kind)) ?? (await this.make(row.id, kind)).length;
  }

  stream(row: ScreenshotFileRow, { kind }: ImageFile, range?: ByteRange): Promise<Readable> {
    return this.storage.stream(row.id, kind, range);
  }

  private make(id: string, kind: FileKind): Promise<Buffer> {
    return this.making.ask(`${kind} ${id}`, () => this.makeNow(id, kind));
  }

  private async makeNow(id: string, kind: FileKind): Promise<Buffer> {
    const bytes =
      kind === 'view'
        ? await fullSizeWebp(await this.storage.read(id, 'original'))
        : await shrinkImage(await this.storage.read(id, 'original'), kind === 'w320' ? 320 : 640);
    await this.storage.put(id, kind, bytes);
    // Deleted while it was made: nothing may stay behind.
    if ((await this.storage.size(id, 'original')) === null) await this.storage.remove([id]);
    return bytes;
  }
}

function webp(kind: FileKind, hash: string, isThumbnail: boolean): ImageFile {
  return { kind, contentType: 'image/webp', etag: `"${hash}-${kind}"`, isThumbnail };
}
