import { DATES_OF_A_DAY } from '../../server/contract/limits';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const WEST = 'Pacific/Pago_Pago'; // UTC-11
const EAST = 'Pacific/Kiritimati'; // UTC+14

let app: TestApp;
let ada: Client;
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
  },
  { checksCounters: true },
);

const month = (query: object = {}) =>
  ada.call('calendar.month', { query: { year: 2026, month: 11, ...query } });

const addDate = (id: string, extracted_date: string, context_text = '') =>
  ada.call('screenshots.addDate', { params: { id }, body: { extracted_date, context_text } });

it('lists only days with screenshots or dates', async () => {
  expect(await month()).toEqual({});
  const id = await ada.store(await uniqueImage(), 'Screenshot 2026-11-03 at 10.00.00.png');
  await addDate(id, '2026-11-20', 'due on the 20th');
  expect(await month()).toEqual({
    '2026-11-03': dayOf({ creationUploaded: 1 }),
    '2026-11-15': dayOf({ uploaded: 1 }),
    '2026-11-20': dayOf({
      extracted: 1,
      extractedDetails: {
        screenshot_names: ['Screenshot 2026-11-03 at 10.00.00.png'],
        contexts: ['due on the 20th'],
        confidences: [1],
        times: [null],
      },
    }),
  });
});

it('keeps no count of uploads by UTC day, because days are those of the reader', async () => {
  await ada.store(await uniqueImage(), 'Screenshot 2026-11-03 at 10.00.00.png');
  const kinds = await app.database.query('select distinct kind::text from day_counts');
  expect(kinds).toEqual([{ kind: 'created' }]);
});

it.each([
  ['2026-11-15T10:59:59.000Z', '2026-11-14', '2026-11-16'],
  ['2026-11-15T11:00:00.000Z', '2026-11-15', '2026-11-16'],
  ['2026-11-15T09:59:59.000Z', '2026-11-14', '2026-11-15'],
  ['2026-11-30T23:59:00.000Z', '2026-11-30', null],
])('counts an upload at %s on %s in the west and %s in the east', async (at, west, east) => {
  app.clock.set(at);
  await ada.store(await uniqueImage());
  expect(Object.keys(await month({ tz: WEST }))).toEqual([west]);
  expect(Object.keys(await month({ tz: EAST }))).toEqual(east ? [east] : []);
  const day = await ada.call('calendar.day', { params: { date: west }, query: { tz: WEST } });
  expect(day.uploaded).toHaveLength(1);
});

it('counts a screenshot once that was made and uploaded in the month', async () => {
  await ada.store(await uniqueImage(), 'Screenshot 2026-11-03 at 10.00.00.png');
  await ada.store(await uniqueImage(), 'Screenshot 2026-10-03 at 10.00.00.png');
  const distinct = async (month: number, tz = 'UTC') => {
    const answer = await ada.send('calendar.month', { query: { year: 2026, month, tz } });
    return answer.headers.get('x-distinct-screenshots');
  };
  expect(await distinct(11)).toBe('2');
  expect(await distinct(10)).toBe('1');
  expect(await distinct(9)).toBe('0');
});

it('counts screenshots of the first and last hours of a month once in every time zone', async () => {
  const uploads = [
    ['2026-10-31T11:00:00.000Z', '2026-11-01'],
    ['2026-10-31T20:00:00.000Z', '2026-10-31'],
    ['2026-11-01T08:00:00.000Z', '2026-11-01'],
    ['2026-11-15T12:00:00.000Z', '2026-11-03'],
    ['2026-11-30T12:00:00.000Z', '2026-12-01'],
    ['2026-12-01T09:00:00.000Z', '2026-11-30'],
  ] as const;
  for (const [at, made] of uploads) {
    app.clock.set(at);
    await ada.store(await uniqueImage(), `Screenshot ${made} at 10.00.00.png`);
  }
  for (const tz of [WEST, EAST, 'UTC', 'Asia/Kathmandu']) {
    const [row] = await app.database.query<{ counted: string }>(
      `select count(*) as counted from screenshots
       where to_char(created_at at time zone $1, 'YYYY-MM') = '2026-11'
          or to_char(image_created_on, 'YYYY-MM') = '2026-11'`,
      [tz],
    );
    const answer = await ada.send('calendar.month', { query: { year: 2026, month: 11, tz } });
    expect([tz, answer.headers.get('x-distinct-screenshots')]).toEqual([tz, row?.counted]);
  }
});

