import { keyFor } from './server-keys';

const KEY = 'k'.repeat(64);

it('derives the same key of 256 bits each time', () => {
  const key = keyFor(KEY, 'share addresses');
  expect(key).toHaveLength(32);
  expect(keyFor(KEY, 'share addresses')).toEqual(key);
});

it('derives another key for another purpose, and for another server', () => {
  const key = keyFor(KEY, 'share addresses');
  expect(keyFor(KEY, 'share visits')).not.toEqual(key);
  expect(keyFor('l'.repeat(64), 'share addresses')).not.toEqual(key);
});
