import type { z } from 'zod';
import type { Share } from '../../server/contract/sharing/shares';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import { type Client } from '../support/person';
import { useApp } from '../support/use-app';

type Link = z.infer<typeof Share>;

let app: TestApp;
let owner: Client;
let member: Client;
let other: Client;
let team_id: string;
let id: string;

useApp(async (started) => {
  app = started;
  [owner, member, other] = (await Promise.all(
    ['owner', 'member', 'other'].map((name) => app.person(`${name}@example.com`)),
  )) as [Client, Client, Client];
  // The plan whose links carry a logo.
  await app.billing.givePlan('owner@example.com', 'Platinum');
  team_id = await app.teams.make({
    name: 'Harbor',
    owner: 'owner@example.com',
    members: ['member@example.com', 'other@example.com'],
  });
  const logo = (await uniqueImage()).toString('base64');
  await owner.call('shares.putLogo', { query: { team_id }, body: { image: logo } });
  id = await owner.store(await uniqueImage(), 'private name.png', { team_id });
  await app.readings.store(id, { title: 'Quay plan', text: 'words of the original' });
});

const share = (body: object = {}, client = owner) =>
  client.call('shares.create', { body: { screenshot_ids: [id], ...body } });
const sharePlain = (body: object = {}, client = owner) => share({ redact: false, ...body }, client);
const tokenOf = ({ url }: Pick<Link, 'url'>) => url?.split('/s/')[1] ?? '';
const look = (link: Pick<Link, 'url'>, client = app.visitor()) =>
  client.send('shared.get', { params: { id: tokenOf(link) } });
const statusOf = async (answer: Promise<Response>) => (await answer).status;

/** Every way to reach a link, as a visitor asks for it. */
const ways = (token: string, itemId: string): [string, RequestInit?][] => [
  [`/api/s/${token}`],
  [`/api/s/${token}/watch`],
  [`/api/s/${token}/logo`],
  [`/api/s/${token}/items/${itemId}/image`],
  [`/api/s/${token}/items/${itemId}/image?w=320`],
  [`/api/s/${token}/items/${itemId}/image?w=640`],
  [`/api/s/${token}/download`],
  [`/s/${token}`],
  [
    `/api/s/${token}/unlock`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: 'guessed' }),
    },
  ],
  [
    `/s/${token}/unlock`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'password=guessed',
    },
  ],
];

/** The parts of an answer that tell one state from another. */
async function shownBy(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status: answer.status, headers, body: await answer.text() };
}

