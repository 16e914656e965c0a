import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { PurgeService } from '../../server/modules/screenshots/trash/purge.service';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
useApp(async (started) => {
  app = started;
  ada = await app.person('ada@example.com');
});
afterEach(() => app.worker.stop());

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

  it('needs a sign-in that is younger than a day', async () => {
    app.clock.advance({ ms: 24 * 60 * 60 * 1000 });
    const answer = await ada.send('operations.deleteAccount', {});
    expect(await answer.json()).toMatchObject({ code: 'fresh_sign_in_needed' });
    expect((await ada.send('auth.me')).status).toBe(200);
    const again = await app.person('ada@example.com');
    expect((await again.send('operations.deleteAccount', {})).status).toBe(204);
  });

  it('is signed out everywhere, and erased with everything it had', async () => {
    const phone = await app.person('ada@example.com');
    const id = await ada.store(await uniqueImage(), `${CANARY}.png`);
    await app.readings.store(id, { title: CANARY, tags: [CANARY], text: CANARY });
    await ada.call('collections.create', { body: { name: CANARY, search: { q: CANARY } } });
    await ada.call('screenshots.update', { params: { id }, body: { is_favorite: true } });
    await ada.call('screenshots.remove', { params: { id: await ada.store(await uniqueImage()) } });
    await ada.call('operations.deleteAccount', {});
    expect((await ada.send('auth.me')).status).toBe(401);
    expect((await phone.send('auth.me')).status).toBe(401);

    await app.worker.start();
    await app.jobs.untilDone('accounts.erase');
    expect(await app.database.traces(CANARY)).toEqual([]);
    expect(await app.database.traces('ada@example.com')).toEqual([]);
    expect(await app.screenshots.filesOf(id)).toEqual([]);
  });

  it('leaves the way free for a new one of the same person', async () => {
    await ada.store(await uniqueImage());
    await ada.call('operations.deleteAccount', {});
    const again = await app.person('ada@example.com');
    expect(await again.call('screenshots.list', {})).toEqual([]);
    expect((await again.call('billing.status', {})).usage.screenshots_uploaded).toBe(0);
  });
});

