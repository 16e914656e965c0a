/** The rows of a page of search results. */
const PAGE = 60;

/**
 * Whether all texts with a word are read at once. In a vault of n texts with u uses of the word, a page from the newest on
 * reads 60 n / u rows; reading all of them reads u (docs/decisions.md#search).
 */
export const areRare = ({ uses, texts }: { uses: number; texts: number }): boolean =>
  uses ** 2 <= PAGE * texts;

/** A guess before the word list is asked: numbers of orders, invoices and the like are rare; a year is not. */
export const isLikelyRare = (word: string): boolean => /\d{5}/.test(word);
