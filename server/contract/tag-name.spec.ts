import { tagNameOf } from './tag-name';

it('trims, joins spaces, lowers letters and composes accents', () => {
  expect(tagNameOf('  Two \t Words ')).toBe('two words');
  expect(tagNameOf('Cafe\u0301')).toBe('café');
});