describe('an upload that is on its way while the account is erased', () => {
  let before: string[];
  beforeEach(async () => {
    before = await app.screenshots.files();
  });

  /** An upload whose last bytes the test sends later. */
  async function slowUpload({ isTeamLast = false, teamId = '' } = {}) {
    const image = await uniqueImage();
    const edge = 'edge';
    const part = (head: string, body: Buffer) =>
      Buffer.concat([
        Buffer.from(`--${edge}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        body,
      ]);
    const team = part('name="team_id"', Buffer.from(`${teamId}\r\n`));
    const file = part('name="file"; filename="late.png"', image.subarray(0, -10));
    const start = isTeamLast ? file : Buffer.concat([team, file]);
    const end = Buffer.concat([
      image.subarray(-10),
      Buffer.from('\r\n'),
      isTeamLast ? team : Buffer.of(),
      Buffer.from(`--${edge}--\r\n`),
    ]);
    let finish = (): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new Uint8Array(start));
        finish = () => {
          controller.enqueue(new Uint8Array(end));
          controller.close();
        };
      },
    });
    const headers = { 'Content-Type': `multipart/form-data; boundary=${edge}` };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const answer = ada.fetch('/api/screenshots/upload', init);
    while ((await app.screenshots.files()).length === before.length) await setTimeout(10);
    return { answer, finish: () => finish() };
  }

  it('leaves no file when it arrives at the last moment', async () => {
    const upload = await slowUpload();
    await ada.call('operations.deleteAccount', {});
    const purge = jest.spyOn(PurgeService.prototype, 'purgeWorkspace');
    purge.mockImplementationOnce(async function (this: PurgeService, ...parts) {
      const count = await this.purgeWorkspace(...parts);
      upload.finish();
      await upload.answer;
      return count;
    });
    await app.worker.start();
    await app.jobs.untilDone('accounts.erase');
    expect(purge.mock.calls.length).toBeGreaterThan(1);
    purge.mockRestore();
    expect(await app.screenshots.files()).toEqual(before);
    expect(await app.database.traces('late.png')).toEqual([]);
  });

  it.each([false, true])(
    'gets the error of an ended session when it comes too late, and leaves no file (team last: %s)',
    async (isTeamLast) => {
      const fault = jest.spyOn(Logger.prototype, 'error');
      const upload = await slowUpload({ isTeamLast });
      await ada.call('operations.deleteAccount', {});
      await app.worker.start();
      await app.jobs.untilDone('accounts.erase');
      upload.finish();
      const answer = await upload.answer;
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'not_signed_in' });
      expect(fault).not.toHaveBeenCalled();
      fault.mockRestore();
      expect(await app.screenshots.files()).toEqual(before);
    },
  );

  it('finds no team when that was erased with its owner', async () => {
    await app.billing.givePlan('ada@example.com', 'Bronze');
    const teamId = await app.teams.make({ name: 'Lonely', owner: 'ada@example.com' });
    const upload = await slowUpload({ teamId });
    await ada.call('operations.deleteAccount', {});
    await app.worker.start();
    await app.jobs.untilDone('accounts.erase');
    upload.finish();
    expect((await upload.answer).status).toBe(404);
    expect(await app.screenshots.files()).toEqual(before);
  });
});

describe('an account that owns a team', () => {
  it('is refused while the team has other members, and names the team', async () => {
    await app.person('bob@example.com');
    const team = { name: 'Harbor', owner: 'ada@example.com', members: ['bob@example.com'] };
    await app.teams.make(team);
    const answer = await ada.send('operations.deleteAccount');
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'owns_team',
      error: 'You own the team Harbor, which has other members. Hand it over or delete it first.',
    });
    expect((await ada.send('auth.me')).status).toBe(200);
  });

  it('is never closed as the owner of a team that is handed over at the same moment', async () => {
    const bob = await app.person('bob@example.com');
    const people = { owner: 'ada@example.com', members: ['bob@example.com'] };
    const id = await app.teams.make({ name: 'Harbor', ...people });
    const body = { member_id: (await bob.call('auth.me', {})).id };
    const [handedOver, closed] = await Promise.all([
      ada.send('teams.handOver', { params: { id }, body }),
      bob.send('operations.deleteAccount'),
    ]);
    expect([
      [200, 409],
      [404, 204],
    ]).toContainEqual([handedOver.status, closed.status]);
  });

  it('is erased with a team that has no other member', async () => {
    await app.teams.make({ name: 'Lonely', owner: 'ada@example.com' });
    await ada.call('operations.deleteAccount', {});
    await app.worker.start();
    await app.jobs.untilDone('accounts.erase');
    expect(await app.database.traces('Lonely')).toEqual([]);
  });
});

describe('a plan that an operator gives', () => {
  it('is one of them when several are given at the same moment', async () => {
    const names = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Silver', 'Bronze'];
    await Promise.all(names.map((name) => app.billing.givePlan('ada@example.com', name)));
    const { subscription } = await ada.call('billing.status', {});
    expect(names).toContain(subscription?.plan.name);
  });

  it('counts at once, renews itself, and can be taken away', async () => {
    await app.billing.givePlan('ADA@example.com', 'silver');
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
    await app.billing.givePlan('ada@example.com', 'Free');
    expect(await ada.call('billing.status', {})).toMatchObject({
      subscription: null,
      features: [],
    });
  });

  it('names an unknown field', async () => {
    await expect(app.billing.givePlan('nobody@example.com', 'Gold')).rejects.toThrow(/no account/);
    await expect(app.billing.givePlan('ada@example.com', 'Diamond')).rejects.toThrow(
      /there are Free, B/,
    );
  });
});
