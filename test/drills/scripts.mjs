// Nothing typed, read from an image or uploaded runs as script. Checks every field and every screen in a browser.
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/lib/stages.mjs';
import { givePlan } from '../support/give-plan.mjs';
import { sendDisguises } from './disguises.mjs';
import { DAY, plant, prepare, talker } from './planting.mjs';
import { signIn, sleep, startProduct, uniqueImage } from './product.mjs';
import { setTrap, tryTrap } from './trap.mjs';
import { typeEverywhere } from './typing.mjs';
import { NAUGHTY, SCRIPTS, SHAPES } from './vectors.mjs';

const EMAIL = 'vector@example.com';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const WORDS = [
  '<img src=x onerror=__trap(1)>',
  '<script>__trap(2)</script>',
  'javascript:__trap(3)',
];
/** Each round gives every one of them a title and tags. */
const SHOTS = { short: 12, full: 50 };
const READ_MS = 60_000;
const SETTLE_MS = 120;

const screensOf = ({ ids, collection, team, read, links }) => [
  ...links.map(({ path }) => path),
  '/',
  '/gallery',
  '/gallery?mode=list',
  '/gallery?mode=compact',
  `/gallery?collection_id=${collection}`,
  `/gallery?view=${ids[0]}`,
  `/gallery?view=${ids[1]}`,
  `/gallery?q=onerror&view=${read}`,
  `/calendar?month=${DAY.slice(0, 7)}&day=${DAY}`,
  '/collections',
  '/favorites',
  '/tags',
  '/trash',
  '/teams',
  `/teams/${team}`,
  '/settings',
  '/analytics',
  '/upload',
  '/subscription',
  '/links',
];

/** Addresses with a text wherever a page reads one. */
const addressesOf = (text) => {
  const v = encodeURIComponent(text);
  return [
    `/gallery?q=${v}&tags=${v},${v}&collection_id=${v}&start_date=${v}&date_field=${v}&mode=${v}`,
    `/gallery?view=${v}`,
    `/calendar?month=${v}&day=${v}`,
    `/support?q=${v}&category=${v}`,
    `/contact?inquiryType=${v}`,
    `/cli/authorize?code=${v}`,
    `/teams/${v}`,
    `/invite/${v}`,
    `/s/${v}`,
    `/pricing?cancelled=${v}`,
    `/subscription?success=${v}`,
    `/auth/callback?code=${v}&state=${v}&error=${v}`,
    `/${v}?${v}=${v}#${v}`,
  ];
};

/** The sandbox shows mails with team names, and has a page that takes an address. */
const sandboxScreensOf = (door) => [
  `${new URL(door).origin}/sandbox/mailbox`,
  ...SCRIPTS.slice(0, 4).map((text) => `${door}&login_hint=${encodeURIComponent(text)}`),
];

const LETTERS = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
const drawWords = () =>
  uniqueImage(WORDS.map((line) => line.replace(/[<>&]/g, (one) => LETTERS[one])).join('\n'));

/** An image whose words are script vectors, queued like any other. */
async function putWords(say) {
  const form = new FormData();
  form.append('team_id', '');
  form.append('file', new Blob([await drawWords()], { type: 'image/png' }), 'words.png');
  const { screenshot_id: id } = await say('POST', '/screenshots/upload', form);
  await say('POST', `/screenshots/${id}/process`);
  return id;
}

async function untilRead(say, id) {
  const end = Date.now() + READ_MS;
  while (Date.now() < end) {
    const row = await say('GET', `/screenshots/${id}`);
    if (row.is_processed) return row.extracted_text?.text_content ?? '';
    await sleep(250);
  }
  return '';
}

async function look(page, address, problems, figures) {
  await page.goto(address, { waitUntil: 'domcontentloaded' }).catch((error) => {
    problems.push(`${address.slice(0, 120)}: ${error.message.split('\n')[0]}`);
  });
  await page
    .waitForFunction(
      () => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'),
      null,
      { timeout: 5_000 },
    )
    .catch(() => undefined);
  await page.waitForTimeout(SETTLE_MS);
  figures.screens += 1;
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (excess > 0) {
    const { width } = page.viewportSize();
    problems.push(`${address.slice(0, 120)} is ${excess} px wider than a window of ${width}`);
  }
}

const windowOf = async (browser, url, cookie) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  await context.addCookies(cookies);
  return context;
};

/** The address of the sign-in page. */
async function doorOf(url) {
  const answer = await fetch(`${url}/api/oauth/google/redirect_url`);
  return (await answer.json()).redirectUrl;
}

async function play({ product, browser, isShort }, figures, problems) {
  const ask = await signIn(product, EMAIL);
  const say = talker(ask, figures, problems);
  await givePlan(product, EMAIL, 'Gold');
  const planted = await prepare(say, SCRIPTS, SHOTS[isShort ? 'short' : 'full']);
  const disguised = await sendDisguises(ask);
  problems.push(...disguised.problems);
  const things = { ...planted, read: await putWords(say) };

  const { url } = product;
  const context = await windowOf(browser, url, ask.cookie);
  const door = await doorOf(url);
  const caught = await setTrap(context, [url, door]);
  const page = await context.newPage();
  await page.goto(`${url}/about`);
  problems.push(...(await tryTrap(page, caught)));

  const naughty = isShort ? NAUGHTY.filter((text) => /[<>]|script/i.test(text)) : NAUGHTY;
  const strings = [...SCRIPTS, ...SHAPES, ...naughty];
  figures.strings = strings.length;
  const text = await untilRead(say, things.read);
  if (!/<.*onerror/.test(text)) problems.push(`the words in the image were read as “${text}”`);

  const rounds = isShort ? 1 : Math.ceil(strings.length / things.ids.length);
  for (let round = 0; round < rounds; round += 1) {
    await plant(say, things, strings);
    await page.setViewportSize(SIZES[round % SIZES.length]);
    const addresses = screensOf(things).map((path) => `${url}${path}`);
    for (const address of [...addresses, ...sandboxScreensOf(door)])
      await look(page, address, problems, figures);
  }
  for (const id of disguised.ids)
    await look(page, `${url}/api/screenshots/${id}/image`, problems, figures);
  const inAddresses = isShort ? SCRIPTS.slice(0, 1) : SCRIPTS;
  for (const vector of inAddresses)
    for (const path of addressesOf(vector)) await look(page, `${url}${path}`, problems, figures);
  await page.setViewportSize(SIZES[1]);
  const hands = await typeEverywhere(page, url, things, SCRIPTS.slice(0, isShort ? 1 : 8));
  figures.typed = hands.typed;
  problems.push(...hands.problems);

  for (const { kind, detail, where } of caught) {
    figures[kind] += 1;
    problems.push(`${kind}: ${detail.slice(0, 160)} at ${where.slice(0, 120)}`);
  }
}

export async function drill(options) {
  const isShort = options.includes('--short');
  const problems = [];
  const counts = { executions: 0, policy: 0, foreign: 0, faults: 0 };
  const figures = { ...counts, strings: 0, stored: 0, refused: 0, screens: 0, typed: 0 };
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  try {
    await play({ product, browser, isShort }, figures, problems);
  } finally {
    await browser.close();
    await product.stop();
  }
  const { strings, stored, refused, screens, typed, executions, policy, foreign } = figures;
  console.log(
    `${strings} strings, ${stored} calls taken and ${refused} refused, ${typed} fields typed into, ${screens} screens: ` +
      `${executions} executions, ${policy} held back by the policy, ${foreign} requests to others`,
  );
  return problems;
}
