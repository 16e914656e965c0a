import { type Language, SHIPPED_LANGUAGES } from '../language-data';
import { TRACES } from './language-traces';

const LEAST_HITS = 4;
/** Enough where no word tells of any other language: pages of names and numbers have next to no frequent words. */
const LEAST_ALONE = 3;
/** The lead that another language needs before a page is read again. */
const LEAD = 1.5;
/** So many hits are prose of that language, even beside as many again of English, as in a manual with its examples. */
const PROSE_HITS = 20;
const PROSE_LEAD = 0.5;

/** So far a language is ahead where reading on would hardly change the guess. */
const SURE_LEAD = 2;
/** English words that tell a page of English; those of other languages also stand in names (`de`, `la`). */
const SURE_ENGLISH_HITS = 2;
/** One hit is a name or a misread word. */
const LEAST_OF_ANY = 2;
/**
 * Parts of paths, files, hosts and numbers are no words (`/la/des`, `is09660`). A letter alone is a key, an option or an icon;
 * between two words it is a word itself, such as the Spanish `y`.
 */
const WORDS =
  /(?<![\p{L}\p{N}_@/\\]|\p{L}\.|(?<!\S)[-~.])\p{L}{2,}(?![\p{L}\p{N}_@/\\]|\.\p{L})|(?<=\p{L}{2} )\p{L}(?= \p{L}{2})/gu;

/** The page's language by its commonest words, out of those that can be read; English unless another one clearly wins. */
export function guessLanguage(
  text: string,
  languages: readonly Language[] = SHIPPED_LANGUAGES,
): Language {
  const hits = countHits(text, languages);
  const { best, second, english } = hits;
  // `de` and `un` alone do not tell French from Spanish
  if (!best || best.hits === second) return 'eng';
  const isClear = best.hits >= LEAST_HITS && best.hits >= english * LEAD;
  const isProse = best.hits >= PROSE_HITS && best.hits >= english * PROSE_LEAD;
  return isClear || isProse || isAlone(hits) ? best.language : 'eng';
}

/** Whether the beginning of a text tells its language so clearly that the rest need not be asked. */
export function tellsLanguage(text: string, languages: readonly Language[]): boolean {
  const hits = countHits(text, languages);
  const { best, second, english } = hits;
  const other = best?.hits ?? 0;
  const isEnglish = english >= SURE_ENGLISH_HITS && english >= other * SURE_LEAD;
  const isOther = other >= LEAST_HITS && other >= Math.max(english, second) * SURE_LEAD;
  return isEnglish || isOther || isAlone(hits);
}

/** Whether a text has next to no words that tell of another language than English, as names, numbers and commands do. */
export function tellsNothing(text: string, languages: readonly Language[]): boolean {
  return (countHits(text, languages).best?.hits ?? 0) < LEAST_OF_ANY;
}

/** How many words of a text are frequent ones, by language; `best` and `second` are not English. */
interface Hits {
  best?: { language: Language; hits: number };
  second: number;
  english: number;
}

function countHits(text: string, languages: readonly Language[]): Hits {
  const words = text.toLowerCase().match(WORDS) ?? [];
  const hitsOf = (language: Language): number => {
    const traces = TRACES.get(language);
    if (!traces) return 0;
    return words.filter((word) => traces.words.has(word) || traces.shapes.test(word)).length;
  };
  const [best, second] = languages
    .filter((language) => language !== 'eng' && TRACES.has(language))
    .map((language) => ({ language, hits: hitsOf(language) }))
    .sort((a, b) => b.hits - a.hits);
  return { best, second: second?.hits ?? -1, english: hitsOf('eng') };
}

/** Whether the words tell of one language, and none of them of another. */
const isAlone = ({ best, second, english }: Hits): boolean =>
  (best?.hits ?? 0) >= LEAST_ALONE && second <= 0 && english === 0;
