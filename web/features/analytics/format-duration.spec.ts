import { formatDuration } from './format-duration';

it.each([
  [0, '0 s'],
  [4.24, '4.2 s'],
  [60, '1 min'],
  [750, '12.5 min'],
  [12_600, '3.5 h'],
])('shows %s seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
