/** A search without its operators: what remains are the words (decisions 23). */
export const plainWords = (q: string): string =>
  q
    .replace(/(^|\s)-(?=\p{L})/gu, '$1')
    .replace(/(^|\s)(?:tag|in|kind|before|after):/gi, '$1')
    .replaceAll('"', ' ')
    .replace(/\s+/g, ' ')
    .trim();
