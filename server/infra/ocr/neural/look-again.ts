import { guessLanguage } from '../language/guess-language';
import { type Language } from '../language-data';
import { type Box, type OcrBlock, textOf } from '../../../analysis/page/ocr-result';
import { type PageReading } from '../page-reading';
import { type FoundLines } from './found-lines';
import { fuse } from './fuse';
import { wordsOfLine } from './fuse-line';
import { hidesSpace, isSure, wordsInLines } from './known-lines';
import { type LineCrop } from './line-crop';
import { type NeuralLine } from './neural-line';
import { scriptOf, type SeenLine } from './page-script';
import { recognise, type Reader } from './recognise';

/** A line that the detector has found. */
export interface DetectedLine {
  /** Its ink on the page. */
  ink: Box;
  /** The second engine's reading; null where it sees no text, undefined where Tesseract was sure. */
  neural?: NeuralLine | null;
}

/** Reads those of the lines that Tesseract has not read surely. */
export async function lookAgain(
  first: PageReading,
  { page, crops, read: known }: FoundLines,
  reader: Reader,
): Promise<DetectedLine[]> {
  const zoom = first.width / page.width;
  const inks = crops.map(({ ink }) => zoomed(ink, zoom));
  const asked = wordsInLines(inks, wordsOf(first.blocks)).map(
    (line, i) => !isSure(line) || hidesSpace(line, zoomedGaps(crops[i]!, zoom)),
  );
  const fresh = crops.filter((crop, i) => asked[i] && !known.has(crop));
  const read = new Map([...known, ...(await recognise(page, fresh, reader))]);
  return inks.map((ink, i) => {
    if (!asked[i]) return { ink };
    const neural = read.get(crops[i]!);
    return { ink, neural: neural ? zoomedLine(neural, zoom) : null };
  });
}

/** The lines of the page with the readings of both engines; each word of Tesseract belongs to one line. */
function seenLines(blocks: readonly OcrBlock[], lines: readonly DetectedLine[]): SeenLine[] {
  const inks = lines.map(({ ink }) => ink);
  return wordsInLines(inks, wordsOf(blocks)).map((line, i) => ({
    ...line,
    neural: lines[i]!.neural,
  }));
}

/** One reading out of Tesseract's and what the second look has found. */
export function joinReadings(
  blocks: readonly OcrBlock[],
  lines: readonly DetectedLine[],
): OcrBlock[] {
  return fuse(blocks, seenLines(blocks, lines));
}

/** True where the page is in letters that neither engine knows: the second one then adds nothing. */
export function isInUnknownLetters(first: PageReading, lines: readonly DetectedLine[]): boolean {
  return scriptOf(seenLines(first.blocks, lines)) === 'unknown';
}

/** The language that the words of both engines tell; Tesseract's own where it has the wrong letters. */
export function languageOfBoth(
  first: PageReading,
  lines: readonly DetectedLine[],
  languages: readonly Language[],
): Language {
  if (scriptOf(seenLines(first.blocks, lines)) !== 'latin') return first.language;
  return guessLanguage(`${textOf(first.blocks)}\n${textOfLines(lines)}`, languages);
}

/** The text of the second look alone. */
function textOfLines(lines: readonly DetectedLine[]): string {
  return lines
    .flatMap(({ neural }) => (neural ? [wordsOfLine(neural)] : []))
    .map((words) => words.map(({ text }) => text).join(' '))
    .join('\n');
}

const wordsOf = (blocks: readonly OcrBlock[]) => blocks.flat().flatMap((line) => line.words);

function zoomed({ x, y, w, h }: Box, zoom: number): Box {
  if (zoom === 1) return { x, y, w, h };
  const [left, top] = [Math.round(x * zoom), Math.round(y * zoom)];
  const [right, bottom] = [Math.round((x + w) * zoom), Math.round((y + h) * zoom)];
  return { x: left, y: top, w: Math.max(1, right - left), h: Math.max(1, bottom - top) };
}

const zoomedGaps = ({ gaps }: LineCrop, zoom: number) =>
  gaps.map(({ from, to }) => ({ from: from * zoom, to: to * zoom }));

function zoomedLine(line: NeuralLine, zoom: number): NeuralLine {
  if (zoom === 1) return line;
  const words = line.words.map((signs) =>
    signs.map((sign) => ({
      ...sign,
      from: Math.round(sign.from * zoom),
      to: Math.round(sign.to * zoom),
    })),
  );
  return { ...line, box: zoomed(line.box, zoom), words };
}
