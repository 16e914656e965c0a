import { readableUrl } from './readable-url';

it.each(['/', '/tags/caf%C3%A9', '/api/tags/100%25?q=%', '/about?a=%E0%A4%A#%', '*'])(
  'leaves %s as it is',
  (url) => expect(readableUrl(url)).toBe(url),
);

it.each([
  ['http://vault.example/about?a=1', '/about?a=1'],
  ['https://vault.example', '/'],
])('takes the path of %s', (url, path) => expect(readableUrl(url)).toBe(path));

it.each([
  ['/%', '/%25'],
  ['/api/tags/%ff?q=a%20b', '/api/tags/%25ff?q=a%20b'],
  ['/%E0%A4%A/%20', '/%25E0%25A4%25A/%2520'],
])('takes the percent signs of %s as themselves', (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
  expect(() => decodeURIComponent(readable)).not.toThrow();
});
