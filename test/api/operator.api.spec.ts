import { READING_VERSION } from '../../server/common/reading-version';
import { PLANS } from '../../server/contract/plans';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let olga: Client;

useApp(
  async (started) => {
    app = started;
    olga = await app.person('olga@example.com');
  },
  { settings: { OPERATOR_EMAILS: 'Olga@Example.com, ops@example.com' } },
);

/** A reading that has failed for good, as the table stores it. */
async function failedReading(client: Client): Promise<string> {
  const id = await client.store(await uniqueImage());
  await app.database.query(
    `update jobs set state = 'failed', attempts = 3, last_error = 'It could not be read.'`,
  );
  await app.readings.fail(id);
  return id;
}

describe('the installation', () => {
  it('is shown to people whom the configuration names, regardless of case', async () => {
    expect((await olga.call('auth.me', {})).is_operator).toBe(true);
    expect((await olga.send('operator.overview')).status).toBe(200);
  });

  it('does not exist for anybody else', async () => {
    const ada = await app.person('ada@example.com');
    expect(await ada.call('auth.me', {})).not.toHaveProperty('is_operator');
    for (const route of [
      'operator.overview',
      'operator.failedJobs',
      'operator.retryAll',
    ] as const) {
      const answer = await ada.send(route);
      expect([route, answer.status]).toEqual([route, 404]);
      expect(await answer.json()).toMatchObject({ code: 'not_found' });
    }
  });

  it('counts people by plan, their storage, and waiting jobs', async () => {
    const ada = await app.person('ada@example.com');
    await app.billing.givePlan('ada@example.com', 'Gold');
    const image = await uniqueImage();
    await ada.store(image);
    const { people, storage, queue, versions } = await olga.call('operator.overview', {});
    expect(people).toMatchObject({ total: 2, active: 2, teams: 0 });
    const holders: Record<string, number> = { Free: 1, Gold: 1 };
    expect(people.plans.map(({ plan_name, people: n }) => [plan_name, n])).toEqual(
      PLANS.map(({ name }) => [name, holders[name] ?? 0]),
    );
    // With thumbnails, as the settings and the list of people say it.
    const { used_bytes: used } = await ada.call('storage.get', {});
    expect(used).toBeGreaterThan(image.length);
    expect(storage).toMatchObject({ screenshots: 1, bytes: used });
    expect(storage.free_bytes).toBeGreaterThan(0);
    expect(queue.kinds).toEqual([
      expect.objectContaining({
        queued: 1,
        running: 0,
        failed: 0,
        waiting_since: expect.any(String),
      }),
    ]);
    expect(versions.schema).toMatch(/^\d{14}_/);
  });
});

it('says how many images older engines and rules have read', async () => {
  const ada = await app.person('ada@example.com');
  const ids = [await ada.store(await uniqueImage()), await ada.store(await uniqueImage())];
  const trashed = await ada.store(await uniqueImage());
  const { engine, rules } = READING_VERSION;
  await app.readings.store(ids[0]!, { version: { engine, rules: rules - 1 } });
  await app.readings.store(ids[1]!, { version: { engine, rules } });
  await app.readings.store(trashed, { version: { engine: engine - 1, rules: rules + 5 } });
  const readings = async () => (await olga.call('operator.overview', {})).readings;
  expect(await readings()).toMatchObject({ version: `${engine}.${rules}`, older: 2 });
  await ada.call('screenshots.remove', { params: { id: trashed } });
  expect((await readings()).older).toBe(1);
  await app.readings.store(ids[0]!, {});
  expect((await readings()).older).toBe(0);
});

it('says which engine reads, and how long that takes', async () => {
  const readings = async () => (await olga.call('operator.overview', {})).readings;
  expect(await readings()).toMatchObject({ engine: null, median_seconds: null });
  const ada = await app.person('ada@example.com');
  for (const wait of [1_000, 2_000, 60_000]) {
    const id = await ada.store(await uniqueImage());
    app.clock.advance({ ms: wait });
    await app.readings.store(id, {});
  }
  const { engine, median_seconds: seconds } = await readings();
  expect(engine).toBe('test');
  expect(seconds).toBe(2);
});

describe('a job that failed', () => {
  it('is listed with its reason, and tried again once', async () => {
    const ada = await app.person('ada@example.com');
    const screenshotId = await failedReading(ada);
    const [job] = await olga.call('operator.failedJobs', {});
    expect(job).toMatchObject({ key: screenshotId, attempts: 3, error: 'It could not be read.' });
    const again = { params: { id: job?.id ?? '' } };
    expect(await olga.call('operator.retry', again)).toEqual({ outcome: 'queued' });
    expect(await olga.call('operator.failedJobs', {})).toEqual([]);
    expect((await olga.send('operator.retry', again)).status).toBe(404);
    const [row] = (await ada.call('screenshots.list', { query: {} })) as {
      processing_status: string;
    }[];
    expect(row?.processing_status).toBe('pending');
  });

  it('is tried again with all others', async () => {
    const ada = await app.person('ada@example.com');
    await failedReading(ada);
    expect(await olga.call('operator.retryAll', {})).toEqual({ queued: 1 });
    const { queue } = await olga.call('operator.overview', {});
    expect(queue.kinds).toEqual([expect.objectContaining({ queued: 1, failed: 0 })]);
  });

  it.each(['nothing', '0199a8b0-0000-7000-8000-000000000000'])('must be there: %s', async (id) => {
    expect((await olga.send('operator.retry', { params: { id } })).status).toBe(404);
  });
});
