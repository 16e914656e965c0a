import { matchOf } from './search-match';
import type { Meaning } from './search-plan';

const meaning = (word: string, more: Partial<Meaning> = {}): Meaning => ({
  word,
  isOpenEnded: false,
  containing: [],
  similar: [],
  pairs: [],
  ...more,
});
const NOWHERE = { title: null, fileName: 'a.png', tags: [], text: null, note: null };
const found = (...meanings: Meaning[]) => ({
  number: 1 as const,
  text: { words: [], isOpenEnded: false, phrases: [], groups: [] },
  meanings,
});

it('names the parts that hold a word, and the words as they stand there', () => {
  const parts = {
    title: 'Grüße aus Köln',
    fileName: 'koln.png',
    tags: ['travel', 'Cologne'],
    text: 'Nothing here',
    note: null,
  };
  expect(matchOf(parts, found(meaning('koln')))).toEqual({
    class: 'words',
    fields: ['title', 'file_name'],
    words: ['koln'],
    snippet: null,
  });
});

it.each([
  ['a longer word', meaning('inv', { isOpenEnded: true }), 'invoice', true],
  ['a longer word of a closed one', meaning('inv'), 'invoice', false],
  ['a word that contains it', meaning('voice', { containing: ['invoice'] }), 'invoice', true],
  ['a similar word', meaning('invoise', { similar: ['invoice'] }), 'invoice', true],
  [
    'half of a pair',
    meaning('invoice', { pairs: [{ first: 'in', second: 'voice' }] }),
    'voice',
    true,
  ],
  ['another word', meaning('invoice'), 'voice', false],
])('hits %s', (_name, meant, title, isHit) => {
  const { fields } = matchOf({ ...NOWHERE, title }, found(meant));
  expect(fields).toEqual(isHit ? ['title'] : []);
});

it('hits the words of a phrase, and says the class', () => {
  const text = { words: [], isOpenEnded: false, phrases: ['order number'], groups: [] };
  const parts = { ...NOWHERE, tags: ['number'] };
  expect(matchOf(parts, { number: 3, text, meanings: [] })).toMatchObject({
    class: 'similar',
    fields: ['tags'],
    words: ['number'],
  });
  expect(matchOf(parts, { number: 2, text, meanings: [] }).class).toBe('substring');
});

it('hits what any of the joined terms asks for, and nothing that is excluded', () => {
  const groups = [
    [
      { isNegated: false, term: { is: 'phrase' as const, phrase: 'order number' } },
      { isNegated: false, term: { is: 'words' as const, words: ['tea'] } },
    ],
    [{ isNegated: true, term: { is: 'phrase' as const, phrase: 'black coffee' } }],
  ];
  const text = { words: [], isOpenEnded: false, phrases: [], groups };
  const parts = { ...NOWHERE, title: 'black tea', text: 'number 5' };
  const { words } = matchOf(parts, { number: 1, text, meanings: [meaning('tea')] });
  expect(words).toEqual(['tea', 'number']);
});

it('shows at most twenty words', () => {
  const title = Array.from({ length: 30 }, (_, n) => `w${n}`).join(' ');
  const { words } = matchOf({ ...NOWHERE, title }, found(meaning('w', { isOpenEnded: true })));
  expect(words).toHaveLength(20);
});

describe('the snippet', () => {
  const snippetOf = (text: string) => matchOf({ ...NOWHERE, text }, found(meaning('koln'))).snippet;

  it('is the whole of a short text, on one line', () => {
    expect(snippetOf('Grüße\n aus   Ko\u0308ln')).toBe('Grüße aus Ko\u0308ln');
  });

  it('is cut between words in front, and marked on both sides', () => {
    const snippet = snippetOf(`${'before '.repeat(40)}Köln ${'after '.repeat(60)}`) ?? '';
    expect(snippet).toMatch(/^…before .*Köln after .*…$/);
    expect(snippet.length).toBeLessThanOrEqual(162);
  });

  it('has few words in front, so that a card shows the hit', () => {
    expect(snippetOf('UNITED STATES 0001112222 of the very old Köln')).toBe(
      '…of the very old Köln',
    );
  });

  it('begins before a hit that is the end of a long word', () => {
    expect(snippetOf(`${'x'.repeat(40)}-Köln at dawn`)).toMatch(/^…x+-Köln at dawn$/);
  });

  it('is absent where the text holds no word', () => {
    expect(snippetOf('Bonn')).toBeNull();
  });
});
