/** What a person takes for one letter, however many code points it is made of. */
const letters = new Intl.Segmenter();

const ONE_COLUMN_EACH = /^[\x20-\x7e]*$/;
/** Marks and joiners that stand by themselves: a terminal gives them no column. */
const NO_COLUMN = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
/** East Asian Width W and F by their blocks (Unicode, UAX 11), and what is shown as a picture. */
const TWO_COLUMNS =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|[\u{16fe0}-\u{18cff}]|[\u{1aff0}-\u{1b2ff}]|[\u{1f200}-\u{1f2ff}]|[\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/u;

/** So many columns a terminal gives a text: two for a letter of Chinese, Japanese or Korean, and for an emoji. */
export function widthOf(text: string): number {
  if (ONE_COLUMN_EACH.test(text)) return text.length;
  let width = 0;
  for (const { segment } of letters.segment(text)) width += widthOfLetter(segment);
  return width;
}

/** Cut to so many columns, with an ellipsis where something is missing. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let room = width - 1;
  for (const { segment } of letters.segment(text)) {
    room -= widthOfLetter(segment);
    if (room < 0) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Filled with spaces up to so many columns. */
export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

function widthOfLetter(letter: string): number {
  if (NO_COLUMN.test(letter)) return 0;
  return TWO_COLUMNS.test(letter) ? 2 : 1;
}
