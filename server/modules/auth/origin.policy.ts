import type { IncomingHttpHeaders } from 'node:http';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * May this request change something (decisions 33)? With a cookie it must come from our own page; with neither
 * of the two headers it comes from no browser, and then no browser's cookie is being abused.
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

/** A link or an image on another site must not sign anybody out. */
export function maySignOutByGet(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site !== 'cross-site' && site !== 'same-site';
}
