import type { Share } from '../../server/contract/sharing/shares';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const LIMIT = 60;
const PASSWORD = 'open sesame';

let app: TestApp;
let ada: Client;
let id: string;

useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    await app.billing.givePlan('ada@example.com', 'Platinum');
    id = await ada.store(await uniqueImage(), 'quay.png');
  },
  // The addresses of visitors come from a proxy here, so that a test has several of them.
  { settings: { RATE_LIMIT_REQUESTS: String(LIMIT), TRUST_PROXY: '127.0.0.0/8,::1' } },
);

const share = (body: object = {}) =>
  ada.call('shares.create', { body: { screenshot_ids: [id], redact: false, ...body } });
const tokenOf = ({ url }: Pick<Share, 'url'>) => url?.split('/s/')[1] ?? '';

describe('a visitor who guesses', () => {
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

  it('addresses is stopped, on pages and data together, and nobody else', async () => {
    const link = await share();
    const page = `/s/${tokenOf(link)}`;
    const guess = (n: number, prefix: string) =>
      app.visitor().fetch(`${prefix}/s/${String(n).padStart(43, 'x')}`, from('203.0.113.5'));
    const guesses = Array.from({ length: LIMIT }, (_, n) => guess(n, n % 2 ? '' : '/api'));
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(404);
    for (const prefix of ['', '/api']) {
      const refused = await guess(LIMIT, prefix);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    }
    expect((await app.visitor().fetch(page, from('203.0.113.5'))).status).toBe(429);
    expect((await app.visitor().fetch(page, from('198.51.100.7'))).status).toBe(200);
  });

  it('passwords from many addresses keeps nobody from opening the link, and no page from being shown', async () => {
    const [closed, open] = [await share({ password: PASSWORD }), await share()];
    const unlock = (address: string, password: string) =>
      app.visitor().fetch(`/api/s/${tokenOf(closed)}/unlock`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...from(address).headers },
        body: JSON.stringify({ password }),
      });
    const guesses = Array.from({ length: 80 }, (_, n) =>
      unlock(`203.0.113.${n % 8}`, `guess ${n}`),
    );
    const page = await app.visitor().fetch(`/s/${tokenOf(open)}`, from('198.51.100.7'));
    expect(page.status).toBe(200);
    const answers = await Promise.all(guesses);
    const counts = (status: number) => answers.filter((it) => it.status === status).length;
    // Five of each address are compared, as far as there is room for them.
    expect(counts(401)).toBeLessThanOrEqual(40);
    expect(counts(401) + counts(429)).toBe(80);
    expect((await unlock('198.51.100.7', PASSWORD)).status).toBe(204);
  });
});
