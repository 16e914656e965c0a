// Values that look like secrets and payment data, and open nothing: each is drawn from a seed, with right checksums.

/** @param {number} seed a small generator, so that a seed always draws the same page */
export function chance(seed) {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count) => Math.floor(next() * count);
  const one = (list) => list[below(list.length)];
  const chars = (alphabet, length) =>
    Array.from({ length }, () => alphabet[below(alphabet.length)]).join('');
  return { below, one, chars };
}

const DIGITS = '0123456789';
const HEX = '0123456789abcdef';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = UPPER.toLowerCase();
const ALNUM = UPPER + LOWER + DIGITS;
const URL_SAFE = `${ALNUM}_-`;
const BASE32 = `${UPPER}234567`;

/** Family, name of the variable, and how it is drawn. */
const SECRETS = [
  ['cloud', 'AWS_ACCESS_KEY_ID', (r) => `AKIA${r.chars(BASE32, 16)}`],
  ['cloud', 'GOOGLE_API_KEY', (r) => `AIza${r.chars(ALNUM, 35)}`],
  ['cloud', 'DIGITALOCEAN_TOKEN', (r) => `dop_v1_${r.chars(HEX, 64)}`],
  ['cloud', 'GOOGLE_CLIENT_SECRET', (r) => `GOCSPX-${r.chars(ALNUM, 28)}`],
  ['token', 'GITHUB_TOKEN', (r) => `ghp_${r.chars(ALNUM, 36)}`],
  ['token', 'GITLAB_TOKEN', (r) => `glpat-${r.chars(URL_SAFE.slice(0, -2), 20)}`],
  [
    'token',
    'SLACK_BOT_TOKEN',
    (r) => `xoxb-${r.chars(DIGITS, 12)}-${r.chars(DIGITS, 13)}-${r.chars(ALNUM, 24)}`,
  ],
  ['token', 'STRIPE_SECRET_KEY', (r) => `sk_live_${r.chars(ALNUM, 24)}`],
  ['token', 'NPM_TOKEN', (r) => `npm_${r.chars(ALNUM, 36)}`],
  ['token', 'HF_TOKEN', (r) => `hf_${r.chars(UPPER + LOWER, 34)}`],
  ['token', 'SENDGRID_API_KEY', (r) => `SG.${r.chars(ALNUM, 22)}.${r.chars(ALNUM, 43)}`],
  ['token', 'SHOPIFY_TOKEN', (r) => `shpat_${r.chars(HEX, 32)}`],
  ['token', 'LINEAR_API_KEY', (r) => `lin_api_${r.chars(ALNUM, 40)}`],
  ['token', 'OPENAI_API_KEY', (r) => `sk-proj-${r.chars(ALNUM, 48)}`],
  ['token', 'TELEGRAM_TOKEN', (r) => `${r.chars('123456789', 10)}:AA${r.chars(ALNUM, 33)}`],
  ['token', 'TWILIO_KEY', (r) => `SK${r.chars(HEX, 32)}`],
  ['token', 'VAULT_TOKEN', (r) => `hvs.${r.chars(ALNUM, 24)}`],
  ['jwt', 'SESSION_JWT', jwt],
  [
    'connection',
    'DATABASE_URL',
    (r) =>
      `postgres://${r.one(['app', 'web', 'jobs'])}:${password(r)}@db.harbor.internal:5432/main`,
  ],
  ['connection', 'REDIS_URL', (r) => `redis://cache:${password(r)}@10.0.4.12:6379/0`],
  ['connection', 'MIRROR', (r) => `https://deploy:${password(r)}@git.harbor.internal/app.git`],
  ['password', 'DB_PASSWORD', password],
];

function password(r) {
  const word = r.one(['Harbor', 'Nebel', 'Copper', 'Linden', 'Falcon', 'Marble']);
  return `${word}${r.chars('23456789', 2)}${r.chars(LOWER, 3)}${r.chars(UPPER, 2)}${r.one(['!', '#', '+'])}`;
}

