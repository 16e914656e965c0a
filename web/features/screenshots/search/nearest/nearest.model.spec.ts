import { changeTo } from './nearest.model';

const parts = [
  { typed: 'invoice', kind: 'invoice' },
  { typed: 'last month', span: { from: '2026-10-01', to: '2026-10-31' } },
];

it('keeps the filters that were read out of the words', () => {
  expect(changeTo({ change: 'word', what: 'ikea', q: '' }, parts)).toEqual({
    q: 'invoice last month',
  });
});

it('takes a filter off, with the words that meant it', () => {
  expect(changeTo({ change: 'filter', what: 'days', q: 'ikea' }, parts)).toEqual({
    q: 'invoice ikea',
  });
  expect(changeTo({ change: 'filter', what: 'days', q: 'ikea' }, [])).toEqual({
    q: 'ikea',
    startDate: '',
    endDate: '',
    dateField: 'uploaded',
  });
  expect(changeTo({ change: 'filter', what: 'tags', q: '' }, parts)).toEqual({
    q: 'invoice last month',
    tags: [],
  });
});
