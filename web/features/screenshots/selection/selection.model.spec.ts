import { extended, groupToggled, NOTHING, pruned, toggled } from './selection.model';

const order = ['a', 'b', 'c', 'd', 'e'];
const ids = ({ ids: chosen }: { ids: ReadonlySet<string> }) => [...chosen].sort().join('');

it('selects and deselects one', () => {
  const one = toggled(NOTHING, 'b');
  expect(ids(one)).toBe('b');
  expect(ids(toggled(one, 'b'))).toBe('');
});

it('extends a range from its start, in both directions', () => {
  const from = toggled(NOTHING, 'c');
  expect(ids(extended(from, 'e', order))).toBe('cde');
  expect(ids(extended(from, 'a', order))).toBe('abc');
  expect(ids(extended(NOTHING, 'd', order))).toBe('d');
});

it('deselects the rest of a shrinking range, and keeps the earlier selection', () => {
  const wide = extended(toggled(toggled(NOTHING, 'a'), 'c'), 'e', order);
  expect(ids(wide)).toBe('acde');
  expect(ids(extended(wide, 'd', order))).toBe('acd');
  expect(ids(extended(wide, 'b', order))).toBe('abc');
});

it('selects a whole day, and deselects it again', () => {
  const day = groupToggled(toggled(NOTHING, 'e'), ['a', 'b']);
  expect(ids(day)).toBe('abe');
  expect(ids(groupToggled(day, ['a', 'b']))).toBe('e');
});

it('deselects rows that left the list', () => {
  expect(ids(pruned(extended(toggled(NOTHING, 'a'), 'c', order), ['a', 'c']))).toBe('ac');
});
