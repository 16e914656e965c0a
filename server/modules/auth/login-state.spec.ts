import { LOGIN_STATE_MS, openLoginState, sealLoginState } from './login-state';

const SECRET = 'a secret of the tests';
const NOW = new Date('2026-11-23T12:00:00Z');
const state = {
  provider: 'google',
  handle: 'a handle',
  verifier: 'a verifier',
  expiresAt: NOW.getTime() + LOGIN_STATE_MS,
};
const cookie = sealLoginState(state, SECRET);

it('opens the state that it has sealed', () => {
  expect(openLoginState(cookie, SECRET, NOW)).toEqual(state);
});

it('ends after ten minutes', () => {
  const later = (ms: number) => new Date(NOW.getTime() + ms);
  expect(openLoginState(cookie, SECRET, later(LOGIN_STATE_MS - 1))).toEqual(state);
  expect(openLoginState(cookie, SECRET, later(LOGIN_STATE_MS))).toBeNull();
});

it.each([
  ['no cookie', undefined],
  ['an empty one', ''],
  ['one without a signature', cookie.split('.')[0]],
  ['one with a short signature', `${cookie.split('.')[0]}.AAAA`],
  ['one that was sealed with another secret', sealLoginState(state, 'another secret')],
  [
    'one with the signature of another state',
    `${sealLoginState({ ...state, handle: 'x' }, SECRET).split('.')[0]}.${cookie.split('.')[1]}`,
  ],
])('refuses %s', (_what, forged) => {
  expect(openLoginState(forged, SECRET, NOW)).toBeNull();
});
