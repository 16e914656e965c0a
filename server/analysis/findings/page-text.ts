import { isNextLine, type PageStream, type StreamWord } from './page-stream';

/** The page as text: words apart by a space, lines by a line feed, and a long value that goes on below in one piece. */
export interface PageText {
  text: string;
  /** For each character of the text its place among the letters; a space has the place of what follows. */
  places: number[];
}

/** A word of this length at the end of a line may go on in the next one. */
const LONG_WORD = 20;

export function pageText({ lines, letters }: PageStream): PageText {
  const places: number[] = [];
  let text = '';
  const add = (part: string, place: number, isOwn: boolean) => {
    for (let i = 0; i < part.length; i++) places.push(place + (isOwn ? i : 0));
    text += part;
  };
  let previous: StreamWord | undefined;
  for (const row of lines)
    for (const word of row) {
      if (previous) add(between(previous, word, row), word.start, false);
      add(word.text, word.start, true);
      previous = word;
    }
  places.push(letters.length);
  return { text, places };
}

function between(before: StreamWord, word: StreamWord, row: readonly StreamWord[]): string {
  if (before.line === word.line) return ' ';
  return continues(before, word, row) ? '' : '\n';
}

/** The last word of a line is long, and the next line begins below it with something that is no word either. */
function continues(before: StreamWord, word: StreamWord, row: readonly StreamWord[]): boolean {
  if (before.text.length < LONG_WORD || !isNextLine(before, word)) return false;
  if (/[;,)}\]]$/.test(before.text) || row.length > 3) return false;
  return /\d|[a-z][A-Z]|[=/_-]/.test(word.text) && !/^[A-Za-z]\w{2,40}[=:]/.test(word.text);
}
