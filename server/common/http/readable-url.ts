/**
 * Makes the path decodable. An invalid percent sequence is taken literally; the router would otherwise refuse the
 * request before our headers, guards and error pages apply.
 */
export function readableUrl(asked: string): string {
  // A proxy may send the absolute form of the address.
  const url = asked.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [path = ''] = url.split(/[?#]/, 1);
  if (!path.includes('%') || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    // The result is used: the bundler drops a call of a standard function whose result nobody reads.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
