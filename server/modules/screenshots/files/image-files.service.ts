import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { PersonScope } from '../../../common/person-scope';
import { SingleFlight } from '../../../common/single-flight';
import type { ImageQuery } from '../../../contract/screenshots';
import { ImageDecoder } from '../../../infra/images/image-decoder';
import type { Rendering } from '../../../infra/images/image-work';
import { type ByteRange, type FileKind, FileStorage } from '../../../infra/storage/file-storage';
import { DerivedSizesService } from '../counters/derived-sizes.service';
import type { ScreenshotFileRow } from '../rows/screenshots.repository';
import { THUMBNAIL_WIDTHS } from '../../../contract/limits';

/** One rendition of a screenshot, described before any file is opened. */
export interface ImageFile {
  kind: FileKind;
  contentType: string;
  /** Changes when and only when the bytes change. */
  etag: string;
  isThumbnail: boolean;
}

/** Types that not every browser shows; the viewer gets a full-size WebP instead. */
const NEEDS_VIEW = new Set(['image/tiff', 'image/bmp', 'image/heic']);

@Injectable()
export class ImageFilesService {
  /** Two simultaneous requests for the same file would write to the same draft. */
  private readonly making = new SingleFlight<Buffer>();

  constructor(
    private readonly storage: FileStorage,
    private readonly decoder: ImageDecoder,
    private readonly sizes: DerivedSizesService,
  ) {}

  describe(row: ScreenshotFileRow, query: ImageQuery): ImageFile {
    const hash = row.sha256.toString('hex');
    if (query.w) return webp(query.w === THUMBNAIL_WIDTHS.small ? 'w320' : 'w640', hash, true);
    if (query.view === '1' && NEEDS_VIEW.has(row.contentType)) return webp('view', hash, false);
    return {
      kind: 'original',
      contentType: row.contentType,
      etag: `"${hash}"`,
      isThumbnail: false,
    };
  }

  /** A thumbnail as a whole; what is made on demand is made now, and kept. */
  async thumbnail(
    { id }: ScreenshotFileRow,
    { kind }: ImageFile,
    viewer: PersonScope,
  ): Promise<Buffer> {
    return (await this.storage.find(id, kind)) ?? this.make({ id, kind, viewer });
  }

  /** Bytes of the file; what is made on demand is made now, and kept. */
  async size(row: ScreenshotFileRow, { kind }: ImageFile, viewer: PersonScope): Promise<number> {
    if (kind === 'original') return row.fileSize;
    const { id } = row;
    return (await this.storage.size(id, kind)) ?? (await this.make({ id, kind, viewer })).length;
  }

  stream(row: ScreenshotFileRow, { kind }: ImageFile, range?: ByteRange): Promise<Readable> {
    return this.storage.stream(row.id, kind, range);
  }

  private make(wanted: Wanted): Promise<Buffer> {
    return this.making.ask(`${wanted.kind} ${wanted.id}`, () => this.makeNow(wanted));
  }

  private async makeNow({ id, kind, viewer }: Wanted): Promise<Buffer> {
    const path = await this.storage.localPath(id, 'original');
    const original = path ?? (await this.storage.read(id, 'original'));
    const bytes = await this.decoder.render(original, renderingOf(kind), viewer.userId);
    await this.storage.put(id, kind, bytes);
    // The screenshot was deleted meanwhile: no file may stay behind.
    if ((await this.storage.size(id, 'original')) === null) await this.storage.remove([id]);
    else await this.sizes.add(viewer, id, bytes.length);
    return bytes;
  }
}

/** A form of an image that is not stored yet, and the person who asks for it. */
interface Wanted {
  id: string;
  kind: FileKind;
  viewer: PersonScope;
}

function renderingOf(kind: FileKind): Rendering {
  if (kind === 'view') return { form: 'view' };
  return {
    form: 'thumbnail',
    width: kind === 'w320' ? THUMBNAIL_WIDTHS.small : THUMBNAIL_WIDTHS.large,
  };
}

function webp(kind: FileKind, hash: string, isThumbnail: boolean): ImageFile {
  return { kind, contentType: 'image/webp', etag: `"${hash}-${kind}"`, isThumbnail };
}
