import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import rangeParser from 'range-parser';
import { downloadName } from '../../../common/download-name';
import { personOf } from '../../../common/http/person.decorator';
import type { ImageQuery } from '../../../contract/screenshots';
import type { ByteRange } from '../../../infra/storage/file-storage';
import type { ImageFile, ImageFilesService } from './image-files.service';
import type { ScreenshotFileRow } from '../rows/screenshots.repository';

const YEAR = 'private, max-age=31536000, immutable';
/** Originals are revalidated each time, so that a lost membership takes effect at once. */
const REVALIDATE = 'private, no-cache';

/** Sends an image: a 304 without opening the file, a range if one is requested, else the whole file. */
export async function sendImage(
  exchange: { request: FastifyRequest; reply: FastifyReply },
  files: ImageFilesService,
  row: ScreenshotFileRow,
  query: ImageQuery,
): Promise<void> {
  const { request, reply } = exchange;
  const file = files.describe(row, query);
  const headers = headersOf(row, file, query);
  if (isKnown(request, file)) return void reply.headers(headers).status(304).send();
  // A thumbnail is a few kilobytes: read at once it costs half of what a stream does.
  const viewer = personOf(request);
  const whole = file.isThumbnail ? await files.thumbnail(row, file, viewer) : null;
  const size = whole ? whole.length : await files.size(row, file, viewer);
  const range = askedRange(request, file, size);
  if (range === 'unsatisfiable') {
    reply.headers(headers).header('Content-Range', `bytes */${size}`);
    return void reply.status(416).send();
  }
  const part = range && whole?.subarray(range.start, range.end + 1);
  // An empty stream instead of no body: for no body Fastify sends a length of 0.
  const nothing = request.method === 'HEAD' ? Readable.from([]) : null;
  const body = nothing ?? part ?? whole ?? (await files.stream(row, file, range));
  // Set only now, so that a missing file is answered with an error and not with image headers.
  reply.headers({ ...headers, 'Accept-Ranges': 'bytes' });
  if (range) {
    reply.status(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  }
  reply.header('Content-Length', range ? range.end - range.start + 1 : size);
  return void reply.send(body);
}

function headersOf({ originalName }: ScreenshotFileRow, file: ImageFile, query: ImageQuery) {
  const name = downloadName(originalName, file.contentType);
  return {
    ETag: file.etag,
    'Cache-Control': file.isThumbnail ? YEAR : REVALIDATE,
    'Content-Type': file.contentType,
    // No browser may run the bytes, whatever they pretend to be (docs/decisions.md#no-script).
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'Content-Disposition': contentDisposition(name, {
      type: query.download === '1' ? 'attachment' : 'inline',
      // Other characters are sent in UTF-8 beside it, because browsers decode them differently here.
      fallback: name.replace(/[^\x20-\x7e]/g, '?'),
    }),
  };
}

function isKnown(request: FastifyRequest, { etag }: ImageFile): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

/** Supports one range; several at once get the whole file, as the protocol allows. */
function askedRange(
  request: FastifyRequest,
  { etag }: ImageFile,
  size: number,
): ByteRange | undefined | 'unsatisfiable' {
  const header = request.headers.range;
  const condition = request.headers['if-range'];
  if (header === undefined || (condition !== undefined && condition !== etag)) return undefined;
  const ranges = rangeParser(size, header, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
