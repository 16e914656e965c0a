import { type Language, SHIPPED_LANGUAGES } from './language-data';
import { TRACES } from './language-traces';

const LEAST_HITS = 4;
/** The lead that another language needs before a page is read again. */
const LEAD = 1.5;
/** So many hits are prose of that language, even beside as many again of English, as in a manual with its examples. */
const PROSE_HITS = 20;
const PROSE_LEAD = 0.5;

/** The page's language by its commonest words, out of those that can be read; English unless another one clearly wins. */
export function guessLanguage(
  text: string,
  languages: readonly Language[] = SHIPPED_LANGUAGES,
): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hitsOf = (language: Language): number => {
    const traces = TRACES.get(language);
    if (!traces) return 0;
    return words.filter((word) => traces.words.has(word) || traces.letters.test(word)).length;
  };
  const [best, second] = languages
    .filter((language) => language !== 'eng' && TRACES.has(language))
    .map((language) => ({ language, hits: hitsOf(language) }))
    .sort((a, b) => b.hits - a.hits);
  // `de` and `un` alone do not tell French from Spanish
  if (!best || best.hits === second?.hits) return 'eng';
  const english = hitsOf('eng');
  const isClear = best.hits >= LEAST_HITS && best.hits >= english * LEAD;
  const isProse = best.hits >= PROSE_HITS && best.hits >= english * PROSE_LEAD;
  return isClear || isProse ? best.language : 'eng';
}
