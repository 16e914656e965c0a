import { secretsRemover } from './without-secrets';

const clean = (environment: Record<string, string | undefined>, text: string) =>
  secretsRemover(environment)(text);

it.each(['SESSION_SECRET', 'METRICS_TOKEN', 'PGPASSWORD', 'STRIPE_SECRET_KEY', 'S3_ACCESS_KEY_ID'])(
  'removes the value of %s, wherever it stands',
  (name) => {
    expect(clean({ [name]: 'a1b2c3' }, 'got a1b2c3, not a1b2c3.')).toBe('got …, not ….');
  },
);

it('keeps values of other variables', () => {
  expect(clean({ PUBLIC_URL: 'http://shots.lan' }, 'http://shots.lan')).toBe('http://shots.lan');
});

it('removes the password of an address, encoded and decoded', () => {
  const environment = { DATABASE_URL: 'postgres://ada:p%40ssword@db/shots' };
  expect(clean(environment, 'p%40ssword or p@ssword')).toBe('… or …');
});

it('removes a password that cannot be decoded', () => {
  expect(clean({ DATABASE_URL: 'postgres://ada:100%zz@db' }, 'at 100%zz')).toBe('at …');
});

it('removes a longer secret before a shorter one that it contains', () => {
  expect(clean({ A_TOKEN: 'abcd', B_TOKEN: 'abcdefgh' }, 'abcdefgh')).toBe('…');
});

it('leaves short values, which would damage ordinary words', () => {
  expect(clean({ A_TOKEN: 'the', B_TOKEN: undefined }, 'the end')).toBe('the end');
});
