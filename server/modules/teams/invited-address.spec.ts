import { addressHint, invitedAddress } from './invited-address';

const isSame = (a: string, b: string) => invitedAddress(a) === invitedAddress(b);

describe('the address of an invite', () => {
  it.each([
    ['bob@example.com', ' bob@example.com\n'],
    ['bob@example.com', 'bob@EXAMPLE.Com'],
  ])('%j is that of %j', (a, b) => expect(isSame(a, b)).toBe(true));

  it.each([
    ['bob@example.com', 'Bob@example.com'],
    ['bob@example.com', 'bob+work@example.com'],
    ['bob@example.com', 'b.ob@example.com'],
    // A Cyrillic о, a composed and a decomposed é, and the Kelvin sign, which lower-cases to k.
    ['bob@example.com', 'b\u043eb@example.com'],
    ['ren\u00e9@example.com', 'rene\u0301@example.com'],
    ['bob@kiosk.example', 'bob@\u212aiosk.example'],
    ['bob@example.com', 'bob@example.com.evil.example'],
  ])('%j is not that of %j', (a, b) => expect(isSame(a, b)).toBe(false));

  it('is hinted at by its first letter', () => {
    expect(addressHint('bob@example.com')).toBe('b…@example.com');
    expect(addressHint('\u{1f600}x@example.com')).toBe('\u{1f600}…@example.com');
  });
});
