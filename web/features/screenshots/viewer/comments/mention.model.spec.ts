import { handleOf, mentionable, openMention, othersFirst, withMention } from './mention.model';

const kim = { user_name: 'Kim Lee', user_email: 'kim@example.com' };
const ada = { user_name: 'Ada', user_email: 'ada@example.com' };

it.each([
  ['look @ki', { from: 5, typed: 'ki' }],
  ['@', { from: 0, typed: '' }],
  ['@Kim Le', { from: 0, typed: 'Kim Le' }],
  ['a@b', null],
  ['no', null],
  ['@kim\nnext', null],
])('reads in %j the mention %j', (text, expected) => {
  expect(openMention(text, text.length)).toEqual(expected);
});

it('proposes by the beginning of a name, of a word of it, or of an address', () => {
  expect(mentionable('le', [kim, ada])).toEqual([kim]);
  expect(mentionable('ADA@', [kim, ada])).toEqual([ada]);
  expect(mentionable('', [kim, ada])).toEqual([kim, ada]);
  expect(mentionable('kim lee please', [kim, ada])).toEqual([]);
});

it('proposes the person who writes last', () => {
  expect(othersFirst([ada, kim], 'ada@example.com')).toEqual([kim, ada]);
  expect(othersFirst([ada, kim], undefined)).toEqual([ada, kim]);
});

it('writes the address where two have one name', () => {
  expect(handleOf(kim, [kim, ada])).toBe('Kim Lee');
  expect(handleOf(ada, [ada, { ...ada, user_email: 'x@example.com' }])).toBe('ada@example.com');
});

it('replaces what is typed, and goes on behind it', () => {
  const written = withMention('look @ki now', { from: 5, typed: 'ki' }, 'Kim Lee');
  expect(written).toEqual({ text: 'look @Kim Lee  now', caret: 14 });
});
