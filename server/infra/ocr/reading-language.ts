import { sureShare } from '../../analysis/page/readable';
import { type OcrBlock, textOf } from '../../analysis/page/ocr-result';
import { type Band } from './bands';
import { guessLanguage } from './language/guess-language';
import { type Language, SHIPPED_LANGUAGES } from './language-data';

/** Reads strips of a page with the data of a language. */
export type ReadIn = (bands: readonly Band[], language: Language) => Promise<OcrBlock[]>;

export interface ReadInLanguage {
  read: OcrBlock[];
  language: Language;
}

/** English data is as sure of English pages, whatever they show; of others it doubts more letters. */
const DOUBTFUL = 0.85;
/** The share of sure letters that another language has to gain. */
const LEAD = 0.08;

/**
 * English first; a page in another language, seen by its first strip, is read with that one's data instead. The words
 * tell the languages whose words are known. The rest of those that the operator named are tried where English doubts.
 */
export async function readInItsLanguage(
  bands: readonly Band[],
  languages: readonly Language[],
  readIn: ReadIn,
): Promise<ReadInLanguage> {
  const [head = [], tail] = [bands.slice(0, 1), bands.slice(1)];
  const first = await readIn(head, 'eng');
  const told = guessLanguage(textOf(first), languages);
  if (told !== 'eng') return { read: await readIn(bands, told), language: told };
  const { read, language } = await surest(
    head,
    { read: first, language: 'eng' },
    languages,
    readIn,
  );
  return { read: [...read, ...(await readIn(tail, language))], language };
}

async function surest(
  head: readonly Band[],
  english: ReadInLanguage,
  languages: readonly Language[],
  readIn: ReadIn,
): Promise<ReadInLanguage> {
  let [best, share] = [english, sureShareOf(english.read)];
  if (share === null || share >= DOUBTFUL) return english;
  let least = share + LEAD;
  for (const language of languages.filter((each) => !SHIPPED_LANGUAGES.includes(each))) {
    const read = await readIn(head, language);
    share = sureShareOf(read);
    if (share === null || share < least) continue;
    [best, least] = [{ read, language }, share];
  }
  return best;
}

const sureShareOf = (blocks: readonly OcrBlock[]): number | null =>
  sureShare({ lines: blocks.flat() });
