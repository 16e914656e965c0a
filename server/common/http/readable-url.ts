/**
 * The address with a path that can be decoded. A percent sign that stands for nothing is taken as itself: else the
 * router would refuse the request before our headers, our guards and our words for “not found” have their turn.
 */
export function readableUrl(asked: string): string {
  // A proxy may name the whole address, as it is allowed to.
  const url = asked.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [path = ''] = url.split(/[?#]/, 1);
  if (!path.includes('%') || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
