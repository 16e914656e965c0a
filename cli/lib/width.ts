import stringWidth from 'string-width';

/** Splits text into displayed letters, however many code points each one has. */
const letters = new Intl.Segmenter();

/** The number of terminal columns of a text: two for a Chinese, Japanese or Korean letter and for an emoji. */
export const widthOf = (text: string): number => stringWidth(text, { countAnsiEscapeCodes: true });

/** Cut to this many columns, with an ellipsis when something is missing. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let room = width - 1;
  for (const { segment } of letters.segment(text)) {
    room -= widthOf(segment);
    if (room < 0) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Padded with spaces to this many columns. */
export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));
