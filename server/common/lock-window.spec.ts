import { isLocked } from './lock-window';

const window = {
  after: { createdAt: new Date('2026-03-01T00:00:00Z'), id: 'b' },
  until: new Date('2026-06-01T00:00:00Z'),
};

it.each([
  ['before the last open one', '2026-02-28T23:59:59.999Z', 'z', false],
  ['the last open one', '2026-03-01T00:00:00Z', 'b', false],
  ['of its instant, in front of it', '2026-03-01T00:00:00Z', 'a', false],
  ['of its instant, behind it', '2026-03-01T00:00:00Z', 'c', true],
  ['behind it', '2026-03-01T00:00:00.001Z', 'a', true],
  ['just before the fall', '2026-05-31T23:59:59.999Z', 'a', true],
  ['at the fall', '2026-06-01T00:00:00Z', 'z', false],
])('an upload %s (%s, %s) is locked: %s', (_name, at, id, isOne) => {
  expect(isLocked(window, { createdAt: new Date(at), id })).toBe(isOne);
  expect(isLocked(null, { createdAt: new Date(at), id })).toBe(false);
});
