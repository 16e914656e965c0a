import type { ExtractedDate } from '../../../../../server/contract/reading/dates';
import { aroundDay } from './date-sentence';

const date: ExtractedDate = {
  id: 'date-1',
  extracted_date: '2026-11-13',
  confidence: 0.9,
  context_text: '',
  state: 'suggested',
  role: 'other',
  time: null,
  zone: null,
  end_date: null,
};

it.each([
  [{}, '', ''],
  [{ role: 'due' }, 'Due ', ''],
  [{ role: 'departs', time: '07:45' }, 'Departs ', ', 07:45'],
  [{ role: 'starts', time: '10:15', zone: 'CET' }, 'Starts ', ', 10:15 CET'],
  [{ role: 'starts', end_date: '2026-11-15' }, 'Starts ', ' to Nov 15, 2026'],
] as const)('describes the details of a date: %j', (said, before, behind) => {
  expect(aroundDay({ ...date, ...said })).toEqual({ before, behind });
});
