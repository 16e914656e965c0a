import { type Bbox, type Block, type Line, type Word } from 'tesseract.js';
import { type GreyImage } from './glyphs';
import { mendWords } from './mend-words';
import {
  type Box,
  type OcrBlock,
  type OcrLine,
  type OcrWord,
} from '../../analysis/page/ocr-result';
import { trustIn } from './spelling';

/** Lines below this are noise from icons and pictures. */
const LEAST_LINE = 25;

/** From pixels of a band to pixels of the upright original. */
export interface Placement {
  top: number;
  scale: number;
  /** The picture that was read. */
  image: GreyImage;
}

/** The words of the engine, cleaned of noise, in pixels of the upright original. */
export function toBlocks(raw: readonly Block[], placement: Placement): OcrBlock[] {
  return raw
    .flatMap((block) => block.paragraphs)
    .map((paragraph) => paragraph.lines.flatMap((line) => toLine(line, placement) ?? []))
    .filter((lines) => lines.length > 0);
}

function toLine(line: Line, placement: Placement): OcrLine | null {
  const words = mendWords(line, placement.image).flatMap((word) => {
    const confidence = trustIn(word);
    const isKept = confidence !== null && word.text.trim() !== '';
    return isKept ? [toWord({ ...word, confidence }, placement)] : [];
  });
  if (words.length === 0 || confidenceOf(words) < LEAST_LINE) return null;
  return lineOf(words);
}

export function lineOf(words: OcrWord[]): OcrLine {
  return {
    text: words.map((word) => word.text).join(' '),
    confidence: Math.round(confidenceOf(words)),
    box: around(words.map((word) => word.box)),
    words,
  };
}

function toWord(word: Word, placement: Placement): OcrWord {
  return {
    text: word.text.trim(),
    confidence: Math.round(word.confidence),
    box: toBox(word.bbox, placement),
  };
}

/** Bars and shapes are read as a few letters as high as they are, and not surely. */
const PICTURE_HEIGHT = 5;
const SURE = 80;

/** Leaves out words many times higher than the others that were read with doubt; a clock may be as high. */
export function withoutPictures(blocks: readonly OcrBlock[]): OcrBlock[] {
  const heights = blocks.flat().map(({ box }) => box.h);
  const usual = heights.sort((a, b) => a - b)[heights.length >> 1] ?? 0;
  const isPicture = ({ box, confidence, text }: OcrWord): boolean =>
    box.h > usual * PICTURE_HEIGHT && confidence < SURE && !/\d/.test(text);
  return blocks
    .map((block) => wordsFrom(block, (word) => (isPicture(word) ? [] : [word])))
    .filter(hasLines);
}

/** The lines with every word replaced by what is given for it; a line that loses all of them goes. */
export function wordsFrom(
  block: readonly OcrLine[],
  replace: (word: OcrWord) => readonly OcrWord[],
): OcrBlock {
  return block.flatMap((line) => {
    const words = line.words.flatMap(replace);
    const isSame =
      words.length === line.words.length && words.every((word, i) => word === line.words[i]);
    if (isSame) return [line];
    return words.length > 0 ? [lineOf(words)] : [];
  });
}

export const hasLines = (block: OcrBlock): boolean => block.length > 0;

/** Mean of the words, the longer counting more. */
function confidenceOf(words: readonly OcrWord[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters;
}

function toBox({ x0, y0, x1, y1 }: Bbox, { top, scale }: Placement): Box {
  const [left, upper] = [Math.round(x0 / scale), Math.round((y0 + top) / scale)];
  const [right, lower] = [Math.round(x1 / scale), Math.round((y1 + top) / scale)];
  return { x: left, y: upper, w: Math.max(1, right - left), h: Math.max(1, lower - upper) };
}

export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}
