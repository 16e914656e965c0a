/** Tells whether the text is the address of a page that a browser can open. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}
