import type { TextSearch } from './list-filter';
import { isRareClass, type Meaning, searchClasses, searchedWords, wordsMeant } from './search-plan';

const TEXT: TextSearch = { words: ['inv'], isOpenEnded: true, phrases: [], groups: [] };
const plain = (word: string): Meaning => ({
  word,
  isOpenEnded: false,
  containing: [],
  similar: [],
  pairs: [],
});
const RICH: Meaning = {
  word: 'inv',
  isOpenEnded: true,
  containing: ['reinvoice'],
  similar: ['env'],
  pairs: [{ first: 'in', second: 'voice' }],
};

const queriesOf = (...args: Parameters<typeof searchClasses>) =>
  searchClasses(...args).map(({ number, query, excluding }) => [
    number,
    query,
    excluding?.query ?? null,
  ]);

it('asks for words, then parts of words, then similar words, each without the class before', () => {
  const words = "'inv':*";
  const parts = "('inv':* | 'reinvoice')";
  const similar = "('inv':* | 'reinvoice' | 'env' | ('in' & 'voice'))";
  expect(queriesOf(TEXT, [RICH])).toEqual([
    [1, words, null],
    [2, parts, words],
    [3, similar, parts],
  ]);
});

it('joins all words with and', () => {
  expect(queriesOf({ ...TEXT, words: ['red', 'inv'] }, [plain('red'), RICH])[1]).toEqual([
    2,
    "'red' & ('inv':* | 'reinvoice')",
    "'red' & 'inv':*",
  ]);
});

it('leaves out a class that adds nothing, and keeps the number of the one behind it', () => {
  const text = { ...TEXT, words: ['red'] };
  expect(queriesOf(text, [plain('red')])).toEqual([[1, "'red'", null]]);
  expect(queriesOf(text, [{ ...plain('red'), similar: ['rad'] }])).toEqual([
    [1, "'red'", null],
    [3, "('red' | 'rad')", "'red'"],
  ]);
});

it('leaves out parts that are found as words already', () => {
  const text = { ...TEXT, words: ['red'] };
  expect(queriesOf(text, [{ ...plain('red'), containing: ['red'] }])).toEqual([[1, "'red'", null]]);
  const open = { ...plain('red'), isOpenEnded: true, containing: ['red', 'redder', 'bored'] };
  expect(queriesOf(text, [open])[1]).toEqual([2, "('red':* | 'bored')", "'red':*"]);
});

const words = (...list: string[]) => ({ is: 'words' as const, words: list });
const not = (term: ReturnType<typeof words>) => ({ isNegated: true, term });
const either = (...terms: ReturnType<typeof words>[]) =>
  terms.map((term) => ({ isNegated: false, term }));

it('asks for phrases and against excluded words in every class', () => {
  const text = { ...TEXT, phrases: ['order number'], groups: [[not(words('tea', 'cup'))]] };
  const fixed = "'order' & 'number' & !('tea' & 'cup')";
  expect(queriesOf({ ...text, words: [] }, [])).toEqual([[1, fixed, null]]);
  const all = queriesOf(text, [RICH]).map(([, query]) => String(query));
  expect(all.every((query) => query.endsWith(` & ${fixed}`))).toBe(true);
});

it('asks for one of the joined words, in the meaning of each class', () => {
  const text = { ...TEXT, words: ['red'], groups: [either(words('inv'), words('wi', 'fi'))] };
  expect(searchedWords(text)).toEqual(['red', 'inv', 'wi', 'fi']);
  const meanings = [plain('red'), { ...RICH, isOpenEnded: false }, plain('wi'), plain('fi')];
  const classes = searchClasses(text, meanings);
  expect(classes.map(({ query }) => query).slice(0, 2)).toEqual([
    "'red' & ('inv' | ('wi' & 'fi'))",
    "'red' & (('inv' | 'reinvoice') | ('wi' & 'fi'))",
  ]);
  expect(classes[0]?.mixed).toEqual([]);
});

it('leaves to the rows what the word index cannot decide', () => {
  const phrase = { is: 'phrase' as const, phrase: 'black tea' };
  const kinds = { is: 'kinds' as const, kinds: ['map' as const] };
  const group = [
    { isNegated: true, term: phrase },
    { isNegated: false, term: kinds },
    { isNegated: false, term: words('red') },
  ];
  const [found] = searchClasses({ ...TEXT, words: [], groups: [group] }, [plain('red')]);
  expect(found).toMatchObject({ number: 1, query: null });
  expect(found?.mixed).toEqual([
    [
      { isNegated: true, term: { ...phrase, query: "'black' & 'tea'" } },
      { isNegated: false, term: kinds },
      { isNegated: false, term: { is: 'query', query: "'red'" } },
    ],
  ]);
});

it.each([
  ['one rare word', { words: ['red', 'zither'] }, true],
  ['common words', { words: ['red'] }, false],
  ['rare alternatives', { words: ['red'], groups: [either(words('zither'))] }, true],
  ['a common one', { words: [], groups: [either(words('zither'), words('red'))] }, false],
  ['an excluded rare word', { words: ['red'], groups: [[not(words('zither'))]] }, false],
])('tells with %s whether few texts match', (_name, parts, isRare) => {
  expect(isRareClass({ ...TEXT, ...parts }, (word) => word === 'zither')).toBe(isRare);
});

it('asks nothing of the words where none is given', () => {
  expect(queriesOf({ ...TEXT, words: [] }, [])).toEqual([[1, null, null]]);
});

it.each([
  [1, ['inv']],
  [2, ['inv', 'reinvoice']],
  [3, ['inv', 'reinvoice', 'env', 'in']],
] as const)('means in class %i the words %j', (number, words) => {
  expect(wordsMeant(RICH, number)).toEqual({ words, start: 'inv' });
  expect(wordsMeant(plain('inv'), number)).toEqual({ words: ['inv'], start: null });
});
