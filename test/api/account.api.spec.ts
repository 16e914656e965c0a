import { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';

let app: TestApp;
let ada: Client;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  ada = await app.person('ada@example.com');
});
afterEach(() => app.stopWorker());

const update = (body: object) => ada.call('auth.updateMe', { body });

describe('the profile', () => {
  it('keeps a name that the person typed at the next sign-in', async () => {
    await update({ name: ' Ada L. ', given_name: 'Ada' });
    const again = await app.person('ada@example.com');
    expect((await again.call('auth.me', {})).google_user_data).toMatchObject({
      name: 'Ada L.',
      given_name: 'Ada',
    });
  });

  it('takes a zone, and none', async () => {
    expect((await update({ time_zone: 'Europe/Berlin' })).time_zone).toBe('Europe/Berlin');
    expect((await ada.call('auth.me', {})).time_zone).toBe('Europe/Berlin');
    expect((await update({ time_zone: null })).time_zone).toBeNull();
  });

  it.each([{}, { name: ' ' }, { time_zone: 'Mars/Base' }, { email: 'x@y.z' }, { name: 7 }, []])(
    'refuses %j',
    async (body) => {
      expect((await ada.send('auth.updateMe', { body })).status).toBe(422);
    },
  );
});

describe('a deleted account', () => {
  const CANARY = 'quetzalcanary';

  it('is signed out everywhere, and erased with everything it had', async () => {
    const phone = await app.person('ada@example.com');
    const id = await ada.store(await uniqueImage(), `${CANARY}.png`);
    await app.read(id, { title: CANARY, tags: [CANARY], text: CANARY });
    await ada.call('collections.create', { body: { name: CANARY, search: { q: CANARY } } });
    await ada.call('screenshots.update', { params: { id }, body: { is_favorite: true } });
    await ada.call('screenshots.remove', { params: { id: await ada.store(await uniqueImage()) } });
    await ada.call('operations.deleteAccount', {});
    expect((await ada.send('auth.me')).status).toBe(401);
    expect((await phone.send('auth.me')).status).toBe(401);

    await app.startWorker();
    await app.untilDone('accounts.erase');
    expect(await app.traces(CANARY)).toEqual([]);
    expect(await app.traces('ada@example.com')).toEqual([]);
    expect(await app.filesOf(id)).toEqual([]);
  });

  it('leaves the way free for a new one of the same person', async () => {
    await ada.store(await uniqueImage());
    await ada.call('operations.deleteAccount', {});
    const again = await app.person('ada@example.com');
    expect(await again.call('screenshots.list', {})).toEqual([]);
    expect((await again.call('billing.status', {})).usage.screenshots_uploaded).toBe(0);
  });
});

describe('a plan that an operator gives', () => {
  it('counts at once, renews itself, and can be taken away', async () => {
    await app.givePlan('ADA@example.com', 'silver');
    const status = await ada.call('billing.status', {});
    expect(status).toMatchObject({
      subscription: {
        plan: { id: 3, name: 'Silver', screenshot_limit: 600 },
        status: 'active',
        current_period_end: '2026-12-15T12:00:00.000Z',
      },
      remaining_uploads: 600,
      features: ['team_collaboration', 'advanced_search', 'priority_processing'],
    });
    app.clock.advance({ days: 40 });
    ada = await app.person('ada@example.com');
    expect((await ada.call('billing.status', {})).subscription?.current_period_end).toBe(
      '2027-01-15T12:00:00.000Z',
    );
    await app.givePlan('ada@example.com', 'Free');
    expect(await ada.call('billing.status', {})).toMatchObject({
      subscription: null,
      features: [],
    });
  });

  it('says what it does not know', async () => {
    await expect(app.givePlan('nobody@example.com', 'Gold')).rejects.toThrow(/no account/);
    await expect(app.givePlan('ada@example.com', 'Diamond')).rejects.toThrow(/there are Free, B/);
  });
});
