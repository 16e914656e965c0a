const LONGEST = 255;

/** Browsers write quotes and line breaks of a name in a multipart form like this, and nothing else (WHATWG). */
const decoded = (name: string): string =>
  name.replace(/%22/g, '"').replace(/%0D/g, '').replace(/%0A/g, ' ');

/** The name a file came with, without folders and control characters; never empty. */
export function safeFileName(given: string | undefined): string {
  const name = decoded(given ?? '')
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\u0000-\u001f\u007f]/g, '')
    .trim();
  return name ? [...name].slice(0, LONGEST).join('') : 'image';
}
