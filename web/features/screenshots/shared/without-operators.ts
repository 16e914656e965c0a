import {
  amountOf,
  isOperator,
  splitQuery,
  type Token,
} from '../../../../server/contract/search/search-grammar';

/** Their values are no words that an image would hold. */
const WORDLESS = ['uploaded', 'created', 'date', 'before', 'after'];

/** The plain words of a search: also the names of tags, collections and kinds, and nothing that is excluded. */
export const withoutOperators = (q: string): string =>
  splitQuery(q).flatMap(wordsOf).join(' ').replace(/\s+/g, ' ').trim();

function wordsOf(token: Token): string[] {
  if (!isOperator(token)) return token.raw === 'OR' ? [] : [token.raw.replaceAll('"', ' ')];
  const { prefix, value, isNegated } = token;
  const isFlag = prefix === 'has' || prefix === 'is' || amountOf(token) !== null;
  return isNegated || isFlag || WORDLESS.includes(prefix ?? '') ? [] : [value];
}
