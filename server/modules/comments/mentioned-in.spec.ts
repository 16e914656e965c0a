import { mentionedIn } from './mentioned-in';

const kim = { id: '1', name: 'Kim Lee', email: 'kim@example.com' };
const ada = { id: '2', name: 'Ada', email: 'ada@example.com' };
const other = { id: '3', name: 'Kim Ode', email: 'ode@example.com' };

const ids = (text: string, members = [kim, ada]) => mentionedIn(text, members).map(({ id }) => id);

it.each([
  ['@Kim Lee, please look', ['1']],
  ['@kim and @ADA', ['1', '2']],
  ['see (@ada)', ['2']],
  ['@ada @Ada @ada@example.com', ['2']],
  ['@kim@example.com!', ['1']],
  ['@Kim\nLee', ['1']],
  ['@Adam', []],
  ['@Ada-Marie', []],
  ['@ada@elsewhere.example', []],
  ['@Ada - look', ['2']],
  ['mail ada@example.com', []],
  ['Ada, Kim', []],
  ['@', []],
])('finds in %j the members %j', (text, expected) => {
  expect(ids(text)).toEqual(expected);
});

it('names nobody by what two members have in common', () => {
  expect(ids('@Kim', [kim, other])).toEqual([]);
  expect(ids('@Kim Lee @ode@example.com', [kim, other])).toEqual(['1', '3']);
  expect(ids('@Ada', [ada, { ...ada, id: '9', email: 'x@example.com' }])).toEqual([]);
});

it('names nobody in a team without members', () => {
  expect(ids('@Ada', [])).toEqual([]);
});
