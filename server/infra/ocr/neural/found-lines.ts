import { guessLanguage, tellsLanguage, tellsNothing } from '../language/guess-language';
import { lengthOf, samplePartsOf } from '../language/sample-lines';
import { type Language } from '../language-data';
import { type PreparedPage } from '../preprocess';
import { type ColourImage, decodeColour } from './colour-image';
import { detect } from './detect';
import { wordsOfLine } from './fuse-line';
import { cropLine, type LineCrop } from './line-crop';
import { type NeuralLine } from './neural-line';
import { recognise, type Reader } from './recognise';
import { DETECTION, SAMPLE } from './thresholds';

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
  for (const part of samplePartsOf(crops)) {
    const lines = await recognise(page, part, reader);
    part.forEach((crop) => read.set(crop, lines.get(crop) ?? null));
    if (isEnough(read, languages)) break;
  }
  return { page, crops, read };
}

/** Whether more lines would hardly change the language: they tell one, or a good part of the page told none. */
export function isEnough(read: FoundLines['read'], languages: readonly Language[]): boolean {
  const text = textOf(read);
  const isSilent = lengthOf(...read.keys()) >= SAMPLE.silence && tellsNothing(text, languages);
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
