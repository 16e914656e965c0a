// Faults that were published of other products, and the searches for what is shared.
import sharp from 'sharp';
import type { z } from 'zod';
import type { Share } from '../../server/contract/sharing/shares';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

type Link = z.infer<typeof Share>;

const PASSWORD = 'open sesame';

let app: TestApp;
let ada: Client;
let id: string;

useApp(async (started) => {
  app = started;
  ada = await app.person('ada@example.com');
  await app.billing.givePlan('ada@example.com', 'Platinum');
  id = await ada.store(await uniqueImage(), 'quay.png');
  await app.readings.store(id, { title: 'Quay plan', text: 'words of the original' });
});

const share = (body: object = {}) =>
  ada.call('shares.create', {
    body: { screenshot_ids: [id], redact: false, allow_download: true, ...body },
  });
const tokenOf = ({ url }: Pick<Link, 'url'>) => url?.split('/s/')[1] ?? '';
const waysOf = (link: Link) => {
  const api = `/api/s/${tokenOf(link)}`;
  const image = `${api}/items/${id}/image`;
  return [
    ...[`/s/${tokenOf(link)}`, api, `${api}/watch`, `${api}/download`, `${api}/logo`],
    ...[image, `${image}?w=320`, `${image}?w=640`],
  ];
};
const statusesOf = (link: Link, visitor = app.visitor()) =>
  Promise.all(waysOf(link).map(async (path) => (await visitor.fetch(path)).status));
const all = (status: number, link: Link) => waysOf(link).map(() => status);

const pixel = async () =>
  (
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
      .png()
      .toBuffer()
  ).toString('base64');
const giveLogo = async () =>
  ada.call('shares.putLogo', { query: {}, body: { image: await pixel() } });

describe('a fault of others that is none here', () => {
  it('an end that is shown but not kept', async () => {
    await giveLogo();
    const link = await share({ expires_in_days: 1 });
    expect(await statusesOf(link)).toEqual([200, 200, 204, 200, 200, 200, 200, 200]);
    app.clock.advance({ days: 1, minutes: 1 });
    expect(await statusesOf(link)).toEqual(all(404, link));
    // Also where somebody else gives it a new title meanwhile.
    await ada.call('shares.update', { params: { id: link.id }, body: { title: 'Later' } });
    expect(await statusesOf(link)).toEqual(all(404, link));
  });

  it('fields that are lost on an edit', async () => {
    const body = { password: PASSWORD, max_views: 9, show_text: false, title: 'For the harbor' };
    const link = await share({ ...body, expires_in_days: 30 });
    const edits = [
      { title: 'Other' },
      { allow_download: false },
      { show_text: true },
      { max_views: 7 },
      { expires_in_days: 90 },
    ];
    let known: Link = link;
    for (const edit of edits) {
      const changed = await ada.call('shares.update', { params: { id: link.id }, body: edit });
      const { expires_in_days: days, title, ...same } = { expires_in_days: null, ...edit };
      expect(changed).toMatchObject({
        ...known,
        ...same,
        ...(title === undefined ? {} : { title, own_title: title }),
        ...(days === null ? {} : { expires_at: changed.expires_at }),
      });
      expect(changed.has_password).toBe(true);
      known = changed;
    }
    // The address is still the same, and still closed.
    expect(known.url).toBe(link.url);
    expect((await app.visitor().fetch(`/s/${tokenOf(link)}`)).status).toBe(401);
  });

  it('a password in the address, in an answer, or in plain text', async () => {
    const link = await share({ password: PASSWORD });
    const path = `/s/${tokenOf(link)}`;
    const written = encodeURIComponent(PASSWORD);
    for (const way of waysOf(link))
      expect(
        (await app.visitor().fetch(`${way}${way.includes('?') ? '&' : '?'}password=${written}`))
          .status,
      ).toBe(401);
    const visitor = app.visitor();
    const page = await visitor.fetch(path);
    expect(await page.text()).toMatch(/<form method="post"/);
    const answer = await visitor.fetch(`${path}/unlock`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'same-origin',
      },
      body: new URLSearchParams({ password: PASSWORD }),
    });
    expect(answer.headers.get('location')).toBe(path);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const seen = JSON.stringify([...answer.headers]) + visitor.cookie + JSON.stringify(link);
    expect(seen + JSON.stringify(await ada.call('shares.list', { query: {} }))).not.toMatch(
      /sesame/i,
    );
    expect(await app.database.traces('sesame')).toEqual([]);
    const [row] = await app.database.query<{ hash: string }>(
      'select password_hash as hash from share_links where id = $1',
      [link.id],
    );
    expect(row?.hash).toMatch(/^scrypt\$[\w-]{20,}\$[\w-]{43}$/);
  });

  it('a password that is asked for once, and then a page with nothing on it', async () => {
    const link = await share({ password: PASSWORD });
    const visitor = app.visitor();
    const params = { id: tokenOf(link) };
    await visitor.call('shared.unlock', { params, body: { password: PASSWORD } });
    for (const _ of ['first', 'second']) {
      const page = await visitor.call('shared.get', { params });
      expect(page.items).toMatchObject([{ id, title: 'Quay plan', text: 'words of the original' }]);
      const html = await (await visitor.fetch(`/s/${tokenOf(link)}`)).text();
      expect(html).toContain(`/items/${id}/image`);
      const image = await visitor.send('shared.image', { params: { ...params, itemId: id } });
      expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(20);
    }
  });

  it.each<[string, (link: Link) => Promise<unknown>]>([
    ['revoked', (link) => ada.send('shares.revoke', { params: { id: link.id } })],
    ['trashed', () => ada.send('screenshots.remove', { params: { id } })],
    [
      'closed by a password',
      (link) =>
        ada.call('shares.update', { params: { id: link.id }, body: { password: PASSWORD } }),
    ],
  ])('data that are checked but not the bytes: %s', async (state, end) => {
    await giveLogo();
    const link = await share();
    expect(await statusesOf(link)).toEqual([200, 200, 204, 200, 200, 200, 200, 200]);
    await end(link);
    expect(await statusesOf(link)).toEqual(all(state === 'closed by a password' ? 401 : 404, link));
  });
});

