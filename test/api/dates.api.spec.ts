import type { Screenshot } from '../../server/contract/screenshots';
import { ReadingRequestsService } from '../../server/modules/screenshots/reading/reading-requests.service';
import type { TestApp } from '../support/app';
import { scopeOf } from '../support/drivers/running-app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
let id: string;
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    id = await ada.store(await uniqueImage());
  },
  { checksCounters: true },
);

const get = () => ada.call('screenshots.get', { params: { id } });
const only = async () => {
  const { extracted_dates: dates } = await get();
  expect(dates).toHaveLength(1);
  return dates[0]!;
};
const change = (dateId: string, body: object) =>
  ada.call('screenshots.updateDate', { params: { id, dateId }, body });
const refuse = async (body: object) => {
  const { id: dateId } = await only();
  const answer = await ada.send('screenshots.updateDate', { params: { id, dateId }, body });
  return { status: answer.status, ...((await answer.json()) as { code: string }) };
};
const november = () => ada.call('calendar.month', { query: { year: 2026, month: 11 } });
const daysOf = ({ extracted_dates: dates }: Screenshot) => dates.map((date) => date.extracted_date);

describe('the details of a date', () => {
  it('is on every row, and is neutral for earlier readings', async () => {
    await app.readings.suggestDates(id, { '2026-11-13': 0.9 });
    const neutral = { role: 'other', time: null, zone: null, end_date: null };
    expect(await only()).toMatchObject(neutral);
    const said = { role: 'starts', time: '10:15', zone: 'CET', endDate: '2026-11-15' } as const;
    await app.readings.suggestDates(id, { '2026-11-13': 0.9 }, said);
    const whole = { role: 'starts', time: '10:15', zone: 'CET', end_date: '2026-11-15' };
    expect(await only()).toMatchObject(whole);
    const [card] = await ada.call('screenshots.list', { query: { fields: 'card' } });
    expect(card?.extracted_dates).toMatchObject([{ ...whole, context_text: '' }]);
  });

  it('is taken from a person who adds a date', async () => {
    const body = { extracted_date: '2026-11-13', role: 'departs', time: '07:45', zone: 'CET' };
    await ada.call('screenshots.addDate', { params: { id }, body });
    expect(await only()).toMatchObject({ ...body, end_date: null, state: 'accepted' });
  });

  it('completes the same day when that is there already', async () => {
    await app.readings.suggestDates(id, { '2026-11-13': 0.9 }, { role: 'due' });
    const { id: dateId } = await only();
    const body = { extracted_date: '2026-11-13', time: '07:45' };
    await ada.call('screenshots.addDate', { params: { id }, body });
    expect(await only()).toMatchObject({
      id: dateId,
      role: 'due',
      time: '07:45',
      state: 'accepted',
    });
  });

  it.each([
    { time: '24:00' },
    { time: '7:45' },
    { role: 'birthday' },
    { extracted_date: '2026-02-30' },
    { extracted_date: null },
    { end_date: '2026-11-12' },
    { state: 'maybe' },
    { confidence: 1 },
    {},
  ])('refuses %j', async (body) => {
    await app.readings.suggestDates(id, { '2026-11-13': 0.9 });
    expect(await refuse(body)).toMatchObject({ status: 422, code: 'invalid_input' });
  });
});

describe('a correction', () => {
  it('is accepted and sure, and no later reading takes it back', async () => {
    await app.readings.suggestDates(id, { '2026-11-13': 0.6 }, { role: 'due' });
    const { id: dateId } = await only();
    await change(dateId, { extracted_date: '2026-11-14', time: '12:00', role: 'starts' });
    const corrected = {
      ...{ id: dateId, extracted_date: '2026-11-14', time: '12:00', role: 'starts' },
      ...{ state: 'accepted', confidence: 1 },
    };
    expect(await only()).toMatchObject(corrected);
    await app.readings.suggestDates(id, { '2026-11-13': 0.6 }, { role: 'due' });
    expect(await only()).toMatchObject(corrected);
  });

  it('can be taken back, and then readings see that day again', async () => {
    await app.readings.suggestDates(id, { '2026-11-13': 0.6 });
    const { id: dateId } = await only();
    await change(dateId, { extracted_date: '2026-11-14' });
    await change(dateId, { extracted_date: '2026-11-13', state: 'suggested' });
    await app.readings.suggestDates(id, { '2026-11-13': 0.7 });
    expect(await only()).toMatchObject({ id: dateId, state: 'suggested', confidence: 0.7 });
  });

  it('leaves the rest of a date alone, and clears a time with its zone', async () => {
    await app.readings.suggestDates(
      id,
      { '2026-11-13': 0.6 },
      { time: '10:15', zone: 'CET', role: 'due' },
    );
    const { id: dateId } = await only();
    await change(dateId, { role: 'expires' });
    expect(await only()).toMatchObject({ time: '10:15', zone: 'CET', role: 'expires' });
    await change(dateId, { time: null });
    expect(await only()).toMatchObject({ time: null, zone: null, role: 'expires' });
  });

  it('drops the end of a range that would lie before its start', async () => {
    await app.readings.suggestDates(id, { '2026-11-13': 0.6 }, { endDate: '2026-11-15' });
    const { id: dateId } = await only();
    await change(dateId, { extracted_date: '2026-11-14' });
    expect(await only()).toMatchObject({ end_date: '2026-11-15' });
    await change(dateId, { extracted_date: '2026-11-20' });
    expect(await only()).toMatchObject({ end_date: null });
  });

  it('does not put a day there twice, unless the other one was rejected', async () => {
    await app.readings.suggestDates(id, { '2026-11-13': 0.6, '2026-11-14': 0.6 });
    const [first, second] = (await get()).extracted_dates;
    const params = { id, dateId: first!.id };
    const body = { extracted_date: '2026-11-14' };
    const answer = await ada.send('screenshots.updateDate', { params, body });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'date_taken' });
    await change(second!.id, { state: 'rejected' });
    await change(first!.id, body);
    expect(await only()).toMatchObject({ id: first!.id, extracted_date: '2026-11-14' });
  });

  it('moves the day in the calendar', async () => {
    await app.readings.suggestDates(id, { '2026-11-13': 0.6 });
    const { id: dateId } = await only();
    expect(await november()).toMatchObject({ '2026-11-13': { extracted: 1 } });
    await change(dateId, { extracted_date: '2026-11-14' });
    expect(await november()).toMatchObject({ '2026-11-14': { extracted: 1 } });
    expect(await november()).not.toHaveProperty('2026-11-13');
  });
});