it('shows a screenshot without an account, at an address of 256 bits', async () => {
  const link = await sharePlain();
  expect(link).toMatchObject({ state: 'live', view_count: 0, has_password: false });
  expect(tokenOf(link)).toMatch(/^[\w-]{43}$/);
  const page = await app.visitor().call('shared.get', { params: { id: tokenOf(link) } });
  expect(page).toMatchObject({
    title: 'Quay plan',
    items: [{ id, title: 'Quay plan', is_ready: true, text: 'words of the original' }],
    allow_download: false,
  });
  const params = { id: tokenOf(link), itemId: id };
  const image = await app.visitor().send('shared.image', { params });
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

it('ends after seven days unless told', async () => {
  const link = await sharePlain();
  expect(new Date(link.expires_at ?? 0).getTime() - app.clock.now().getTime()).toBe(7 * 86_400_000);
  expect((await sharePlain({ expires_in_days: null })).expires_at).toBeNull();
  const at = new Date(app.clock.now().getTime() + 5_000).toISOString();
  expect((await sharePlain({ expires_at: at })).expires_at).toBe(at);
  const past = { body: { screenshot_ids: [id], expires_at: '2020-01-01T00:00:00.000Z' } };
  expect(await statusOf(owner.send('shares.create', past))).toBe(422);
});

it('stores neither the address nor the password', async () => {
  const link = await sharePlain({ password: 'open sesame' });
  expect(await app.database.traces(tokenOf(link).toLowerCase())).toEqual([]);
  expect(await app.database.traces('open sesame')).toEqual([]);
  // It is shown again all the same.
  expect((await owner.call('shares.list', { query: { team_id } }))[0]?.url).toBe(link.url);
});

describe('a link that shows nothing', () => {
  const dead: Record<string, (link: Link) => Promise<unknown>> = {
    revoked: ({ id: linkId }) => owner.send('shares.revoke', { params: { id: linkId } }),
    renewed: ({ id: linkId }) => owner.send('shares.renew', { params: { id: linkId } }),
    expired: async () => app.clock.advance({ days: 8 }),
    'used up': ({ id: linkId }) =>
      app.database.query('update share_links set max_views = 1, view_count = 1 where id = $1', [
        linkId,
      ]),
    trashed: () => owner.send('screenshots.remove', { params: { id } }),
    locked: () =>
      app.database.query(
        `update workspaces set lock_after_created_at = '2020-01-01', lock_until = '2035-01-01',
           lock_after_id = '00000000-0000-7000-8000-000000000000' where id = $1`,
        [team_id],
      ),
    'forbidden by the owner': () =>
      owner.send('shares.updateRules', { query: { team_id }, body: { allowed: false } }),
    'made by a former member': async () => {
      const { id: memberId } = await member.call('auth.me', {});
      await owner.send('teams.removeMember', { params: { id: team_id, memberId } });
    },
    'made by a disabled person': () =>
      app.database.query("update users set disabled_at = now() where email = 'member@example.com'"),
    'made by a closed account': () =>
      app.database.query("update users set issuer = 'closed' where email = 'member@example.com'"),
    'of a deleted team': () => owner.send('teams.remove', { params: { id: team_id } }),
  };

  it.each(Object.keys(dead))(
    'is like one that never was when it is %s, on every way and for everybody',
    async (state) => {
      const isMembers = /member|person|account/.test(state);
      const link = await sharePlain({ allow_download: true }, isMembers ? member : owner);
      const hasPassword = await sharePlain(
        { allow_download: true, password: 'open sesame' },
        isMembers ? member : owner,
      );
      const known = app.visitor();
      if (state !== 'used up') {
        expect((await look(link, known)).status).toBe(200);
        expect((await known.fetch(`/api/s/${tokenOf(link)}/logo`)).status).toBe(200);
      }
      await dead[state]?.(link);
      await dead[state]?.(hasPassword);
      for (const visitor of [app.visitor(), known, owner, other]) {
        const answers = (token: string) =>
          Promise.all(
            ways(token, id).map(async ([path, init]) => shownBy(await visitor.fetch(path, init))),
          );
        const never = await answers('A'.repeat(43));
        expect(new Set(never.map(({ status }) => status))).toEqual(new Set([404]));
        expect(await answers(tokenOf(link))).toEqual(never);
        expect(await answers(tokenOf(hasPassword))).toEqual(never);
      }
    },
  );

  it('stays dead for a former member who comes back', async () => {
    const link = await sharePlain({}, member);
    const { id: memberId } = await member.call('auth.me', {});
    await owner.call('teams.removeMember', { params: { id: team_id, memberId } });
    await app.database.query(
      `insert into workspace_members (workspace_id, user_id, role, created_at)
       values ($1, $2, 'member', now())`,
      [team_id, memberId],
    );
    expect(await statusOf(look(link))).toBe(404);
  });

  it('lives again once the owner allows links', async () => {
    const link = await sharePlain();
    const set = (allowed: boolean) =>
      owner.call('shares.updateRules', { query: { team_id }, body: { allowed } });
    await set(false);
    expect(await statusOf(look(link))).toBe(404);
    await set(true);
    expect(await statusOf(look(link))).toBe(200);
  });

  it('answers 404 for a picture that it does not show, and for an archive that it does not offer', async () => {
    const link = await sharePlain();
    const foreign = await owner.store(await uniqueImage(), 'b.png', { team_id });
    for (const itemId of [foreign, 'x', '']) {
      const params = { id: tokenOf(link), itemId };
      expect(await statusOf(app.visitor().send('shared.image', { params }))).toBe(404);
    }
    const params = { id: tokenOf(link) };
    expect(await statusOf(app.visitor().send('shared.download', { params }))).toBe(404);
  });
});

describe('a password', () => {
  const unlock = (link: Link, password: string, visitor: Client) =>
    visitor.send('shared.unlock', { params: { id: tokenOf(link) }, body: { password } });

  it('is asked for before anything, and opens one browser for an hour', async () => {
    const link = await sharePlain({ password: 'open sesame', allow_download: true });
    const visitor = app.visitor();
    for (const [path, init] of ways(tokenOf(link), id)) {
      if (init) continue;
      const answer = await app.visitor().fetch(path);
      expect([path, answer.status]).toEqual([path, 401]);
      expect(await answer.text()).not.toMatch(/quay|words of|private/i);
    }
    expect(await statusOf(unlock(link, 'open Sesame', visitor))).toBe(401);
    expect(await statusOf(look(link, visitor))).toBe(401);
    expect(await statusOf(unlock(link, 'open sesame', visitor))).toBe(204);
    for (const [path, init] of ways(tokenOf(link), id)) {
      if (!init) expect([path, (await visitor.fetch(path)).ok]).toEqual([path, true]);
    }
    expect(await statusOf(look(link))).toBe(401);
    app.clock.advance({ minutes: 61 });
    expect(await statusOf(look(link, visitor))).toBe(401);
  });

  it('that is changed closes what an earlier one opened', async () => {
    const link = await sharePlain({ password: 'open sesame' });
    const visitor = app.visitor();
    await unlock(link, 'open sesame', visitor);
    expect(await statusOf(look(link, visitor))).toBe(200);
    const params = { id: link.id };
    await owner.call('shares.update', { params, body: { password: 'another one' } });
    expect(await statusOf(look(link, visitor))).toBe(401);
  });

  it('is tried five times a minute for one link, and the others stay open', async () => {
    const [link, second] = [
      await sharePlain({ password: 'open sesame' }),
      await sharePlain({ password: 'open sesame' }),
    ];
    const visitor = app.visitor();
    for (let n = 0; n < 5; n += 1)
      expect(await statusOf(unlock(link, `x${n}xxx`, visitor))).toBe(401);
    const refused = await unlock(link, 'open sesame', visitor);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await statusOf(unlock(second, 'open sesame', visitor))).toBe(204);
  });

  it('of one link opens no other', async () => {
    const [link, second] = [
      await sharePlain({ password: 'open sesame' }),
      await sharePlain({ password: 'open sesame' }),
    ];
    const visitor = app.visitor();
    await unlock(link, 'open sesame', visitor);
    const [name, value] = visitor.cookie
      .split('; ')
      .find((it) => it.includes('unlock'))!
      .split('=');
    const forged = app.visitor();
    forged.cookie = `${name?.slice(0, -12)}${second.id.slice(-12)}=${value}`;
    expect(await statusOf(look(second, forged))).toBe(401);
  });

  it('works in the form of the page, without a script', async () => {
    const link = await sharePlain({ password: 'open sesame' });
    const visitor = app.visitor();
    const path = `/s/${tokenOf(link)}`;
    expect((await visitor.fetch(path)).status).toBe(401);
    const post = (password: string) =>
      visitor.fetch(`${path}/unlock`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Sec-Fetch-Site': 'same-origin',
        },
        body: new URLSearchParams({ password }),
      });
    const wrong = await post('no');
    expect([
      wrong.status,
      (await wrong.text()).includes('This password is wrong. Try again.'),
    ]).toEqual([401, true]);
    const right = await post('open sesame');
    expect([right.status, right.headers.get('location')]).toEqual([303, path]);
    expect((await visitor.fetch(path)).status).toBe(200);
  });
});

