import { ocrPage, type LineSketch } from '../../../test/support/ocr-page';
import { findFindings, isAlarming } from './find-findings';

const found = (...lines: (string | LineSketch)[]) => findFindings(ocrPage(lines).lines);
const rules = (...lines: (string | LineSketch)[]) => found(...lines).map(({ rule }) => rule);

/** Made for these tests, so that no tool takes this file for a leak. */
const BODY = 'q7Rm2Vx9Kd4Tz8Lw5Np3Hs6Bj1Yc0FgAeUiO';
const GITHUB = `gh${'p_'}${BODY}`;
const AWS = `AK${'IA'}4TZQ7XWMK2RVNJ5H`;
const STRIPE = `sk_${'live_'}51Hq7Rm2Vx9Kd4Tz8Lw5Np3Hs6`;
const HEX = '9f3c1a7e5b2d8046c7e1f5a9b3d20846';

describe('tokens', () => {
  it.each([
    ['github_token', GITHUB],
    ['aws_access_key', AWS],
    ['stripe_key', STRIPE],
    ['shopify_token', `shp${'at_'}${HEX}`],
    ['gitlab_token', `gl${'pat-'}q7Rm2Vx9Kd4Tz8Lw5Np3`],
    ['digitalocean_token', `dop_${'v1_'}${HEX}${HEX.split('').reverse().join('')}`],
    ['slack_token', `xox${'b-'}2718281828-314159265358-q7Rm2Vx9Kd4Tz8Lw5Np3Hs6B`],
  ])('%s is found by its prefix', (rule, token) => {
    expect(found(`KEY=${token}`)).toMatchObject([{ rule, class: 'secret' }]);
    expect(found(`token: "${token}",`)).toMatchObject([{ rule }]);
  });

  it('survives letters that readings confuse, and says the same of both readings', () => {
    const [right] = found(`TOKEN=${GITHUB}`);
    const read = GITHUB.replace('0', 'O').replace('1', 'l').replace('5', 'S').replace('_', ' ');
    const [wrong] = found(`TOKEN=${read}`);
    expect(wrong?.rule).toBe('github_token');
    expect(wrong?.skeleton).toBe(right?.skeleton);
  });

  it.each([
    ['shopify_token', `shp${'at_'}${HEX.replaceAll('b', 'h')}`],
    ['digitalocean_token', `dop_v1l${'_'}${HEX}${HEX.split('').reverse().join('').slice(1)}`],
    ['slack_token', `xo0x${'b-'}2718281828-314159265358-q7Rm2Vx9Kd4Tz8Lw5Np3Hs6B`],
    ['gitlab_token', `gl${'pat-'}qxrmzvxakdetzblwsnph`],
  ])('%s survives a letter for a digit, and one that was read twice', (rule, token) => {
    expect(rules(`KEY=${token}`)).toEqual([rule]);
  });

  it('joins a token that is broken over two lines, and marks both parts', () => {
    const [token] = found(`TOKEN=${GITHUB.slice(0, 24)}`, GITHUB.slice(24), 'next line of text');
    expect(token).toMatchObject({ rule: 'github_token' });
    expect(token?.boxes).toHaveLength(2);
  });

  it('joins a token in which a space was read', () => {
    expect(rules(`TOKEN=${GITHUB.slice(0, 20)} ${GITHUB.slice(20)} # comment`)).toEqual([
      'github_token',
    ]);
  });

  it.each([
    `AKIA${'IOSFODNN7EXAMPLE'}`,
    'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'sk_live_your_key_goes_right_here_please',
    'API_KEY=your-api-key-here',
    'TOKEN=${GITHUB_TOKEN}',
    'commit 9f3c1a7e5b2d8046c7e1f5a9b3d208469f3c1a7e',
    'id: 3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    'npm_config_registry and npm_lifecycle_event are variables',
    'version 18.4.0-beta.17 of secret-service',
    'data-testid="sk-button-primary-large-outline-with-icon-left"',
  ])('does not find %s', (text) => {
    expect(rules(text)).toEqual([]);
  });
});