describe('a new reading', () => {
  it('keeps the id of a date whose day and role are the same, and no other', async () => {
    await app.readings.suggestDates(id, { '2026-11-13': 0.6, '2026-11-14': 0.6 }, { role: 'due' });
    const [before] = (await get()).extracted_dates;
    await app.readings.suggestDates(id, { '2026-11-13': 0.8, '2026-11-16': 0.8 }, { role: 'due' });
    const [same] = (await get()).extracted_dates;
    expect(same).toMatchObject({ id: before!.id, confidence: 0.8 });
    expect(daysOf(await get())).toEqual(['2026-11-13', '2026-11-16']);
    await app.readings.suggestDates(id, { '2026-11-13': 0.8 }, { role: 'starts' });
    const after = await only();
    expect(after.role).toBe('starts');
    expect(after.id).not.toBe(before!.id);
  });
});

describe('days of messages and files', () => {
  it('stay out of the calendar until a person accepts them, and are found by a search', async () => {
    await app.readings.suggestDates(id, { '2026-11-13': 0.9 }, { role: 'posted' });
    expect(await november()).not.toHaveProperty('2026-11-13');
    const query = { start_date: '2026-11-13', end_date: '2026-11-13', date_field: 'ai' };
    expect((await ada.call('screenshots.list', { query })).map((row) => row.id)).toEqual([id]);
    const day = () => ada.call('calendar.day', { params: { date: '2026-11-13' } });
    expect((await day()).extracted).toEqual([]);
    await change((await only()).id, { state: 'accepted' });
    expect(await november()).toMatchObject({ '2026-11-13': { extracted: 1 } });
    expect((await day()).extracted).toHaveLength(1);
  });

  it('come into the calendar with another role', async () => {
    await app.readings.suggestDates(id, { '2026-11-13': 0.9 }, { role: 'posted' });
    await change((await only()).id, { role: 'due', state: 'suggested' });
    expect(await november()).toMatchObject({ '2026-11-13': { extracted: 1 } });
  });
});

describe('when an image was made', () => {
  const update = (image_created_at: string | null) =>
    ada.call('screenshots.update', { params: { id }, body: { image_created_at } });

  it.each([
    ['2025-03-14', '2025-03-14'],
    ['2025-03-14T10:15', '2025-03-14T10:15:00'],
    ['2025-03-14T23:30:00.123+01:00', '2025-03-14T23:30:00+01:00'],
    [null, null],
  ])('is set by a person: %s', async (said, stored) => {
    await update(said);
    const made = { image_created_at: stored, image_created_source: 'person' };
    expect(await get()).toMatchObject(made);
    await app.readings.store(id, { title: 'Read again' });
    expect(await get()).toMatchObject(made);
  });

  it('moves the image in the calendar, and readings count relative days from it', async () => {
    await update('2026-11-03');
    expect(await november()).toMatchObject({ '2026-11-03': { creationUploaded: 1 } });
    await update('2026-11-04T08:00');
    expect(await november()).toMatchObject({ '2026-11-04': { creationUploaded: 1 } });
    expect(await november()).not.toHaveProperty('2026-11-03');
  });

  it.each(['2025-02-30', '1989-12-31', '2199-01-01', 'yesterday', '2025-03-14 10:15', ''])(
    'is refused when it is impossible: %j',
    async (image_created_at) => {
      const body = { image_created_at };
      const answer = await ada.send('screenshots.update', { params: { id }, body });
      expect(answer.status).toBe(422);
    },
  );
});

describe('the day that "tomorrow" is counted from', () => {
  it('is that of the upload where the uploader is', async () => {
    app.clock.set('2026-11-20T23:30:00Z');
    const late = await ada.store(await uniqueImage());
    const scope = await scopeOf(app, late);
    const readings = app.nest.get(ReadingRequestsService);
    const dayOf = async () => (await readings.findSubject(scope, late))?.imageDate;
    expect(await dayOf()).toBe('2026-11-20');
    await ada.call('auth.updateMe', { body: { time_zone: 'Europe/Berlin' } });
    expect(await dayOf()).toBe('2026-11-21');
    await ada.call('screenshots.update', {
      params: { id: late },
      body: { image_created_at: '2026-11-03' },
    });
    expect(await dayOf()).toBe('2026-11-03');
  });
});
