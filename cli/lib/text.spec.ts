import { agoOf, counted, minuteOf, plain, plainLines } from './text';

it('removes control characters of terminals', () => {
  expect(plain(' a\u001b[31mred\u0007\nb\u009b ')).toBe('a [31mred b');
  expect(plainLines('a\u001b[2J\nb\tc')).toBe('a [2J\nb c');
});

it.each([
  ['2026-11-27T23:12:08.829Z', '2026-11-27 23:12 UTC'],
  ['2026-11-27T23:06:13+02:00', '2026-11-27 23:06 +02:00'],
  ['2026-11-20T23:30:00', '2026-11-20 23:30'],
  ['2026-11-20', '2026-11-20'],
  ['some day\u001b', 'some day'],
])('writes the moment %s to the minute, with its zone where it has one', (moment, text) => {
  expect(minuteOf(moment)).toBe(text);
});

it('counts in singular and plural', () => {
  expect([counted(1, 'file'), counted(0, 'file'), counted(2, 'try', 'tries')]).toEqual([
    '1 file',
    '0 files',
    '2 tries',
  ]);
});

it.each([
  ['2026-11-23T12:00:05Z', '0 seconds'],
  ['2026-11-23T11:59:59Z', '1 second'],
  ['2026-11-23T11:59:00Z', '1 minute'],
  ['2026-11-23T09:00:01Z', '2 hours'],
  ['2026-11-20T12:00:00Z', '3 days'],
])('takes %s for %s ago', (moment, text) => {
  expect(agoOf(new Date(moment), new Date('2026-11-23T12:00:00Z'))).toBe(text);
});
