import { extended, groupToggled, NOTHING, pruned, toggled } from './selection.model';

const order = ['a', 'b', 'c', 'd', 'e'];
const ids = ({ ids: chosen }: { ids: ReadonlySet<string> }) => [...chosen].sort().join('');

it('takes one and lets it go', () => {
  const one = toggled(NOTHING, 'b');
  expect(ids(one)).toBe('b');
  expect(ids(toggled(one, 'b'))).toBe('');
});

it('extends a range from where it began, in both directions', () => {
  const from = toggled(NOTHING, 'c');
  expect(ids(extended(from, 'e', order))).toBe('cde');
  expect(ids(extended(extended(from, 'e', order), 'a', order))).toBe('abcde');
  expect(ids(extended(NOTHING, 'd', order))).toBe('d');
});

it('takes a whole day, and lets it go when it is chosen', () => {
  const day = groupToggled(toggled(NOTHING, 'e'), ['a', 'b']);
  expect(ids(day)).toBe('abe');
  expect(ids(groupToggled(day, ['a', 'b']))).toBe('e');
});

it('forgets what is gone from the list', () => {
  expect(ids(pruned(extended(toggled(NOTHING, 'a'), 'c', order), ['a', 'c']))).toBe('ac');
});
