import { ownPath, returnAddress } from './return-address';

const ORIGIN = 'https://vault.example';

describe('the address to return to', () => {
  it.each(['/gallery', '/gallery?tags=a,b#x', '/calendar?month=2026-11'])('keeps %s', (address) => {
    expect(ownPath(address, ORIGIN)).toBe(address);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'gallery',
    '',
  ])('refuses %j, which leads elsewhere', (address) => {
    expect(ownPath(address, ORIGIN)).toBeNull();
  });

  it('does not return to the page that completes a sign-in', () => {
    expect(ownPath('/auth/callback?code=1', ORIGIN)).toBeNull();
  });

  it.each(['/', '/#main', '/?from=mail'])('leaves out %s, which opens anyway', (address) => {
    expect(ownPath(address, ORIGIN)).toBeNull();
  });

  it('returns a stored address once', () => {
    returnAddress.keep('/gallery?q=tax');
    expect(returnAddress.take()).toBe('/gallery?q=tax');
    expect(returnAddress.take()).toBeNull();
  });

  it('validates the stored address again', () => {
    window.sessionStorage.setItem('return_to', '//evil.example');
    expect(returnAddress.take()).toBeNull();
  });

  it('forgets an older address when the sign-in starts at home', () => {
    returnAddress.keep('/gallery');
    returnAddress.keep('/');
    expect(returnAddress.take()).toBeNull();
  });
});