const base64url = (text) => Buffer.from(text).toString('base64url');

function jwt(r) {
  const head = base64url(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));
  const body = base64url(JSON.stringify({ uid: r.chars(DIGITS, 8), exp: 1_799_999_999 }));
  return `${head}.${body}.${r.chars(ALNUM, 43)}`;
}

/** @param {ReturnType<typeof chance>} r */
export function secret(r) {
  const [family, name, draw] = r.one(SECRETS);
  return { class: 'secret', family, name, value: draw(r) };
}

/** A number of a large scheme with its check digit, in groups. */
export function card(r) {
  const start = r.one(['4539', '4716', '5269', '5412', '4929']);
  const digits = start + r.chars(DIGITS, 11);
  const value = digits + [...DIGITS].find((last) => luhn(digits + last) === 0);
  return { class: 'payment', family: 'card', name: 'Card number', value: groups(value) };
}

function luhn(digits) {
  const doubled = (digit) => (digit * 2 > 9 ? digit * 2 - 9 : digit * 2);
  return (
    [...digits].reverse().reduce((sum, digit, i) => sum + (i % 2 ? doubled(+digit) : +digit), 0) %
    10
  );
}

const groups = (text) => text.match(/.{1,4}/g).join(' ');

const ACCOUNTS = [
  ['DE', (r) => r.chars(DIGITS, 18)],
  ['FR', (r) => `${r.chars(DIGITS, 10)}${r.chars(DIGITS, 11)}${r.chars(DIGITS, 2)}`],
  ['ES', (r) => r.chars(DIGITS, 20)],
  ['NL', (r) => `${r.chars(UPPER, 4)}${r.chars(DIGITS, 10)}`],
  ['GB', (r) => `${r.chars(UPPER, 4)}${r.chars(DIGITS, 14)}`],
  ['AT', (r) => r.chars(DIGITS, 16)],
];

export function iban(r) {
  const [country, draw] = r.one(ACCOUNTS);
  const own = draw(r);
  const digits = [...`${own}${country}00`].map((char) => parseInt(char, 36)).join('');
  const check = String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
  return {
    class: 'payment',
    family: 'iban',
    name: 'IBAN',
    value: groups(`${country}${check}${own}`),
  };
}

/** Lines that look like secrets and are none. */
export function harmless(r) {
  const uuid = [8, 4, 4, 4, 12].map((length) => r.chars(HEX, length)).join('-');
  return r.one([
    `commit ${r.chars(HEX, 40)}`,
    `request id ${uuid}`,
    `sha256:${r.chars(HEX, 64)}`,
    'GITHUB_TOKEN=ghp_your_token_here',
    'API_KEY=your-api-key-here',
    'AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE',
    'DATABASE_URL=postgres://user:password@localhost:5432/app',
    `Order ${r.chars(DIGITS, 10)} was shipped`,
    `Invoice 2026-${r.chars(DIGITS, 6)}, ${r.chars('123456789', 3)}.90 EUR`,
    `version ${r.one(['1.4.12', '20.19.43', '0.35.5'])}-beta.${r.chars(DIGITS, 2)}`,
    'Password: ••••••••••••',
    'const password = process.env.DB_PASSWORD;',
    'Passwort vergessen? Hier zurücksetzen',
    'Test card 4242 4242 4242 4242, any date',
    `Tracking ${r.chars(DIGITS, 4)} ${r.chars(DIGITS, 4)} ${r.chars(DIGITS, 4)}`,
    `data-id="sk-${r.one(['button', 'dialog'])}-large" class="npm_module"`,
    `Call ${r.chars('23456789', 3)} ${r.chars(DIGITS, 4)} between 9 and 17`,
    `${r.chars(HEX, 8)}..${r.chars(HEX, 8)} main -> origin/main`,
    'export STRIPE_SECRET_KEY=${STRIPE_SECRET_KEY:?missing}',
    `integrity sha512-${r.chars(ALNUM, 86)}==`,
  ]);
}
