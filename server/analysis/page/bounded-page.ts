import { type OcrLine, type OcrResult, type OcrWord } from './ocr-result';

/** Characters of a page that the rules look at; a full screen of small print has some 15,000. */
export const MOST_CHARACTERS = 40_000;
/** No line on a screen is longer. Rules may compare any two places of one line, so this bounds what a page costs. */
export const MOST_LINE_CHARACTERS = 500;
/** Some rules compare lines with each other. */
export const MOST_LINES = 2_000;

/** Words stand one space or one line apart, blocks two lines; many rules allow any number of spaces between theirs. */
const GAP = /\s{3}/;

/**
 * The page as far as the rules look at it: an overlong line is continued on the next one, spaces without a word between
 * them are closed up, and the rest beyond the bounds is left out. Without this one page that was drawn for the purpose
 * costs minutes. An ordinary page is returned as it is.
 */
export function boundedPage(page: OcrResult): OcrResult {
  if (isWithinBounds(page)) return page;
  const lines = withinBounds(page.lines.map(closedUp).flatMap(brokenLines));
  return { ...page, lines, text: lines.map(({ text }) => text).join('\n') };
}

function isWithinBounds({ text, lines }: OcrResult): boolean {
  return (
    text.length <= MOST_CHARACTERS &&
    lines.length <= MOST_LINES &&
    !GAP.test(text) &&
    lines.every((line) => line.text.length <= MOST_LINE_CHARACTERS)
  );
}

function withinBounds(lines: readonly OcrLine[]): OcrLine[] {
  const kept: OcrLine[] = [];
  let characters = 0;
  for (const line of lines) {
    if (line.text === '') continue;
    if (kept.length === MOST_LINES) break;
    characters += line.text.length + 1;
    if (characters > MOST_CHARACTERS) break;
    kept.push(line);
  }
  return kept;
}

function closedUp(line: OcrLine): OcrLine {
  if (!GAP.test(line.text)) return line;
  const words = line.words
    .map((word) => ({ ...word, text: word.text.replace(/\s+/g, '') }))
    .filter(({ text }) => text !== '');
  return { ...line, words, text: words.map(({ text }) => text).join(' ') };
}

/** Broken between words; a word that is longer than a line loses its end. */
function brokenLines(line: OcrLine): OcrLine[] {
  if (line.text.length <= MOST_LINE_CHARACTERS) return [line];
  const parts: OcrWord[][] = [];
  let length = Infinity;
  for (const word of line.words.map(shortened)) {
    length += word.text.length + 1;
    if (length > MOST_LINE_CHARACTERS) {
      parts.push([]);
      length = word.text.length;
    }
    parts.at(-1)!.push(word);
  }
  return parts.map((words) => ({ ...line, words, text: words.map(({ text }) => text).join(' ') }));
}

const shortened = (word: OcrWord): OcrWord => ({
  ...word,
  text: word.text.slice(0, MOST_LINE_CHARACTERS),
});
