import { type OcrLine, type OcrWord } from './ocr-result';
import { foldText } from './fold-text';

interface Run {
  /** First token of the phrase, first word of the page, and how many go together. */
  token: number;
  word: number;
  length: number;
}

const bare = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The words of the page that a phrase was put together from: the longest stretch of it that stands on the page in
 * one piece, the largest letters first, and the same again for what is left before and behind it.
 */
export function findWords(phrase: string, lines: readonly OcrLine[]): OcrWord[] {
  const words = lines.flatMap((line) => line.words);
  const page = words.map(({ text }) => bare(text));
  const height = (word: number): number => words[word]!.box.h;
  return piecesOf(phrase.split(/\s+/).map(bare), page, height).map((word) => words[word]!);
}

function piecesOf(
  tokens: readonly string[],
  page: readonly string[],
  height: (word: number) => number,
): number[] {
  const best = longestRun(tokens, page, height);
  if (!best) return [];
  const { token, word, length } = best;
  return [
    ...piecesOf(tokens.slice(0, token), page, height),
    ...Array.from({ length }, (_, i) => word + i),
    ...piecesOf(tokens.slice(token + length), page, height),
  ];
}

function longestRun(
  tokens: readonly string[],
  page: readonly string[],
  height: (word: number) => number,
): Run | null {
  let best = null as Run | null;
  for (let token = 0; token < tokens.length; token++) {
    for (let word = 0; word < page.length; word++) {
      const length = sameFrom(tokens, token, page, word);
      if (length === 0) continue;
      const isLonger = !best || length > best.length;
      const isLarger = best?.length === length && height(word) > height(best.word);
      if (isLonger || isLarger) best = { token, word, length };
    }
  }
  return best;
}

function sameFrom(
  tokens: readonly string[],
  token: number,
  page: readonly string[],
  word: number,
): number {
  let length = 0;
  while (token + length < tokens.length && tokens[token + length] === page[word + length]) {
    if (tokens[token + length] === '') break;
    length++;
  }
  return length;
}