it('names the time of a date', async () => {
  const id = await ada.store(await uniqueImage());
  await addDate(id, '2026-11-20');
  const { extracted_dates: dates } = await ada.call('screenshots.get', { params: { id } });
  const params = { id, dateId: dates[0]?.id ?? '' };
  await ada.call('screenshots.updateDate', { params, body: { time: '09:30' } });
  expect((await month())['2026-11-20']?.extractedDetails.times).toEqual(['09:30']);
});

it('keeps dates of images and dates in images on their day in every zone', async () => {
  const id = await ada.store(await uniqueImage(), '2026-11-01 00-00-00.png');
  await addDate(id, '2026-11-30');
  for (const tz of [WEST, EAST]) {
    expect(await month({ tz })).toMatchObject({
      '2026-11-01': { creationUploaded: 1 },
      '2026-11-30': { extracted: 1 },
    });
  }
});

it('shows an accepted date before surer ones, of which a day shows ten', async () => {
  const accepted = await ada.store(await uniqueImage(), 'accepted.png');
  await app.readings.suggestDates(accepted, { '2026-11-20': 0.6 });
  const row = await ada.call('screenshots.get', { params: { id: accepted } });
  const params = { id: accepted, dateId: row.extracted_dates[0]?.id ?? '' };
  await ada.call('screenshots.updateDate', { params, body: { state: 'accepted' } });
  for (let n = 0; n < DATES_OF_A_DAY; n++) {
    const id = await ada.store(await uniqueImage(), `surer ${n}.png`);
    await app.readings.suggestDates(id, { '2026-11-20': 0.9 });
  }

  const { screenshot_names: names } = (await month())['2026-11-20']!.extractedDetails;
  const { extracted } = await ada.call('calendar.day', { params: { date: '2026-11-20' } });

  expect(names).toHaveLength(DATES_OF_A_DAY);
  expect(names[0]).toBe('accepted.png');
  expect(extracted[0]?.id).toBe(accepted);
});

it('shows likely and accepted dates, but no rejected ones', async () => {
  const id = await ada.store(await uniqueImage());
  await app.readings.suggestDates(id, { '2026-11-20': 0.49, '2026-11-21': 0.5, '2026-11-22': 0.9 });
  const days = async (min_confidence?: number) =>
    Object.keys(await month(min_confidence === undefined ? {} : { min_confidence })).filter(
      (day) => day > '2026-11-15',
    );
  expect(await days()).toEqual(['2026-11-21', '2026-11-22']);
  expect(await days(0.9)).toEqual(['2026-11-22']);
  expect(await days(0)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  const row = await ada.call('screenshots.get', { params: { id } });
  const state = async (day: string, next: 'accepted' | 'rejected') => {
    const date = row.extracted_dates.find((it) => it.extracted_date === day);
    const params = { id, dateId: date?.id ?? '' };
    await ada.call('screenshots.updateDate', { params, body: { state: next } });
  };
  await state('2026-11-20', 'accepted');
  await state('2026-11-22', 'rejected');
  expect(await days()).toEqual(['2026-11-20', '2026-11-21']);
});

it('counts a day that an image names twice once', async () => {
  const id = await ada.store(await uniqueImage());
  await addDate(id, '2026-11-20', 'first');
  await addDate(id, '2026-11-20', 'second');
  expect((await month())['2026-11-20']?.extracted).toBe(1);
});

it('leaves out the trash, and includes restored screenshots', async () => {
  const id = await ada.store(await uniqueImage());
  await addDate(id, '2026-11-20');
  const before = await month();
  await ada.call('screenshots.remove', { params: { id } });
  expect(await month()).toEqual({});
  await ada.call('screenshots.restore', { params: { id } });
  expect(await month()).toEqual(before);
});

it.each([
  ['calendar.month', { year: 2026 }],
  ['calendar.month', { year: 2026, month: 13 }],
  ['calendar.month', { year: 'x', month: 1 }],
  ['calendar.month', { year: 2026, month: 1, tz: 'Mars/Base' }],
  ['calendar.month', { year: 2026, month: 1, min_confidence: 1.1 }],
  ['calendar.day', { date: '2026-02-30' }],
  ['calendar.day', { date: 'today' }],
  ['calendar.day', { date: "'; drop table users --" }],
] as const)('%s refuses %j', async (name, { date, ...query }: Record<string, string | number>) => {
  const params = { date: String(date ?? '') };
  expect((await ada.send(name, { params, query })).status).toBe(422);
});

function dayOf(part: object) {
  const extractedDetails = { screenshot_names: [], contexts: [], confidences: [], times: [] };
  return { uploaded: 0, extracted: 0, creationUploaded: 0, extractedDetails, ...part };
}
