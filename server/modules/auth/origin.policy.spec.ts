import { mayChange, maySignOutByGet } from './origin.policy';

const URL = 'https://vault.example.com/base';
const OWN = 'https://vault.example.com';
const cookie = 'session=1';

it.each([
  ['reading with a cookie', 'GET', { cookie, origin: 'https://evil.example' }, true],
  ['writing without a cookie', 'POST', { origin: 'https://evil.example' }, true],
  ['writing from no browser', 'POST', { cookie }, true],
  ['writing from our page', 'POST', { cookie, origin: OWN }, true],
  [
    'writing from our page, by its site',
    'DELETE',
    { cookie, 'sec-fetch-site': 'same-origin' },
    true,
  ],
  ['writing from another site', 'POST', { cookie, origin: 'https://evil.example' }, false],
  ['writing from a neighbour', 'POST', { cookie, 'sec-fetch-site': 'same-site' }, false],
  ['writing from nowhere', 'PATCH', { cookie, origin: 'null' }, false],
])('%s (%s): allowed %4$s', (_name, method, headers, isAllowed) => {
  expect(mayChange(method, headers, URL)).toBe(isAllowed);
});

it.each([
  ['same-origin', true],
  ['none', true],
  [undefined, true],
  ['same-site', false],
  ['cross-site', false],
])('signs out by a link from %s: %s', (site, isAllowed) => {
  expect(maySignOutByGet(site === undefined ? {} : { 'sec-fetch-site': site })).toBe(isAllowed);
});
