import { guessLanguage, tellsLanguage, tellsNothing } from '../language/guess-language';
import { type Language } from '../language-data';
import { type PreparedPage } from '../preprocess';
import { type ColourImage, decodeColour } from './colour-image';
import { detect } from './detect';
import { wordsOfLine } from './fuse-line';
import { cropLine, type LineCrop } from './line-crop';
import { type NeuralLine } from './neural-line';
import { recognise, type Reader } from './recognise';
import { DETECTION, RECOGNITION } from './thresholds';

/** The lines of text of a page, before anybody has read it. */
export interface FoundLines {
  page: ColourImage;
  crops: LineCrop[];
  /** Those that have been read; null is no text. */
  read: ReadonlyMap<LineCrop, NeuralLine | null>;
}

/** Finds the lines of a page and reads a few of them, which may tell its language. */
export async function findLines(
  { image, background, colour }: Pick<PreparedPage, 'image' | 'background' | 'colour'>,
  reader: Reader,
  languages: readonly Language[],
): Promise<FoundLines> {
  const page =
    colour ?? (await decodeColour(image, { maxPixels: DETECTION.maxPixels, background }));
  const boxes = await detect(page, reader.neural);
  const crops = boxes.flatMap((box) => cropLine(page, box) ?? []);
  const read = new Map<LineCrop, NeuralLine | null>();
  for (const part of partsOf(sampleOf(crops))) {
    const lines = await recognise(page, part, reader);
    part.forEach((crop) => read.set(crop, lines.get(crop) ?? null));
    if (isEnough(read, languages)) break;
  }
  return { page, crops, read };
}

/** Whether more lines would hardly change the language: they tell one, or a good part of the page told none. */
export function isEnough(read: FoundLines['read'], languages: readonly Language[]): boolean {
  const text = textOf(read);
  const length = [...read.keys()].reduce((sum, crop) => sum + lengthOf(crop), 0);
  const isSilent = length >= RECOGNITION.silence && tellsNothing(text, languages);
  return isSilent || tellsLanguage(text, languages);
}

/** The language that the lines which have been read tell; English, unless another one clearly wins. */
export function languageOfSample(
  { read }: Pick<FoundLines, 'read'>,
  languages: readonly Language[],
): Language {
  return guessLanguage(textOf(read), languages);
}

function textOf(read: FoundLines['read']): string {
  const words = [...read.values()].flatMap((line) => (line ? wordsOfLine(line) : []));
  return words.map(({ text }) => text).join(' ');
}

const lengthOf = ({ box }: LineCrop): number => box.w / box.h;

/** The longest lines, as many as a sentence or two fill: they have the most words in a row. */
function sampleOf(crops: readonly LineCrop[]): LineCrop[] {
  let room: number = RECOGNITION.sample;
  return [...crops]
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .filter((crop) => {
      const length = lengthOf(crop);
      if (length > room) return false;
      room -= length;
      return true;
    });
}

/** Lines one after another, until each part is as long as one that may be enough. */
export function partsOf(lines: readonly LineCrop[]): LineCrop[][] {
  const parts: LineCrop[][] = [];
  let room = 0;
  for (const line of lines) {
    if (room <= 0) {
      parts.push([]);
      room = RECOGNITION.samplePart;
    }
    parts.at(-1)!.push(line);
    room -= lengthOf(line);
  }
  return parts;
}
