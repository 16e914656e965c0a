import { CARDS_PER_PAGE } from '../../../../server/contract/limits';
import { NO_FILTER } from './gallery-address.model';
import { listInput } from './list-input';

const options = { timeZone: 'Europe/Berlin', order: null };
const input = (change: Partial<typeof NO_FILTER> = {}) =>
  listInput({ team_id: 't' }, { ...NO_FILTER, ...change }, options);

it('sends only the filters that are set', () => {
  const sent = JSON.parse(JSON.stringify(input({ q: 'pay', tags: ['a', 'b'], favorites: true })));
  expect(sent).toEqual({
    query: {
      team_id: 't',
      q: 'pay',
      tags: 'a,b',
      favorites: 'true',
      limit: CARDS_PER_PAGE,
      fields: 'card',
      count: 'true',
    },
  });
});

it('sends the time zone with days', () => {
  expect(input({ endDate: '2026-11-20', dateField: 'ai' }).query).toMatchObject({
    end_date: '2026-11-20',
    date_field: 'ai',
    tz: 'Europe/Berlin',
  });
});
