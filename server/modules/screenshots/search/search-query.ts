import { AppError } from '../../../common/app-error';
import { SCREENSHOT_KINDS } from '../../../contract/reading/screenshot-kinds';
import type { ScreenshotKind } from '../../../contract/screenshots';
import {
  amountOf,
  groupsOf,
  HAS,
  IS,
  isOperator,
  isWordGroup,
  knownValue,
  type Prefix,
  prefixOf,
  splitQuery,
  type Token,
} from '../../../contract/search/search-grammar';
import { tagNameOf } from '../../../contract/tag-name';
import type { Choice, DayRange, Group, PlainTerm, TextTerm } from './list-filter';
import { type Days, daysAfter, daysBefore, daysOf } from './search-days';
import { fold, wordsOf } from './search-words';
import { isStopWord } from './stop-words';

/** A term as it was typed: tags and collections by their names. */
export type SearchTerm =
  | TextTerm
  | PlainTerm
  | { is: 'tag'; name: string }
  | { is: 'in'; name: string }
  | { is: 'favorite' }
  | { is: 'shared' }
  | { is: 'finding' };

/** The typed search, parsed (docs/decisions.md#search-operators). Everything that is not an operator is text. */
export interface SearchQuery {
  /** Folded words, all of which must match; the last one may be a prefix. */
  words: string[];
  /** Whether the last word is still being typed. */
  isOpenEnded: boolean;
  /** Everything that is more than a plain word; of each group one choice must match. */
  groups: Group<SearchTerm>[];
}

/** Tells whether the text contains search operators, which need the plan feature `advanced_search`. */
export function hasOperators(typed: string): boolean {
  return !groupsOf(splitQuery(typed)).every(isWordGroup);
}

/** Returns null when nothing is left to search for. Throws 422 for an operator with an invalid value. */
export function searchQuery(typed: string): SearchQuery | null {
  const groups = groupsOf(splitQuery(typed));
  const text = fold(groups.filter(isWordGroup).flatMap(rawOf).join(' '));
  const typedWords = wordsOf(text);
  const operators = groups
    .filter((group) => !isWordGroup(group))
    .map((group) => group.map(choiceOf));
  const said = meaningful(typedWords, operators.length > 0);
  // Several words that say nothing: an image need not hold all of them.
  const isAnyEnough = said.length > 1 && said.every(isStopWord);
  const words = isAnyEnough ? [] : said;
  const isLastAsked = words.at(-1) === typedWords.at(-1);
  const query: SearchQuery = {
    words,
    isOpenEnded: words.length > 0 && isLastAsked && isLastOpen(typed, groups.at(-1)),
    groups: isAnyEnough ? [said.map(oneWord)] : operators,
  };
  // Symbols without any word, such as €, are searched for literally.
  if (text !== '' && typedWords.length === 0) query.groups.push([positive(phrase(text))]);
  return words.length + query.groups.length > 0 ? query : null;
}

/** Words such as "to" are no condition beside others: an image need not say them. Alone they are searched for. */
function meaningful(words: string[], hasOthers: boolean): string[] {
  const left = words.filter((word) => !isStopWord(word));
  return left.length > 0 || hasOthers ? left : words;
}

const rawOf = (group: readonly Token[]) => group.map(({ raw }) => raw);

/** A space after the last word means that it is complete, and so does an operator. */
const isLastOpen = (typed: string, last: readonly Token[] | undefined) =>
  !/\s$/.test(typed) && last !== undefined && isWordGroup(last);

const choiceOf = (token: Token): Choice<SearchTerm> => ({
  isNegated: token.isNegated,
  term: operatorOf(token) ?? textOf(token),
});

const positive = (term: SearchTerm): Choice<SearchTerm> => ({ isNegated: false, term });

const oneWord = (word: string) => positive({ is: 'words', words: [word] });

const phrase = (folded: string): TextTerm => ({ is: 'phrase', phrase: folded });

function textOf({ raw, isNegated }: Token): TextTerm {
  const text = fold(isNegated ? raw.slice(1) : raw);
  const words = wordsOf(text);
  return words.length > 0 ? { is: 'words', words } : phrase(text);
}

const days = (field: DayRange['field'], range: Days): SearchTerm => ({
  is: 'days',
  days: { field, ...range },
});

const READERS: Record<Prefix, (value: string) => SearchTerm> = {
  tag: (value) => ({ is: 'tag', name: tagNameOf(value) }),
  in: (value) => ({ is: 'in', name: value.trim() }),
  kind: (value) => ({ is: 'kinds', kinds: [kindOf(value)] }),
  uploaded: (value) => days('uploaded', daysOf('uploaded', value)),
  created: (value) => days('created', daysOf('created', value)),
  date: (value) => days('ai', daysOf('date', value)),
  before: (value) => days('uploaded', daysBefore(value)),
  after: (value) => days('uploaded', daysAfter(value)),
};

/** The meaning of a token as an operator; null for text. */
function operatorOf(token: Token): SearchTerm | null {
  if (!isOperator({ ...token, isNegated: false })) return null;
  const amount = amountOf(token);
  if (amount) return { is: 'amount', test: amount };
  const known = prefixOf(token);
  if (known) return READERS[known](token.value);
  if (token.prefix === null) return phrase(fold(token.value));
  const what = knownValue(token, HAS);
  if (what && token.prefix === 'has')
    return what === 'finding' ? { is: what } : { is: 'has', what };
  const is = knownValue(token, IS);
  return is && { is };
}

function kindOf(value: string): ScreenshotKind {
  const kind = SCREENSHOT_KINDS.find((known) => known === value.toLowerCase());
  if (kind) return kind;
  throw new AppError(
    'invalid_input',
    `kind: knows ${SCREENSHOT_KINDS.join(', ')}, and not "${value}".`,
  );
}
