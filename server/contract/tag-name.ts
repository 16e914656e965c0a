/** The form in which the name of a tag is stored and compared (docs/decisions.md#tag-names). */
export const tagNameOf = (typed: string): string =>
  typed.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
