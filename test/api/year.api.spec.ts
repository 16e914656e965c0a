import { writeFileSync } from 'node:fs';
import { mintSystemScope } from '../../server/common/system-scope';
import { UsageMonthsService } from '../../server/modules/billing/usage/usage-months.service';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { Random } from '../support/search/random';
import { useApp } from '../support/use-app';

// `npm run drill -- clock` lives through a whole year; here it is the end of a January and of a leap February.
const DAYS = Number(process.env.CLOCK_DAYS ?? 36);
const SEED = Number(process.env.CLOCK_SEED ?? 20_280_229);
const PATIENCE_MS = 60_000 + DAYS * 3_000;
const START = '2028-01-29T12:00:00.000Z';
/** The provider keeps the day of the purchase as far as a month has it. */
const BOUGHT = '2028-01-31T09:00:00.000Z';
const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Auckland'] as const;
const TIMES = ['00:00:00.000', '00:04:59.999', '00:05:00.000', '11:59:30.000', '23:59:59.999'];
const DAY_MS = 86_400_000;
const KEPT_MS = 29 * DAY_MS;
const FREE = 'ada@example.com';
const PAYER = 'bea@example.com';

interface Upload {
  id: string;
  at: number;
  trashedAt: number | null;
}

let app: TestApp;
useApp(
  (started) => {
    app = started;
  },
  { settings: { RATE_LIMIT_REQUESTS: '1000000', RATE_LIMIT_UPLOADS: '1000000' } },
);

const random = new Random(SEED);
const uploads = new Map<string, Upload[]>([
  [FREE, []],
  [PAYER, []],
]);
const counted = new Map<string, Map<string, number>>();
const differences: string[] = [];
const figures = { days: 0, uploads: 0, refused: 0, setBack: 0, purged: 0, calendars: 0 };

const now = () => app.clock.now().getTime();
const monthAt = (at: number) => new Date(at).toISOString().slice(0, 7);
const usedBy = (email: string) => counted.get(email)?.get(monthAt(now())) ?? 0;

function expectEqual(what: string, expected: unknown, received: unknown): void {
  const [wanted, got] = [expected, received].map((value) => JSON.stringify(value));
  const at = app.clock.now().toISOString();
  if (wanted !== got) differences.push(`${at} ${what}: expected ${wanted}, received ${got}`);
}

async function upload(email: string, limit: number): Promise<void> {
  const person = await app.person(email);
  const expected = usedBy(email) >= limit ? 402 : 201;
  const answer = await person.upload(await uniqueImage('png', { width: 8, height: 6 }), 'a.png', {
    team_id: '',
  });
  expectEqual(`upload of ${email}`, expected, answer.status);
  if (answer.status !== 201) return void (figures.refused += 1);
  const { screenshot_id: id } = (await answer.json()) as { screenshot_id: string };
  const months = counted.get(email) ?? new Map<string, number>();
  counted.set(email, months.set(monthAt(now()), usedBy(email) + 1));
  uploads.get(email)?.push({ id, at: now(), trashedAt: null });
  figures.uploads += 1;
}

async function trashOne(email: string): Promise<void> {
  const kept = (uploads.get(email) ?? []).filter(({ trashedAt }) => trashedAt === null);
  const chosen = kept[random.below(Math.max(1, kept.length))];
  if (!chosen) return;
  const person = await app.person(email);
  await person.call('screenshots.remove', { params: { id: chosen.id } });
  chosen.trashedAt = now();
}

/** The scheduled work of the hour, and whether it deleted what it should. */
async function runSchedules(): Promise<void> {
  await app.nest.get(UsageMonthsService).begin(mintSystemScope());
  await app.billing.endLapsed();
  await app.billing.reconcile();
  const isDue = ({ trashedAt }: Upload) => trashedAt !== null && now() - trashedAt > KEPT_MS;
  const due = [...uploads.values()].flat().filter(isDue).length;
  expectEqual('purged', due, await app.screenshots.purgeExpired());
  for (const [email, all] of uploads)
    uploads.set(
      email,
      all.filter((it) => !isDue(it)),
    );
  figures.purged += due;
}

const dayIn = (zone: string, at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);

