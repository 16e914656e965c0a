import { outageOf } from './outage';

const failure = (fields: object, message = 'no words') => Object.assign(new Error(message), fields);

it.each([
  ['a database without its socket', failure({ code: 'ENOENT', syscall: 'connect' })],
  ['a port where nobody listens', failure({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['a database that starts', failure({ code: '57P03', severity: 'FATAL' })],
  ['a connection that was cut', failure({}, 'Connection terminated unexpectedly')],
  ['a pool whose connections all wait', failure({}, 'timeout exceeded when trying to connect')],
  [
    'a pool that the shutdown has ended',
    failure({}, 'Cannot use a pool after calling end on the pool'),
  ],
  ['a disk that fails', failure({ code: 'EIO', syscall: 'read' })],
  ['a folder that is none any more', failure({ code: 'ENOTDIR', syscall: 'open' })],
  ['a cause below another error', new Error('query failed', { cause: failure({ code: '08006' }) })],
])('sees the outage in %s', (_what, error) => {
  expect(outageOf(error)).toBe('unreachable');
});

it('recognises a full disk', () => {
  expect(outageOf(failure({ code: 'ENOSPC', syscall: 'write' }))).toBe('full');
});

it.each([
  ['a file that is not there', failure({ code: 'ENOENT', syscall: 'open' })],
  ['a broken rule of the database', failure({ code: '23505', severity: 'ERROR' })],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['nothing', undefined],
  ['a word', 'ENOSPC'],
])('recognises %s', (_what, error) => {
  expect(outageOf(error)).toBeNull();
});
