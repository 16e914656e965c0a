const LONGEST = 255;

/** The name a file came with, without folders and control characters; never empty. */
export function safeFileName(given: string | undefined): string {
  const name = (given ?? '')
    .split(/[/\\]/)
    .at(-1)

    ?.replace(/[\u0000-\u001f\u007f]/g, '')
    .trim();
  return name ? [...name].slice(0, LONGEST).join('') : 'image';
}
