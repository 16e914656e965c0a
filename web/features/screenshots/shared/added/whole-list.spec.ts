import { NO_FILTER } from '../gallery-address.model';
import { listInput } from '../list-input';
import { isWholeList } from './whole-list';

const options = { timeZone: 'Europe/Berlin', order: null };
const input = (change: Partial<typeof NO_FILTER> = {}) =>
  listInput({ team_id: 't' }, { ...NO_FILTER, ...change }, options);

it('takes a list without filter and cursor, in the order of images or uploads, for the whole list', () => {
  expect(isWholeList({})).toBe(true);
  expect(isWholeList(listInput({}, NO_FILTER, { ...options, order: 'created-desc' }))).toBe(true);
  expect(isWholeList(listInput({}, NO_FILTER, { ...options, order: 'newest' }))).toBe(true);
  expect(isWholeList(input())).toBe(true);
});

it.each([
  input({ q: 'pay' }),
  input({ tags: ['a'] }),
  input({ favorites: true }),
  input({ startDate: '2026-11-20' }),
  input({ endDate: '2026-11-20' }),
  input({ collectionId: 'c' }),
  listInput({}, NO_FILTER, { ...options, cursor: 'c' }),
  listInput({}, NO_FILTER, { ...options, order: 'title-asc' }),
  listInput({}, NO_FILTER, { ...options, order: 'oldest' }),
])('takes a filtered, ordered or later list for a part of it (case %#)', (part) => {
  expect(isWholeList(part)).toBe(false);
});
