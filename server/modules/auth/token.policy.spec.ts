import { assertTokenMay } from './token.policy';

const reader = { id: 'a', canWrite: false };
const writer = { id: 'b', canWrite: true };
const route = { method: 'POST', isSessionOnly: false, isReading: false };

it.each(['GET', 'HEAD', 'OPTIONS'])('a token with read rights may send %s', (method) => {
  expect(() => assertTokenMay(reader, { ...route, method })).not.toThrow();
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s needs a token that may write', (method) => {
  expect(() => assertTokenMay(reader, { ...route, method })).toThrow('may only read');
  expect(() => assertTokenMay(writer, { ...route, method })).not.toThrow();
});

it('a token with read rights may use a POST that only reads', () => {
  expect(() => assertTokenMay(reader, { ...route, isReading: true })).not.toThrow();
});

it('no token may use a route of signed-in browsers', () => {
  const own = { ...route, method: 'GET', isSessionOnly: true };
  expect(() => assertTokenMay(writer, own)).toThrow('signed-in browser');
});
