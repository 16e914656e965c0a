import { isOperator } from './is-operator';

const OPERATORS = ['olga@example.com'];

it.each([
  ['olga@example.com', true],
  ['Olga@Example.COM', true],
  ['ada@example.com', false],
  ['xolga@example.com', false],
])('%s: %s', (email, expected) => {
  expect(isOperator({ email, isAppointed: false }, OPERATORS)).toBe(expected);
});

it('is nobody without a list', () => {
  expect(isOperator({ email: 'olga@example.com', isAppointed: false }, [])).toBe(false);
});

it('is whom a group at the provider appoints', () => {
  expect(isOperator({ email: 'ada@example.com', isAppointed: true }, [])).toBe(true);
});
