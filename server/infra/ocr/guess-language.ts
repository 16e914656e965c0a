import { type Language } from './language-data';

/** Frequent short words that the other languages hardly use, as English data reads them (umlauts may be lost). */
const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  eng: wordSet(
    'the and of to is in for that with this you are be it was from or your have not by at',
  ),
  deu: wordSet(
    'der die das und ist nicht ein eine einen dem den des mit für fur auf sie wir ich zu von werden wird bei sich auch oder aus nach zum zur im am ihre ihr haben sind als über',
  ),
  fra: wordSet(
    'le la les des et est une un du dans pour que qui sur avec vous nous par pas ce cette sont au aux de en votre ou plus il elle être',
  ),
  spa: wordSet(
    'el la los las y es una un del en para que con por no se su más mas como al lo este esta son de usted tu pero o si',
  ),
};
const LEAST_HITS = 4;
/** How clearly another language must win before a page is read again. */
const LEAD = 1.5;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** The page's language by its commonest words; English unless another one clearly wins. */
export function guessLanguage(text: string): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = (language: Language): number =>
    words.filter((word) => STOP_WORDS[language].has(word)).length;
  const [best] = (['deu', 'fra', 'spa'] as const)
    .map((language) => ({ language, hits: hits(language) }))
    .sort((a, b) => b.hits - a.hits);
  const isClear = best && best.hits >= LEAST_HITS && best.hits >= hits('eng') * LEAD;
  return isClear ? best.language : 'eng';
}
