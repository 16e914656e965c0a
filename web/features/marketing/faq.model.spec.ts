import { categoryOf, findQuestions, partsOf } from './faq.model';
import { planSales } from '../../shared/plan-sales';
import { categories, CATEGORIES, questions } from './support-faq';

const find = (query: string, category = 'all') =>
  findQuestions(questions(), { query, category: categoryOf(category) }).map(({ id }) => id);

describe('the questions', () => {
  it('have a category and a unique id each, and no category is empty', () => {
    expect(new Set(questions().map(({ id }) => id)).size).toBe(questions().length);
    for (const category of CATEGORIES) expect(find('', category)).not.toEqual([]);
    expect(find('')).toHaveLength(questions().length);
  });

  it.each([
    ['processing', 'About 10 to 30 seconds'],
    ['deleted', 'removed within 30 days'],
    ['annual', '30-day money-back guarantee'],
    ['annual', 'not on sale yet'],
    ['cancel', 'cancelled anytime'],
    ['change', 'prorated and take effect immediately'],
    ['after', 'first 100 screenshots'],
    ['roles', 'Owner: full control, and can change member roles'],
    ['roles', 'Admin: can manage members and settings'],
    ['roles', 'Member: can upload and view team content'],
    ['free', '25 new screenshots every month'],
  ])('%s answers: %s', (id, statement) => {
    expect(questions().find((entry) => entry.id === id)?.answer).toContain(statement);
  });
});

describe('the search', () => {
  it.each([
    ['  PRORATED ', 'all', ['change']],
    ['prorated', 'Security', []],
    ['prorated', 'nonsense', ['change']],
    ['(', 'all', []],
  ])('the search for %j in %s finds %j', (query, category, ids) => {
    expect(find(query, category)).toEqual(ids);
  });

  it.each([
    ['', [['a (b) A', false]]],
    [
      'A',
      [
        ['a', true],
        [' (b) ', false],
        ['A', true],
      ],
    ],
    [
      '(b)',
      [
        ['a ', false],
        ['(b)', true],
        [' A', false],
      ],
    ],
    ['zz', [['a (b) A', false]]],
  ])('cuts a text at every %j', (query, parts) => {
    expect(partsOf('a (b) A', query).map(({ text, isMatch }) => [text, isMatch])).toEqual(parts);
  });
});

describe('the questions where no plans are sold', () => {
  beforeEach(() => {
    planSales.isOn = false;
  });
  afterEach(() => {
    planSales.isOn = true;
  });

  it('and their answers name no plan and no price', () => {
    const told = questions().map(({ question, answer }) => `${question} ${answer}`);
    const words = /\b(?:plans?|free|bronze|silver|gold|platinum|trial|upgrade|charged|refund)\b/i;
    expect(told.filter((text) => words.test(text))).toEqual([]);
    expect(questions().length).toBeGreaterThan(8);
  });

  it('have no category without questions', () => {
    expect(categories()).toEqual(['all', 'Getting Started', 'Teams', 'Features', 'Security']);
  });
});
