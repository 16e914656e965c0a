import { imageCreatedAt, type ImageDateSource } from './image-created-at';

const NOW = new Date('2026-11-22T08:00:00Z');
const NOTHING = { exif: null, xmp: null, png: null, fileName: 'a.png', modifiedAt: null };
const DAYS = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05'];
const [exif, xmp, png, name, modifiedAt] = DAYS.map((day) => `${day}T00:00:00`);

it.each<[ImageDateSource, object]>([
  ['exif', {}],
  ['xmp', { exif: null }],
  ['png', { exif: null, xmp: null }],
  ['filename', { exif: null, xmp: null, png: null }],
  ['modified', { exif: null, xmp: null, png: null, fileName: 'a.png' }],
])('takes %s before whatever follows', (source, missing) => {
  const sources = { exif, xmp, png, fileName: '2026-01-04.png', modifiedAt } as const;
  const expected = { exif, xmp, png, filename: name, modified: modifiedAt }[source];
  const all = { ...NOTHING, ...sources, ...missing } as Parameters<typeof imageCreatedAt>[0];
  expect(imageCreatedAt(all, NOW)).toEqual({ at: expected, source });
});

it('has no date without a source', () => {
  expect(imageCreatedAt(NOTHING, NOW)).toBeNull();
});

it.each([
  ['the first believable day', '1990-01-01T00:00:00'],
  ['the very moment, with a zone', '2026-11-22T10:00:00+02:00'],
  ['a clock as far ahead as any zone is', '2026-11-22T22:00:00'],
  ['a leap day', '2024-02-29T12:00:00'],
])('believes %s', (_name, at) => {
  expect(imageCreatedAt({ ...NOTHING, exif: at }, NOW)?.at).toBe(at);
});

it.each([
  ['a day before 1990', '1989-12-31T23:59:59'],
  ['a moment to come, with a zone', '2026-11-22T10:00:01+02:00'],
  ['a clock further ahead than any zone', '2026-11-22T22:00:01'],
  ['a day that no month has', '2026-02-31T00:00:00'],
  ['a leap day of another year', '2026-02-29T00:00:00Z'],
  ['no date', 'yesterday'],
])('passes over %s', (_name, at) => {
  const found = imageCreatedAt({ ...NOTHING, exif: at, xmp: '2020-01-01T00:00:00' }, NOW);
  expect(found).toEqual({ at: '2020-01-01T00:00:00', source: 'xmp' });
});
