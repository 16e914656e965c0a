import { textOf, type OcrLine, type OcrResult } from './ocr-result';

/** The remark in card and viewer for a page that no installed language can read. */
export const UNREADABLE = 'This text is in a language that is not installed';

/** The engine is as sure of words in a language that it knows. */
const SURE = 80;
/** Share of letters in sure words: pages in a known language have at least a third, others hardly any. */
const LEAST_SURE = 0.22;
/** A picture with a few stray signs is no page of text. */
const LEAST_LETTERS = 24;
/** A key, address or path is no word of a language, and no engine is sure of it: a page of keys is a page of text. */
const TOKEN = /^(?=\S*[\d_./:=@-])\S{16,}$/;

const lettersIn = (text: string): number => (text.match(/\p{L}/gu) ?? []).length;

/** False for a page of letters that the engine only guessed at, as it does with a script that it does not know. */
export function isReadable(page: Pick<OcrResult, 'lines'>): boolean {
  return (sureShare(page) ?? 1) >= LEAST_SURE;
}

/** Share of the letters that stand in surely read words; null where there are too few to tell. */
export function sureShare({ lines }: Pick<OcrResult, 'lines'>): number | null {
  const words = lines.flatMap((line) => line.words).filter(({ text }) => !TOKEN.test(text));
  const all = words.reduce((sum, { text }) => sum + lettersIn(text), 0);
  const sure = words
    .filter(({ confidence }) => confidence >= SURE)
    .reduce((sum, { text }) => sum + lettersIn(text), 0);
  return all < LEAST_LETTERS ? null : sure / all;
}

/** Only the lines that were read without a doubt: the others would be found by nobody who looks for their words. */
export function withoutGuesses(ocr: OcrResult): OcrResult {
  const lines = ocr.lines.filter((line) => isSure(line));
  return { ...ocr, lines, text: textOf([lines]) };
}

const isSure = ({ words }: OcrLine): boolean =>
  words.length > 0 && words.every(({ confidence }) => confidence >= SURE);
