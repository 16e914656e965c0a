import { type Box, type OcrLine } from '../page/ocr-result';
import { type Folded, fold } from './confusable';

export type ReadLine = Pick<OcrLine, 'box'> & { words: readonly { text: string; box: Box }[] };

export interface StreamWord {
  text: string;
  box: Box;
  line: number;
  /** Its place among the words of the line. */
  position: number;
  isLast: boolean;
  /** The place of its first letter in the stream. */
  start: number;
}

/** All letters of a page in reading order without a space, because spaces are lost and added. */
export interface PageStream {
  letters: string;
  folded: Folded;
  words: StreamWord[];
  /** For each letter its word. */
  wordAt: (place: number) => StreamWord;
  lines: readonly StreamWord[][];
}

export function pageStream(lines: readonly ReadLine[]): PageStream {
  const words: StreamWord[] = [];
  const owners: number[] = [];
  const rows: StreamWord[][] = [];
  let letters = '';
  for (const [line, { words: own }] of lines.entries()) {
    const row = own.map(({ text, box }, position): StreamWord => {
      const word = {
        text,
        box,
        line,
        position,
        isLast: position === own.length - 1,
        start: letters.length,
      };
      for (let i = 0; i < text.length; i++) owners.push(words.length);
      letters += text;
      words.push(word);
      return word;
    });
    rows.push(row);
  }
  return {
    letters,
    folded: fold(letters),
    words,
    wordAt: (place) => words[owners[place] ?? 0]!,
    lines: rows,
  };
}

/** Boxes of the words from one place to another, which is not included. */
export function boxesOf({ wordAt }: PageStream, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let place = from; place < to;) {
    const { box, start, text } = wordAt(place);
    boxes.push(box);
    place = Math.max(place, start + text.length);
  }
  return boxes;
}

/** The space between two words of a line is one that the eye would take for part of one value. */
export function areClose(a: StreamWord, b: StreamWord): boolean {
  return b.box.x - a.box.x - a.box.w < Math.max(a.box.h, b.box.h) * 1.2;
}

/** The second line goes on below the first. */
export function isNextLine(a: StreamWord, b: StreamWord): boolean {
  const step = b.box.y - a.box.y;
  return step > 0 && step < Math.max(a.box.h, b.box.h) * 3.2;
}