describe('a dead link', () => {
  const LOOKED_UP = /share_|collection|screenshots|workspaces|redacted/;
  const locked = () =>
    app.database.query(
      `update workspaces set lock_after_created_at = '2020-01-01', lock_until = '2035-01-01',
         lock_after_id = '00000000-0000-7000-8000-000000000000'`,
    );
  const states: Record<string, (link: Link) => Promise<unknown>> = {
    revoked: ({ id: linkId }) => ada.send('shares.revoke', { params: { id: linkId } }),
    expired: async () => app.clock.advance({ days: 8 }),
    'used up': () => app.database.query('update share_links set max_views = 1, view_count = 1'),
    trashed: () => ada.send('screenshots.remove', { params: { id } }),
    locked,
    'forbidden by the owner': () =>
      ada.send('shares.updateRules', { query: {}, body: { allowed: false } }),
  };

  it.each(Object.keys(states))('costs what an address costs that never was: %s', async (state) => {
    const links = [await share(), await share({ password: PASSWORD })];
    for (const link of links) await states[state]?.(link);
    const work = (token: string) =>
      app.database.readsOf(LOOKED_UP, async () => {
        for (const path of [`/s/${token}`, `/api/s/${token}`, `/api/s/${token}/download`]) {
          expect((await app.visitor().fetch(path)).status).toBe(404);
        }
      });
    const never = await work('A'.repeat(43));
    expect(never).toHaveLength(3);
    for (const link of links) expect(await work(tokenOf(link))).toEqual(never);
  });
});

describe('a search for what is shared', () => {
  const found = async (q: string) =>
    (await ada.call('screenshots.list', { query: { q } })).map((row) => row.id);

  it.each<[string, (link: Link) => Promise<unknown>]>([
    ['revoked', (link) => ada.send('shares.revoke', { params: { id: link.id } })],
    ['over', async () => app.clock.advance({ days: 8 })],
    ['used up', () => app.database.query('update share_links set max_views = 1, view_count = 1')],
    ['forbidden', () => ada.send('shares.updateRules', { query: {}, body: { allowed: false } })],
  ])('finds it until the link is %s', async (_state, end) => {
    const other = await ada.store(await uniqueImage(), 'other.png');
    const link = await share();
    expect(await found('is:shared')).toEqual([id]);
    expect(await found('-is:shared')).toEqual([other]);
    await end(link);
    ada = await app.person('ada@example.com');
    expect(await found('is:shared')).toEqual([]);
    expect(await found('-is:shared quay')).toEqual([id]);
  });

  it.each([
    ['was disabled', "update users set disabled_at = now() where email = 'bea@example.com'"],
    ['closed the account', "update users set issuer = 'closed' where email = 'bea@example.com'"],
    [
      'left the team',
      `delete from workspace_members
       where user_id = (select id from users where email = 'bea@example.com')`,
    ],
  ])('does not find it once its maker %s, because the link opens nothing', async (_state, end) => {
    const bea = await app.person('bea@example.com');
    const members = ['bea@example.com'];
    const team_id = await app.teams.make({ name: 'Harbor', owner: 'ada@example.com', members });
    const shot = await ada.store(await uniqueImage(), 'pier.png', { team_id });
    await bea.call('shares.create', { body: { screenshot_ids: [shot], redact: false } });
    const inTeam = async () =>
      (await ada.call('screenshots.list', { query: { q: 'is:shared', team_id } })).length;
    expect(await inTeam()).toBe(1);
    await app.database.query(end);
    expect(await inTeam()).toBe(0);
  });

  it('finds what a shared collection holds, and nothing of other spaces', async () => {
    const body = { name: 'Quays' };
    const { collection_id } = await ada.call('collections.create', { body });
    await ada.call('shares.create', { body: { collection_id, redact: false } });
    expect(await found('is:shared')).toEqual([]);
    await ada.call('collections.addItem', { params: { id: collection_id, screenshotId: id } });
    expect(await found('is:shared')).toEqual([id]);
    const bea = await app.person('bea@example.com');
    await app.billing.givePlan('bea@example.com', 'Silver');
    expect(await bea.call('screenshots.list', { query: { q: 'is:shared' } })).toEqual([]);
  });

  it('is followed by no live collection, because links end by themselves', async () => {
    const body = { name: 'Shared', search: { q: 'quay is:shared' } };
    expect((await ada.send('collections.create', { body: { ...body, live: true } })).status).toBe(
      422,
    );
    await share();
    const { collection } = await ada.call('collections.create', { body });
    expect(collection).toMatchObject({ screenshot_count: 1, is_live: false });
  });
});
