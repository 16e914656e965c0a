import fc from 'fast-check';
import { readCard } from './cards';

const NOW = Date.UTC(2026, 10, 20) / 1000;
const FORM = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Ada' };
const read = (change: Partial<typeof FORM> = {}, now = NOW) =>
  readCard({ ...FORM, ...change }, now);
const problemOf = (change: Partial<typeof FORM>, now = NOW) => read(change, now).errors;

it('keeps the brand and the last four digits, and nothing else of the number', () => {
  const { card } = read({ number: '5555-5555-5555-4444', name: ' Ada ' });
  expect(card).toMatchObject({ brand: 'mastercard', last4: '4444', name: 'Ada', paysLater: true });
  expect(JSON.stringify(card)).not.toContain('55555');
});

it.each([
  ['4242424242424242', true],
  ['4000000000000341', false],
])('knows whether %s pays at renewals: %s', (number, pays) => {
  expect(read({ number }).card?.paysLater).toBe(pays);
});

it('declines the card that the provider declines', () => {
  expect(problemOf({ number: '4000 0000 0000 0002' })).toEqual({
    number: 'Your card was declined.',
  });
});

it('takes no number that could be a real card', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 18 });
  fc.assert(
    fc.property(digits, (body) => {
      const payload = body.join('');
      // One of ten last digits passes the check of the number.
      const found = Array.from({ length: 10 }, (_, last) => problemOf({ number: payload + last }));
      const texts = found.map((errors) => errors?.number);
      expect(texts.filter((text) => text === 'Your card number is invalid.')).toHaveLength(9);
      expect(texts.filter((text) => text?.startsWith('Only test cards work here'))).toHaveLength(1);
    }),
  );
});

it.each(['', '4242', '4242 4242 4242 424x', `4${'2'.repeat(19)}`])('refuses "%s"', (number) => {
  expect(problemOf({ number })).toEqual({ number: 'Your card number is invalid.' });
});

describe('the expiry', () => {
  it.each(['12/34', '12-34', '12 34', '1234', ' 12 / 2034 ', '1/34'])(
    'is read from %s',
    (expiry) => {
      expect(read({ expiry }).card?.expYear).toBe(2034);
    },
  );

  it.each(['', '12', '13/34', '0/34', '12/3', '12/345'])('is incomplete: "%s"', (expiry) => {
    expect(problemOf({ expiry })?.expiry).toMatch(/incomplete/);
  });

  it('lasts to the end of its month', () => {
    const end = Date.UTC(2026, 11, 1) / 1000;
    expect(problemOf({ expiry: '11/26' }, end - 1)).toBeNull();
    expect(problemOf({ expiry: '11/26' }, end)?.expiry).toMatch(/in the past/);
  });
});

it('names every field at fault at once', () => {
  expect(Object.keys(problemOf({ number: '1', expiry: '', cvc: '12', name: ' ' }) ?? {})).toEqual([
    'number',
    'expiry',
    'cvc',
    'name',
  ]);
});
