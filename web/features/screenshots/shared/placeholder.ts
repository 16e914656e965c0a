import { thumbHashToDataURL } from 'thumbhash';

const KEPT = 500;
const known = new Map<string, string>();

function decode(hash: string): string {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (char) => char.charCodeAt(0)));
  } catch {
    // An invalid hash only means that there is no blur.
    return '';
  }
}

/** The blur shown until the thumbnail is loaded, as a CSS background. */
export function placeholderOf(thumbhash: string | null): string | undefined {
  if (thumbhash === null) return undefined;
  let url = known.get(thumbhash);
  if (url === undefined) {
    if (known.size >= KEPT) known.clear();
    url = decode(thumbhash);
    known.set(thumbhash, url);
  }
  return url ? `url("${url}")` : undefined;
}