describe('a value that its surroundings make certain', () => {
  it.each([
    ['connection_string', 'postgres://app:q7Rm2Vx9Kd@db.internal:5432/main'],
    ['basic_auth_link', 'https://deploy:q7Rm2Vx9Kd@git.internal/repo.git'],
    ['aws_secret_key', `aws_secret_access_key = ${BODY}/abQ`],
    ['otpauth', 'otpauth://totp/Shop:ada?secret=NB2W45DFOIZA4ZDM&issuer=Shop'],
    ['telegram_token', `bot 2718281828:AA${BODY.slice(0, 33)}`],
    ['password', 'DB_PASSWORD=q7Rm2Vx9Kd'],
    ['password', 'Passwort: Sonne7Regen!'],
    ['password', 'Mot de passe : Soleil42x'],
    ['password', 'Contraseña: Lluvia77x'],
  ])('%s', (rule, text) => {
    expect(rules(text)).toEqual([rule]);
  });

  it('takes no word of the next line for the end of a token', () => {
    const token = `2718281828:AA${BODY.slice(0, 33)}`;
    const [alone] = found(`bot ${token}`);
    expect(found(`bot ${token}`, 'Ada use it')[0]?.skeleton).toBe(alone?.skeleton);
  });

  it.each([
    [`Password:`, 'API_KEY_NAME=Harbor7Nebel'],
    ['Password:sssessscsses', `sha256:${HEX}`],
  ])('takes no value with a name of its own for a password: %s', (...lines) => {
    expect(rules(...lines)).toEqual([]);
  });

  it('takes no word of the next line for the end of a token', () => {
    const token = `2718281828:AA${BODY.slice(0, 33)}`;
    const [alone] = found(`bot ${token}`);
    expect(found(`bot ${token}`, 'Ada use it')[0]?.skeleton).toBe(alone?.skeleton);
  });

  it.each([
    'postgres://user:password@localhost:5432/db',
    'redis://:${REDIS_PASSWORD}@cache:6379',
    'Password: ••••••••••',
    'Password: must contain 8 characters',
    'password: string;',
    'Forgot password? Reset it here',
    'const password = process.env.DB_PASSWORD;',
    'http://localhost:3000 write to ada@shop.test',
  ])('does not find anything in %s', (text) => {
    expect(found(text).filter(isAlarming)).toEqual([]);
  });

  it('takes a password below its label', () => {
    expect(rules('Password', 'Sonne7Regen!')).toEqual(['password']);
  });

  it('finds a private key with its letters, not its name alone', () => {
    const header = `-----BEGIN ${'RSA PRIVATE'} KEY-----`;
    expect(rules(header, `MIIEow${BODY}${BODY}`, `${BODY}${BODY}`)).toEqual(['private_key']);
    expect(rules(header, 'is the first line of the file')).toEqual([]);
  });

  it('shows a value as possible when only its name speaks for it', () => {
    const [generic] = found('CLIENT_SECRET=q7Rm2Vx9Kd4Tz8Lw5Np3Hs6B');
    expect(generic).toMatchObject({ rule: 'assigned_secret', class: 'secret' });
    expect(isAlarming(generic!)).toBe(false);
  });
});

describe('payments', () => {
  const CARD = '4539 1488 0343 6467';

  it('finds a card by scheme and check digit, also misread', () => {
    expect(found(CARD)).toMatchObject([{ rule: 'card_number', class: 'payment' }]);
    expect(rules('4S39 l488 O343 6467')).toEqual(['card_number']);
    expect(found(CARD)[0]?.skeleton).toBe(found('4S39 l488 O343 6467')[0]?.skeleton);
    expect(found('Card number', CARD.replaceAll(' ', ''))[0]?.confidence).toBeGreaterThan(0.9);
  });

  it('does not find test cards, or numbers whose check digit is wrong', () => {
    expect(rules('4242 4242 4242 4242')).toEqual([]);
    expect(rules('4539 1488 0343 6468')).toEqual([]);
  });

  it.each([
    'DE75 5121 0800 1245 1261 99',
    'DE75512108001245126199',
    'IBAN: FR76 3000 6000 0112 3456 7890 189',
  ])('finds the account number %s', (iban) => {
    expect(found(iban)).toMatchObject([{ rule: 'iban', class: 'payment' }]);
  });

  it('finds both behind a name without a space', () => {
    expect(rules('Card=4539 1488 0343 6467')).toEqual(['card_number']);
    expect(rules('export IBAN="DE75 5121 0800 1245 1261 99"')).toEqual(['iban']);
  });

  it('corrects an account number before its check fails', () => {
    expect(found('DE7S 5l21 O8OO 1245 1261 99')[0]?.skeleton).toBe(
      found('DE75 5121 0800 1245 1261 99')[0]?.skeleton,
    );
    expect(rules('DE76 5121 0800 1245 1261 99')).toEqual([]);
  });
});

it('mentions contact data without an alarm', () => {
  const contact = found('Write to ada.lovelace@shop-house.io or +44 20 7946 0018');
  expect(contact.map((each) => each.class)).toEqual(['contact', 'contact']);
  expect(contact.some(isAlarming)).toBe(false);
});

it('finds the lines of a passport by their check digits', () => {
  expect(rules('L898902C36UTO7408122F1204159ZE184226B<<<<<10')).toEqual(['passport_lines']);
});
