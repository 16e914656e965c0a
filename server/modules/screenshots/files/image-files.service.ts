import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { SingleFlight } from '../../../common/single-flight';
import type { ImageQuery } from '../../../contract/screenshots';
import { CONVERTED_TYPES } from '../../../contract/storage/image-types';
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
    if (query.view === '1' && CONVERTED_TYPES.includes(row.contentType))
      return webp('view', hash, false);
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
    return (await this.storage.find(id, kind)) ?? this.makeFor(viewer, id, kind);
  }

  /** Bytes of the file; what is made on demand is made now, and kept. */
  async size(row: ScreenshotFileRow, { kind }: ImageFile, viewer: PersonScope): Promise<number> {
    if (kind === 'original') return row.fileSize;
    const { id } = row;
    return (await this.storage.size(id, kind)) ?? (await this.makeFor(viewer, id, kind)).length;
  }

  stream(row: ScreenshotFileRow, { kind }: ImageFile, range?: ByteRange): Promise<Readable> {
    return this.storage.stream(row.id, kind, range);
  }

  /** For links that hide nothing: always drawn anew, because the file itself may say where it was made. */
  async plain(
    scope: WorkspaceScope,
    id: string,
    { width, personId }: { width: number | undefined; personId: string },
  ): Promise<Buffer> {
    const kind = width === undefined ? 'view' : width === THUMBNAIL_WIDTHS.small ? 'w320' : 'w640';
    const known = await this.storage.find(id, kind);
    if (known) return known;
    const count = (bytes: number) => this.sizes.correct(scope, id, bytes);
    return this.make({ id, kind, personId, count });
  }

  private makeFor(viewer: PersonScope, id: string, kind: FileKind): Promise<Buffer> {
    const count = (bytes: number) => this.sizes.add(viewer, id, bytes);
    return this.make({ id, kind, personId: viewer.userId, count });
  }

  private make(wanted: Wanted): Promise<Buffer> {
    return this.making.ask(`${wanted.kind} ${wanted.id}`, () => this.makeNow(wanted));
  }

  private async makeNow({ id, kind, personId, count }: Wanted): Promise<Buffer> {
    const path = await this.storage.localPath(id, 'original');
    const original = path ?? (await this.storage.read(id, 'original'));
    const bytes = await this.decoder.render(original, renderingOf(kind), personId);
    await this.storage.put(id, kind, bytes);
    // The screenshot was deleted meanwhile: no file may stay behind.
    if ((await this.storage.size(id, 'original')) === null) await this.storage.remove([id]);
    else await count(bytes.length);
    return bytes;
  }
}

/** A form of an image that is not stored yet, and the person who asks for it. */
interface Wanted {
  id: string;
  kind: FileKind;
  personId: string;
  /** Adds its bytes to those of the space. */
  count: (bytes: number) => Promise<void>;
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