/** Uploads by day, for every zone, compared with the zone rules of the JavaScript engine. */
async function compareCalendar(email: string): Promise<void> {
  const person = await app.person(email);
  for (const tz of ZONES) {
    const month = dayIn(tz, now()).slice(0, 7);
    const [year = 0, number = 0] = month.split('-').map(Number);
    const days: Record<string, number> = {};
    for (const { at, trashedAt } of uploads.get(email) ?? []) {
      const day = dayIn(tz, at);
      if (trashedAt === null && day.startsWith(month)) days[day] = (days[day] ?? 0) + 1;
    }
    const answer = await person.call('calendar.month', { query: { year, month: number, tz } });
    const shown = Object.entries(answer).map(([day, { uploaded }]) => [day, uploaded]);
    expectEqual(`calendar of ${email} in ${tz}`, Object.entries(days).sort(), shown.sort());
    figures.calendars += 1;
  }
}

async function checkPlans(hasBought: boolean): Promise<void> {
  const ada = await (await app.person(FREE)).call('billing.status', {});
  expectEqual('uploads of Free', usedBy(FREE), ada.usage.screenshots_uploaded);
  const bea = await (await app.person(PAYER)).call('billing.status', {});
  expectEqual('uploads of the payer', usedBy(PAYER), bea.usage.screenshots_uploaded);
  expectEqual('plan of the payer', hasBought, bea.subscription?.status === 'active');
}

/** Periods that have begun since the purchase: the 31st, or the last day of a shorter month, at the same time. */
function periodsUntil(at: number): number {
  const bought = new Date(BOUGHT);
  let count = 0;
  for (let n = 0; ; n += 1) {
    const month = new Date(Date.UTC(bought.getUTCFullYear(), bought.getUTCMonth() + n + 1, 0));
    const day = Math.min(bought.getUTCDate(), month.getUTCDate());
    const begins = Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), day, 9, 30);
    if (begins > at) return count;
    count += 1;
  }
}

async function liveThrough(day: number, hasBought: boolean): Promise<void> {
  for (const time of TIMES) {
    const at = Date.parse(`${new Date(day).toISOString().slice(0, 10)}T${time}Z`);
    if (at <= now()) continue;
    app.clock.set(new Date(at).toISOString());
    await runSchedules();
    if (random.isLikely(0.7)) await upload(FREE, 25);
    if (random.isLikely(0.4)) await upload(PAYER, hasBought ? 200 : 25);
    if (random.isLikely(0.2)) await trashOne(random.one([FREE, PAYER]));
    if (random.isLikely(0.06)) await setBack();
  }
  await app.payments.settle();
  await checkPlans(hasBought);
}

/** A clock that ran ahead is corrected: what was done keeps its moment, and nothing is counted twice. */
async function setBack(): Promise<void> {
  const minutes = 1 + random.below(180);
  app.clock.advance({ minutes: -minutes });
  figures.setBack += 1;
  await runSchedules();
  await upload(FREE, 25);
  app.clock.advance({ minutes });
}

async function buy(): Promise<Client> {
  app.clock.set(BOUGHT);
  const bea = await app.person(PAYER);
  await app.payments.buy(bea, 2);
  await app.payments.settle();
  return bea;
}

it(
  'keeps months, days, plans and the trash right over month ends, a leap day and a clock that is set back',
  async () => {
    app.clock.set(START);
    await Promise.all([app.person(FREE), app.person(PAYER)]);
    let hasBought = false;
    for (let n = 0; n < DAYS; n += 1) {
      const day = Date.parse(START) + n * DAY_MS;
      if (!hasBought && day > Date.parse(BOUGHT)) {
        await buy();
        hasBought = true;
      }
      await liveThrough(day, hasBought);
      figures.days += 1;
      if (n % 7 === 6) {
        await compareCalendar(FREE);
        await compareCalendar(PAYER);
        expectEqual('counters that drift', [], await app.screenshots.drift());
      }
    }
    const bea = await app.person(PAYER);
    const { length: paid } = await bea.call('billing.invoices', {});
    expectEqual('invoices', periodsUntil(now()), paid);
    if (process.env.CLOCK_FIGURES)
      writeFileSync(process.env.CLOCK_FIGURES, JSON.stringify({ ...figures, paid, differences }));
    expect(differences).toEqual([]);
  },
  PATIENCE_MS,
);
