import { SHOWN_DATE_CONFIDENCE } from '../../contract/limits';
import { NO_DETAILS } from '../../analysis/dates/extract-dates';
import { checkAnswer } from './check-answer';

const TEXT = 'Invoice, due on 14 March 2026\nMonday, 16 March: choir\nFounded on 3 May 1905';
const answer = { title: 'Invoice', tags: ['invoice', 'invoice'], dates: [] as object[] };
const check = (change: object, dates: Parameters<typeof checkAnswer>[1]['dates'] = []) =>
  checkAnswer({ ...answer, ...change }, { text: TEXT, dates, imageDate: '2026-03-01' });

it('takes as many tags as an image gets, when the model proposes more', () => {
  const tags = Array.from({ length: 8 }, (_, n) => `t${n}`);
  expect(check({ tags })?.tags).toEqual(['t0', 't1', 't2', 't3', 't4', 't5']);
});

it('takes title and tags, each tag once', () => {
  expect(check({})).toEqual({ title: 'Invoice', tags: ['invoice'], dates: [] });
});

it('takes a quoted date, and shows none without a quote in the text', () => {
  const dates = [
    { date: '2026-03-14', quote: '14 March 2026', confidence: 0.9 },
    { date: '2026-04-01', quote: 'first of April', confidence: 1 },
    { date: '2026-05-01', quote: ' ', confidence: 0.2 },
  ];
  expect(check({ dates }).dates).toEqual([
    { ...NO_DETAILS, date: '2026-03-14', quote: '14 March 2026', confidence: 0.9 },
    { ...NO_DETAILS, date: '2026-04-01', quote: '', confidence: 0.48 },
    { ...NO_DETAILS, date: '2026-05-01', quote: '', confidence: 0.1 },
  ]);
});

it('shows no date that is far away or contradicted by its weekday', () => {
  const dates = [
    { date: '1905-05-03', quote: '3 May 1905', confidence: 1 },
    { date: '2025-03-16', quote: 'Monday, 16 March', confidence: 1 },
    { date: '2026-03-16', quote: 'Monday, 16 March', confidence: 1 },
  ];
  const shown = check({ dates }).dates.filter(
    ({ confidence }) => confidence >= SHOWN_DATE_CONFIDENCE,
  );
  expect(shown.map(({ date }) => date)).toEqual(['2026-03-16']);
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
