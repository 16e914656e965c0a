import sharp from 'sharp';
import { SiteService } from '../../server/modules/site/site.service';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let owner: Client;
let admin: Client;
let team_id: string;
let id: string;

useApp(async (started) => {
  app = started;
  [owner, admin] = (await Promise.all(
    ['owner', 'admin'].map((name) => app.person(`${name}@example.com`)),
  )) as [Client, Client];
  await app.billing.givePlan('owner@example.com', 'Platinum');
  team_id = await app.teams.make({
    name: 'Harbor & Sons',
    owner: 'owner@example.com',
    members: ['admin@example.com'],
  });
  id = await owner.store(await uniqueImage(), 'quay.png', { team_id });
});

/** A wide picture that says where it was made. */
const logo = (side = 900) =>
  sharp({ create: { width: side, height: 300, channels: 3, background: '#0a6' } })
    .withExif({ IFD0: { Copyright: 'made at the secret harbor' } })
    .jpeg()
    .toBuffer();
const put = (image: Buffer | string, client = owner) =>
  client.send('shares.putLogo', {
    query: { team_id },
    body: { image: typeof image === 'string' ? image : image.toString('base64') },
  });
async function shared(): Promise<string> {
  const body = { screenshot_ids: [id], redact: false };
  const { url } = await owner.call('shares.create', { body });
  return url?.split('/s/')[1] ?? '';
}
const pageOf = async (token: string) => (await app.visitor().fetch(`/s/${token}`)).text();

it('stands with the name of the space on the pages of its links, drawn anew and small', async () => {
  const token = await shared();
  expect(await pageOf(token)).toContain('Harbor &amp; Sons');
  expect(await pageOf(token)).not.toContain('/logo"');
  expect((await put(await logo())).status).toBe(200);
  const html = await pageOf(token);
  expect(html).toContain(`src="/api/s/${token}/logo"`);
  const answer = await app.visitor().send('shared.logo', { params: { id: token } });
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height, exif } = await sharp(bytes).metadata();
  expect({ width, height, exif }).toEqual({ width: 480, height: 160, exif: undefined });
  expect(bytes.includes('harbor')).toBe(false);
});

it('is set by the owner, on a plan that shows it', async () => {
  expect((await put(await logo(), admin)).status).toBe(403);
  const seen = await admin.call('shares.logo', { query: { team_id } });
  expect(seen).toEqual({ image: null, is_shown: true, can_change: false });
  await put(await logo());
  await app.billing.givePlan('owner@example.com', 'Gold');
  const refused = await put(await logo());
  expect([refused.status, await refused.json()]).toMatchObject([
    402,
    { code: 'plan_required', details: { feature: 'white_label' } },
  ]);
  const token = await shared();
  expect(await pageOf(token)).not.toMatch(/Harbor|\/logo"/);
  expect((await app.visitor().send('shared.logo', { params: { id: token } })).status).toBe(404);
});

it('is a picture of a bounded size', async () => {
  const noise = Buffer.alloc(513 * 1024, 7);
  expect((await put(noise)).status).toBe(413);
  expect((await put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
  const cut = (await logo()).subarray(0, 40);
  expect((await put(cut)).status).toBe(422);
  expect((await put('not base64!')).status).toBe(422);
});

it('is removed', async () => {
  await put(await logo());
  await owner.call('shares.removeLogo', { query: { team_id } });
  expect(await owner.call('shares.logo', { query: { team_id } })).toMatchObject({ image: null });
  expect(await pageOf(await shared())).not.toContain('/logo"');
});

describe('a report', () => {
  const reportOf = (html: string) => /href="([^"]+)"[^>]*>\s*Report this page/.exec(html)?.[1];

  it('goes to the contact that operators have entered, and names the page', async () => {
    const token = await shared();
    expect(reportOf(await pageOf(token))).toMatch(/\/contact$/);
    await app.nest
      .get(SiteService)
      .change({ contactEmail: 'abuse@vault.example', name: 'Harbor vault' });
    const html = await pageOf(token);
    expect(reportOf(html)).toMatch(/^mailto:abuse@vault\.example\?subject=Report.+body=.+s%2F/);
    const gone = await pageOf('A'.repeat(43));
    expect(reportOf(gone)).toMatch(/^mailto:abuse@vault\.example\?subject=Report[^&]*$/);
    expect(gone).toContain('Shared with Harbor vault');
  });
});