describe('views', () => {
  const countOf = async (link: Link) =>
    (await owner.call('shares.list', { query: { team_id } })).find((it) => it.id === link.id);

  it('are counted once an hour and browser, never of pictures, previews or the maker', async () => {
    const link = await sharePlain();
    const visitor = app.visitor();
    await look(link, visitor);
    await look(link, visitor);
    await visitor.send('shared.image', { params: { id: tokenOf(link), itemId: id } });
    await look(link, owner);
    await visitor.fetch(`/s/${tokenOf(link)}`, {
      headers: { 'User-Agent': 'Slackbot-LinkExpanding 1.0' },
    });
    expect(await countOf(link)).toMatchObject({ view_count: 1 });
    app.clock.advance({ minutes: 61 });
    await look(link, visitor);
    expect(await countOf(link)).toMatchObject({
      view_count: 2,
      views_by_day: [{ day: app.clock.now().toISOString().slice(0, 10), views: 2 }],
    });
    const rows = await app.database.query<{ row: string }>(
      'select row_to_json(d)::text as row from share_days d',
    );
    expect(rows.map(({ row }) => Object.keys(JSON.parse(row) as object))).toEqual([
      ['link_id', 'day', 'views'],
    ]);
  });

  it('never exceed their limit, however many come at once', async () => {
    const link = await sharePlain({ max_views: 3 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => look(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await countOf(link)).toMatchObject({ view_count: 3, state: 'used_up' });
  });

  it('let the last visitor finish looking', async () => {
    const link = await sharePlain({ max_views: 1 });
    const visitor = app.visitor();
    expect(await statusOf(look(link, visitor))).toBe(200);
    const params = { id: tokenOf(link), itemId: id };
    expect(await statusOf(visitor.send('shared.image', { params }))).toBe(200);
    expect(await statusOf(app.visitor().send('shared.image', { params }))).toBe(404);
  });
});

describe('changes', () => {
  it('keep every field that is not sent, and null clears', async () => {
    const made = { password: 'open sesame', max_views: 9, allow_download: true, show_text: false };
    const link = await sharePlain({ ...made, title: 'For the harbor', expires_in_days: 30 });
    const params = { id: link.id };
    const changed = await owner.call('shares.update', { params, body: { title: 'Other' } });
    const { title: _, own_title: __, ...before } = link;
    expect(changed).toMatchObject({ ...before, title: 'Other', has_password: true, max_views: 9 });
    const cleared = await owner.call('shares.update', {
      params,
      body: { password: null, max_views: null, expires_at: null },
    });
    expect(cleared).toMatchObject({ has_password: false, max_views: null, expires_at: null });
    expect(cleared).toMatchObject({ allow_download: true, show_text: false });
  });

  it('belong to the maker, the admins and the owner', async () => {
    const link = await sharePlain({}, member);
    const body = { show_text: false };
    expect(await statusOf(other.send('shares.update', { params: { id: link.id }, body }))).toBe(
      403,
    );
    expect(await statusOf(other.send('shares.revoke', { params: { id: link.id } }))).toBe(403);
    const [seen] = await other.call('shares.list', { query: { team_id } });
    expect(seen).toMatchObject({ id: link.id, url: null, can_change: false });
    expect(await statusOf(owner.send('shares.revoke', { params: { id: link.id } }))).toBe(204);
  });

  it('revoke one’s own links, or all of them as the owner', async () => {
    const [mine, theirs] = [await sharePlain({}, member), await sharePlain({}, other)];
    expect(await member.call('shares.revokeAll', { query: { team_id } })).toEqual({ revoked: 1 });
    expect([await statusOf(look(mine)), await statusOf(look(theirs))]).toEqual([404, 200]);
    expect(await owner.call('shares.revokeAll', { query: { team_id } })).toEqual({ revoked: 1 });
    expect(await statusOf(look(theirs))).toBe(404);
  });

  it('are told in the activity of the team', async () => {
    const link = await sharePlain({}, member);
    await owner.call('shares.renew', { params: { id: link.id } });
    await owner.call('shares.revoke', { params: { id: link.id } });
    const kinds = (await owner.call('teams.activity', { params: { id: team_id } })).map(
      (it) => it.kind,
    );
    expect(kinds.slice(0, 3)).toEqual(['revoked_share', 'changed_share', 'shared']);
  });
});

describe('plans', () => {
  it('Free has three live links, and neither passwords nor limits', async () => {
    const ada = await app.person('ada@example.com');
    const own = await ada.store(await uniqueImage(), 'own.png');
    const body = { screenshot_ids: [own], redact: false };
    const make = (more = {}) => ada.send('shares.create', { body: { ...body, ...more } });
    expect(await statusOf(make({ password: 'open sesame' }))).toBe(402);
    expect(await statusOf(make({ max_views: 5 }))).toBe(402);
    const links = [await make(), await make(), await make()];
    expect(links.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await (await make()).json()).toMatchObject({ code: 'share_limit_reached' });
    const { id: first } = (await links[0]?.json()) as Link;
    await ada.call('shares.revoke', { params: { id: first } });
    expect(await statusOf(make())).toBe(201);
  });

  it('a link that is over lives again only where Free has room for it', async () => {
    const ada = await app.person('ada@example.com');
    const own = await ada.store(await uniqueImage(), 'own.png');
    const body = { screenshot_ids: [own], redact: false };
    const make = (days: number) =>
      ada.call('shares.create', { body: { ...body, expires_in_days: days } });
    const extend = (id: string) =>
      ada.send('shares.update', { params: { id }, body: { expires_in_days: 30 } });
    const short = await make(1);
    app.clock.advance({ ms: 2 * 86_400_000 });
    const [first] = [await make(30), await make(30), await make(30)];
    const refused = await extend(short.id);
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({ code: 'share_limit_reached' });
    expect(await statusOf(extend(first.id))).toBe(200);
    await ada.call('shares.revoke', { params: { id: first.id } });
    expect(await statusOf(extend(short.id))).toBe(200);
  });

  it('a fall to Free keeps live links and their passwords', async () => {
    const ada = await app.person('ada@example.com');
    await app.billing.givePlan('ada@example.com', 'Bronze');
    const own = await ada.store(await uniqueImage(), 'own.png');
    const body = { screenshot_ids: [own], redact: false, password: 'open sesame' };
    const link = await ada.call('shares.create', { body });
    await app.billing.givePlan('ada@example.com', 'Free');
    expect(await statusOf(look(link))).toBe(401);
    const params = { id: link.id };
    expect(await ada.call('shares.update', { params, body: { title: 'Kept' } })).toMatchObject({
      has_password: true,
    });
  });
});

describe('the rules of the owner', () => {
  const set = (body: object, client = owner) =>
    client.send('shares.updateRules', { query: { team_id }, body });
  const made = (body: object) =>
    statusOf(
      member.send('shares.create', { body: { screenshot_ids: [id], redact: false, ...body } }),
    );

  it('are set by the owner only', async () => {
    expect(await statusOf(set({ password_needed: true }, member))).toBe(403);
    expect(await statusOf(set({ password_needed: true }))).toBe(200);
  });

  it('ask for a password', async () => {
    await set({ password_needed: true });
    expect([await made({}), await made({ password: 'open sesame' })]).toEqual([403, 201]);
  });

  it('limit the life of a link, and the usual one fits', async () => {
    await set({ most_days: 3 });
    expect(await made({ expires_in_days: null })).toBe(403);
    expect(await made({ expires_in_days: 4 })).toBe(403);
    expect(await made({ expires_in_days: 3 })).toBe(201);
    const link = await sharePlain({}, member);
    expect(new Date(link.expires_at ?? 0).getTime() - app.clock.now().getTime()).toBe(
      3 * 86_400_000,
    );
  });
});

describe('the content of a link', () => {
  it('is frozen for a selection, and follows a collection', async () => {
    const second = await owner.store(await uniqueImage(), 'c.png', { team_id });
    const { collection_id } = await owner.call('collections.create', {
      query: { team_id },
      body: { name: 'Quays' },
    });
    const collected = await owner.call('shares.create', { body: { collection_id, redact: false } });
    const chosen = await sharePlain();
    expect(await statusOf(look(collected))).toBe(404);
    const params = { id: collection_id, screenshotId: second };
    await owner.call('collections.addItem', { params });
    const shown = await app.visitor().call('shared.get', { params: { id: tokenOf(collected) } });
    expect(shown).toMatchObject({ title: 'Quays', items: [{ id: second }] });
    const frozen = await app.visitor().call('shared.get', { params: { id: tokenOf(chosen) } });
    expect(frozen.items.map((it) => it.id)).toEqual([id]);
    await owner.call('collections.remove', { params: { id: collection_id } });
    expect(await statusOf(look(collected))).toBe(404);
  });

  it('is of one space, and of what one sees', async () => {
    const own = await owner.store(await uniqueImage(), 'd.png');
    const both = { body: { screenshot_ids: [id, own] } };
    expect(await statusOf(owner.send('shares.create', both))).toBe(422);
    expect(await statusOf(member.send('shares.create', { body: { screenshot_ids: [own] } }))).toBe(
      404,
    );
  });

  it('ends with a move to another space, and stays ended after its undo', async () => {
    const link = await sharePlain();
    const move = (to: string | null) =>
      owner.call('screenshots.transfer', { body: { ids: [id], team_id: to, copy: false } });
    await move(null);
    expect(await statusOf(look(link))).toBe(404);
    await move(team_id);
    expect(await statusOf(look(link))).toBe(404);
  });

  it('comes as an archive whose names say nothing', async () => {
    const link = await sharePlain({ allow_download: true });
    const answer = await app.visitor().send('shared.download', { params: { id: tokenOf(link) } });
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="screenshots.zip"',
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.includes('screenshot-1.webp')).toBe(true);
    expect(bytes.includes('private')).toBe(false);
  });

  it('shows no text where the link says so', async () => {
    const link = await sharePlain({ show_text: false });
    const answer = await look(link);
    expect(await answer.text()).not.toContain('words of the original');
    expect(await (await app.visitor().fetch(`/s/${tokenOf(link)}`)).text()).not.toContain(
      'words of',
    );
  });
});

describe('the page of a link', () => {
  const pageOf = (link: Link, headers = {}) =>
    app.visitor().fetch(`/s/${tokenOf(link)}`, { headers });

  it('is noted by no search engine, sends no referrer, and is kept by no cache', async () => {
    const { headers } = await pageOf(await sharePlain());
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('runs nothing that anybody wrote', async () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror=alert(2)>'`;
    await app.readings.store(id, { title: hostile, text: hostile });
    const link = await sharePlain({ title: `${hostile} T` });
    const body = await (await pageOf(link)).text();
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toMatch(/<img src=x|onerror=alert\(2\)>/);
    expect(body).toContain('&lt;script&gt;alert(1)');
  });

  it('says once how many screenshots it shows', async () => {
    const second = await owner.store(await uniqueImage(), 'second.png', { team_id });
    const screenshot_ids = [id, second];
    const times = async (body: object) =>
      (await (await pageOf(await sharePlain({ screenshot_ids, ...body }))).text()).split(
        '>2 screenshots<',
      ).length - 1;
    // The title of the window says it, too.
    expect(await times({})).toBe(2);
    expect(await times({ title: 'Quays' })).toBe(1);
  });

  it('carries less than 15 kB of script', async () => {
    const script = await (await app.visitor().fetch('/s/-/page.js')).text();
    expect(script.length).toBeLessThan(15_000);
    expect(script).toContain('No longer shared');
  });

  it('offers a preview only where nothing is hidden from it', async () => {
    const preview = async (body: object) =>
      (await (await pageOf(await sharePlain(body))).text()).includes('og:');
    // It is of the redacted copy, or there is none.
    expect(await preview({})).toBe(false);
    await app.shares.copy(id);
    expect(await (await pageOf(await share())).text()).toContain('og:title');
    expect(await (await pageOf(await share({ max_views: 2 }))).text()).not.toContain('og:');
  });
});
