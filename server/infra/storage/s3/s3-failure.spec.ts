import { S3Failure, toPortError } from './s3-failure';

const failure = (status: number | null, reason = '') => new S3Failure('PUT x', status, reason);

it.each([
  [null, '', true],
  [500, '', true],
  [503, 'SlowDown', true],
  [408, '', true],
  [429, '', true],
  [403, 'AccessDenied', false],
  [404, 'NoSuchKey', false],
  [507, '', false],
  [500, 'XMinioStorageFull', false],
])('status %j with %j is worth another attempt: %s', (status, reason, expected) => {
  expect(failure(status, reason).isWorthATry).toBe(expected);
});

it('becomes the error of an absent file only for an absent key', () => {
  expect(toPortError(failure(404, 'NoSuchKey'), 'k')).toMatchObject({ code: 'ENOENT' });
  expect(toPortError(failure(404, 'NoSuchBucket'), 'k')).toMatchObject({
    code: 'storage_unavailable',
  });
});

it('becomes the error of a full disk for a full store', () => {
  expect(toPortError(failure(507), 'k')).toMatchObject({ code: 'ENOSPC' });
});

it('becomes an outage for a wrong key or no answer', () => {
  for (const each of [failure(403, 'AccessDenied'), failure(null, 'ECONNREFUSED')])
    expect(toPortError(each, 'k')).toMatchObject({ code: 'storage_unavailable' });
});
