import type { FastifyReply } from 'fastify';
import { THUMBNAIL_WIDTHS } from '../../../contract/limits';
import type { CopyKind } from './redacted-copies.service';

/** The file for the asked width; without one the whole picture. */
export const copyKindFor = (width: number | undefined): CopyKind =>
  width === undefined
    ? 'redacted'
    : width === THUMBNAIL_WIDTHS.small
      ? 'redacted320'
      : 'redacted640';

/** Sends a picture whole. It is asked for each time, because a link may end at any moment. */
export function sendWebp(reply: FastifyReply, bytes: Buffer): void {
  void reply
    .headers({
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    })
    .send(bytes);
}
