import { NO_DETAILS } from '../../analysis/dates/extract-dates';
import { checkAnswer } from './check-answer';

const TEXT = 'Invoice, due on 14 March 2026';
const answer = { title: 'Invoice', tags: ['invoice', 'invoice'], dates: [] as object[] };
const check = (change: object, dates: Parameters<typeof checkAnswer>[1]['dates'] = []) =>
  checkAnswer({ ...answer, ...change }, { text: TEXT, dates });

it('takes as many tags as an image gets, when the model proposes more', () => {
  const tags = Array.from({ length: 8 }, (_, n) => `t${n}`);
  expect(check({ tags })?.tags).toEqual(['t0', 't1', 't2', 't3', 't4', 't5']);
});

it('takes title and tags, each tag once', () => {
  expect(check({})).toEqual({ title: 'Invoice', tags: ['invoice'], dates: [] });
});

it('takes a quoted date, and limits the confidence of one without a quote in the text', () => {
  const dates = [
    { date: '2026-03-14', quote: '14 March 2026', confidence: 0.9 },
    { date: '2026-04-01', quote: 'first of April', confidence: 0.9 },
    { date: '2026-05-01', quote: ' ', confidence: 0.2 },
  ];
  expect(check({ dates }).dates).toEqual([
    { ...NO_DETAILS, date: '2026-03-14', quote: '14 March 2026', confidence: 0.9 },
    { ...NO_DETAILS, date: '2026-04-01', quote: '', confidence: 0.5 },
    { ...NO_DETAILS, date: '2026-05-01', quote: '', confidence: 0.2 },
  ]);
});

it('keeps the dates of the local engine with their own quotes', () => {
  const local = { ...NO_DETAILS, date: '2026-03-14', quote: '14 March 2026', confidence: 0.8 };
  const dates = [{ date: '2026-03-14', quote: 'Invoice', confidence: 1 }];
  expect(check({ dates }, [local]).dates).toEqual([local]);
});

it.each([
  ['without a title', { title: ' ' }],
  ['with a title that turns its direction', { title: 'a\u202eb' }],
  ['with a title of two lines', { title: 'a\nb' }],
  ['with too long a title', { title: 'x'.repeat(81) }],
  ['with too many tags', { tags: Array.from({ length: 9 }, (_, n) => `t${n}`) }],
  ['with a day that does not exist', { dates: [{ date: '2026-02-30', quote: '', confidence: 1 }] }],
  ['with a confidence above 1', { dates: [{ date: '2026-03-14', quote: '', confidence: 2 }] }],
  ['with no list of dates', { dates: null }],
])('refuses an answer %s as a whole', (_what, change) => {
  expect(() => check(change)).toThrow('answered what the schema does not allow');
});
