import { errorCodeIn, listPageIn, refusedDeletionIn } from './s3-xml';

const object = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-22T08:00:00.000Z</LastModified>` +
  `<ETag>&quot;abc&quot;</ETag><Size>12</Size></Contents>`;
const list = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</ListBucketResult>`;

describe('a list', () => {
  it.each([
    ['no object', '', []],
    ['one object', object('a/1'), ['a/1']],
    ['several objects', `${object('a/1')}\n  ${object('a/2')}`, ['a/1', 'a/2']],
    ['characters with a special meaning', object('a&amp;b&#x3D;&lt;'), ['a&b=<']],
    ['a key that looks like a number', object('007'), ['007']],
  ])('holds %s', (_name, content, keys) => {
    const { objects, next } = listPageIn(list(`<Name>bucket</Name>${content}`));
    expect(objects.map(({ key }) => key)).toEqual(keys);
    expect(next).toBeUndefined();
  });

  it('says size, time and where the next page begins', () => {
    const token = '<NextContinuationToken>1/2+3&#61;</NextContinuationToken>';
    expect(listPageIn(list(object('a') + token))).toEqual({
      objects: [{ key: 'a', size: 12, modifiedAt: new Date('2026-11-22T08:00:00Z') }],
      next: '1/2+3=',
    });
    expect(listPageIn(list('<NextContinuationToken/>')).next).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['a list that breaks off', list(object('a') + object('b')).slice(0, -60)],
    [
      'a list that breaks off behind an object',
      list(object('a')).replace('</ListBucketResult>', ''),
    ],
    ['a page of a proxy', '<html><body>Sign in<br></body></html>'],
    ['an object without a size', list(object('a').replace(/<Size>.*<.Size>/, ''))],
  ])('is not %s', (_name, xml) => {
    expect(() => listPageIn(xml)).toThrow();
  });
});

it.each([
  ['<Error><Code>NoSuchBucket</Code><Message>gone</Message></Error>', 'NoSuchBucket'],
  ['<?xml version="1.0"?>\n<Error>\n  <Code>SlowDown</Code>\n</Error>', 'SlowDown'],
  ['<html><body>502<br>Bad gateway', ''],
  ['', ''],
])('the failure in %j is %j', (xml, code) => {
  expect(errorCodeIn(xml)).toBe(code);
});

it.each([
  ['<DeleteResult/>', ''],
  ['<DeleteResult><Deleted><Key>a</Key></Deleted></DeleteResult>', ''],
  [
    '<DeleteResult><Deleted><Key>a</Key></Deleted><Error><Key>b</Key><Code>AccessDenied</Code></Error></DeleteResult>',
    'AccessDenied',
  ],
  ['<Error><Code>InternalError</Code></Error>', 'InternalError'],
])('the refusal in %j is %j', (xml, code) => {
  expect(refusedDeletionIn(xml)).toBe(code);
});
