import { assertSoundSearch } from './saved-search';

const problemOf = (search: Parameters<typeof assertSoundSearch>[0]) => {
  try {
    assertSoundSearch(search);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

it.each([
  [{}],
  [{ q: 'tea 😀' }],
  [{ q: 'uploaded:1000..9998' }],
  [{ start_date: '1000-01-01', end_date: '9998-12-31' }],
  // Neither exists yet, and both may be created later.
  [{ q: 'in:"Not yet" tag:never', tags: ['never'] }],
])('takes %j', (search) => {
  expect(problemOf(search)).toBeNull();
});

it.each([
  [{ start_date: '0999-12-31' }],
  [{ end_date: '9999-01-01' }],
  [{ q: 'uploaded:0999..2026' }],
  [{ q: 'uploaded:2026..9999' }],
  [{ q: '-uploaded:0999' }],
  [{ q: 'tea OR after:9999' }],
  [{ q: 'half \ud83d of a character' }],
])('refuses %j', (search) => {
  expect(problemOf(search)).toBe('invalid_input');
});

it('names the field at fault', () => {
  expect(() => assertSoundSearch({ end_date: '9999-01-01' })).toThrow(
    'end_date: takes days of the years 1000 to 9998.',
  );
});
