import { passkeysOf } from './passkeys-config';

const at = (publicUrl: string, isOidcOnly = false) => passkeysOf({ publicUrl, isOidcOnly });

it.each([
  ['https://vault.example.com', 'on'],
  ['https://vault.example.com:8443/', 'on'],
  ['http://localhost:3000', 'on'],
  ['http://vault.example.com', 'needs_https'],
  ['http://vault.localhost.example', 'needs_https'],
  ['https://192.168.1.20', 'needs_name'],
  ['http://127.0.0.1:3000', 'needs_name'],
  // The same address in another notation.
  ['https://3232235796', 'needs_name'],
  ['https://[fd00::20]', 'needs_name'],
])('at %s: %s', (publicUrl, state) => {
  expect(at(publicUrl).state).toBe(state);
});

it('takes host and origin from the public address', () => {
  expect(at('https://Vault.example.com:8443/')).toEqual({
    state: 'on',
    rpId: 'vault.example.com',
    origin: 'https://vault.example.com:8443',
  });
});

it('is off where OpenID Connect is the only way in', () => {
  expect(at('https://vault.example.com', true).state).toBe('off');
});
