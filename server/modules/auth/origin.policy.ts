import type { IncomingHttpHeaders } from 'node:http';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Tells whether this request may change anything (docs/decisions.md#origin-check). With a cookie it must come from our
 * own page. Without an Origin or Sec-Fetch-Site header it comes from no browser, so no browser's cookie is being
 * abused.
 */
export function mayChange(
  method: string,
  headers: IncomingHttpHeaders,
  publicUrl: string,
): boolean {
  if (SAFE.has(method) || headers.cookie === undefined) return true;
  const site = headers['sec-fetch-site'];
  if (site === undefined && headers.origin === undefined) return true;
  return site === 'same-origin' || headers.origin === new URL(publicUrl).origin;
}

/**
 * The same for a request that opens a session without a cookie: another site must not sign its visitor in to an account of
 * its own choice.
 */
export const mayOpenSession = (
  method: string,
  headers: IncomingHttpHeaders,
  publicUrl: string,
): boolean => mayChange(method, { ...headers, cookie: headers.cookie ?? '' }, publicUrl);

/** A link or an image on another site must not be able to sign a person out. */
export function maySignOutByGet(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site !== 'cross-site' && site !== 'same-site';
}
