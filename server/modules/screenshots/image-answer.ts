import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import rangeParser from 'range-parser';
import type { ImageQuery } from '../../contract/screenshots';
import type { ByteRange } from '../../infra/storage/file-storage';
import type { ImageFile, ImageFiles } from './image-files.service';
import type { ScreenshotFileRow } from './screenshots.repository';

const YEAR = 'private, max-age=31536000, immutable';
/** An original is asked for again each time, so that a lost membership is felt at once. */
const REVALIDATE = 'private, no-cache';

/** Sends an image: 304 without touching the file, a part where one is asked for, the whole otherwise. */
export async function sendImage(
  exchange: { request: FastifyRequest; reply: FastifyReply },
  files: ImageFiles,
  row: ScreenshotFileRow,
  query: ImageQuery,
): Promise<void> {
  const { request, reply } = exchange;
  const file = files.describe(row, query);
  const headers = headersOf(row, file, query);
  if (isKnown(request, file)) return void reply.headers(headers).status(304).send();
  // A thumbnail is a few kilobytes: read at once it costs half of what a stream does.
  const whole = file.isThumbnail ? await files.thumbnail(row, file) : null;
  const size = whole ? whole.length : await files.size(row, file);
  const range = askedRange(request, file, size);
  if (range === 'unsatisfiable') {
    reply.headers(headers).header('Content-Range', `bytes */${size}`);
    return void reply.status(416).send();
  }
  const part = range && whole?.subarray(range.start, range.end + 1);
  // An empty stream, not nothing: for nothing Fastify says 0 in place of the length.
  const nothing = request.method === 'HEAD' ? Readable.from([]) : null;
  const body = nothing ?? part ?? whole ?? (await files.stream(row, file, range));
  // Only now: a file that cannot be had is answered with an error, not with the headers of an image.
  reply.headers({ ...headers, 'Accept-Ranges': 'bytes' });
  if (range) {
    reply.status(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  }
  reply.header('Content-Length', range ? range.end - range.start + 1 : size);
  return void reply.send(body);
}

function headersOf({ originalName }: ScreenshotFileRow, file: ImageFile, query: ImageQuery) {
  return {
    ETag: file.etag,
    'Cache-Control': file.isThumbnail ? YEAR : REVALIDATE,
    'Content-Type': file.contentType,
    // Whatever the bytes pretend to be, no browser may run them (quality bar R7).
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'Content-Disposition': contentDisposition(originalName, {
      type: query.download === '1' ? 'attachment' : 'inline',
      // Other letters come in UTF-8 beside it: browsers do not agree on how to read them here.
      fallback: originalName.replace(/[^\x20-\x7e]/g, '?'),
    }),
  };
}

function isKnown(request: FastifyRequest, { etag }: ImageFile): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

/** One range at most; several at once are answered with the whole, as the protocol allows. */
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
