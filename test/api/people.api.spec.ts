import type { TestApp } from '../support/app';
import { firstOperator, tokenOf } from '../support/links';
import { OperatorShell } from '../support/operator-shell';
import type { Client } from '../support/person';
import { uniqueImage } from '../support/images';
import { useApp } from '../support/use-app';

let app: TestApp;
let olga: Client;
let ada: Client;
let adaId: string;

useApp(
  async (started) => {
    app = started;
    olga = await firstOperator(app);
    ada = await app.person('ada@example.com');
    adaId = (await ada.call('auth.me', {})).id;
  },
  { settings: { LINK_SIGN_IN: '1', OPERATOR_EMAILS: 'configured@example.com' } },
);

const change = (client: Client, id: string, body: object) =>
  client.send('operator.updatePerson', { params: { id }, body });

async function codeOf(answer: Response): Promise<[number, unknown]> {
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code];
}

describe('the list of people', () => {
  it('has plan, usage and role of each, in the order in which they came', async () => {
    await ada.store(await uniqueImage());
    await app.billing.givePlan('ada@example.com', 'Silver');
    const page = await olga.call('operator.people', {});
    expect(page).toMatchObject({ next: null, can_invite: true, sends_mail: true });
    expect(page.plans).toContain('Silver');
    expect(page.people).toMatchObject([
      { email: 'olga@example.com', is_operator: true, is_appointed_elsewhere: false },
      {
        email: 'ada@example.com',
        is_operator: false,
        plan_name: 'Silver',
        screenshots: 1,
        bytes: (await ada.call('storage.get', {})).used_bytes,
        storage_limit: null,
        limit_bytes: null,
        disabled_at: null,
      },
    ]);
  });

  it('is searched, and goes on behind the fiftieth', async () => {
    const found = await olga.call('operator.people', { query: { q: 'ADA@' } });
    expect(found.people.map(({ email }) => email)).toEqual(['ada@example.com']);
    for (let n = 0; n < 50; n += 1) await app.person(`p${n}@example.com`);
    const first = await olga.call('operator.people', {});
    expect(first.people).toHaveLength(50);
    const rest = await olga.call('operator.people', { query: { after: first.next ?? '' } });
    expect([rest.people.length, rest.next]).toEqual([2, null]);
  });

  it('does not exist for anybody else', async () => {
    const routes = ['operator.people', 'operator.invites', 'operator.invite'] as const;
    for (const route of routes) {
      const body = route === 'operator.invite' ? { email: 'x@example.com' } : undefined;
      const answer = await ada.send(route, body && { body });
      expect([route, ...(await codeOf(answer))]).toEqual([route, 404, 'not_found']);
    }
    expect((await change(ada, adaId, { operator: true })).status).toBe(404);
  });
});

describe('an account', () => {
  it('is disabled and enabled', async () => {
    await change(olga, adaId, { disabled: true });
    expect((await ada.send('auth.me')).status).toBe(401);
    const { people } = await olga.call('operator.people', { query: { q: 'ada' } });
    expect(people[0]?.disabled_at).toBe(app.clock.now().toISOString());
    await change(olga, adaId, { disabled: false });
    expect((await app.person('ada@example.com')).cookie).not.toBe('');
  });

  it('is not disabled by its own person, nor is the last operator dismissed', async () => {
    const { id } = await olga.call('auth.me', {});
    expect(await codeOf(await change(olga, id, { disabled: true }))).toEqual([409, 'own_account']);
    const dismissed = await change(olga, id, { operator: false });
    expect(await codeOf(dismissed)).toEqual([409, 'last_operator']);
  });

  it('becomes an operator at once, and is none any more at once', async () => {
    await change(olga, adaId, { operator: true });
    expect((await ada.send('operator.people')).status).toBe(200);
    expect((await ada.call('auth.me', {})).is_operator).toBe(true);
    await change(olga, adaId, { operator: false });
    expect((await ada.send('operator.people')).status).toBe(404);
  });

  it('keeps a role that comes from the configuration', async () => {
    const configured = await app.person('configured@example.com');
    const { id } = await configured.call('auth.me', {});
    const answer = await change(olga, id, { operator: false });
    expect(await codeOf(answer)).toEqual([409, 'operator_elsewhere']);
  });

  it('gets a plan, all changes or none', async () => {
    await change(olga, adaId, { plan: 'Gold' });
    expect((await ada.call('billing.status', {})).subscription?.plan.name).toBe('Gold');
    expect((await change(olga, adaId, { operator: true, plan: 'Tin' })).status).toBe(404);
    expect(await ada.call('auth.me', {})).not.toHaveProperty('is_operator');
  });

  it('is signed out everywhere, programs too', async () => {
    const [pairing, waiting] = [await pair('laptop'), await pair('waiting', false)];
    const asProgram = () =>
      fetch(`${app.base}/api/users/me`, { headers: { authorization: `Bearer ${pairing.token}` } });
    expect((await asProgram()).status).toBe(200);
    await olga.call('operator.signOutPerson', { params: { id: adaId } });
    expect((await asProgram()).status).toBe(401);
    expect((await ada.send('auth.me')).status).toBe(401);
    expect(await waiting.poll()).toBe(404);
  });

  it('that nobody has is not found, whatever is asked', async () => {
    for (const id of ['0199a8b0-0000-7000-8000-000000000000', 'olga@example.com'])
      expect((await change(olga, id, { disabled: true })).status).toBe(404);
  });
});

/** A command line of Ada; `fetches` leaves its token unfetched when false. */
async function pair(deviceName: string, fetches = true) {
  const body = { device_name: deviceName };
  const started = await app.visitor().call('keys.createPairing', { body });
  await ada.call('keys.approvePairing', { params: { id: started.code } });
  const poll = () =>
    app.visitor().fetch(`/api/cli/pairings/${started.id}`, {
      headers: { 'x-device-secret': started.device_secret },
    });
  const { token } = fetches
    ? ((await (await poll()).json()) as { granted: { token: string } }).granted
    : { token: '' };
  return { token, poll: async () => (await poll()).status };
}

describe('an invite of an operator', () => {
  const invite = (body: object) => olga.call('operator.invite', { body });

  it('is shown once and mailed; it is listed until it is used', async () => {
    const sent = await invite({ email: 'grace@example.com', name: 'Grace', operator: true });
    expect(sent.is_mailed).toBe(true);
    const [letter] = await app.mails.to('grace@example.com');
    expect(letter?.text).toContain(sent.url);
    expect(await olga.call('operator.invites', {})).toMatchObject([
      { email: 'grace@example.com', makes_operator: true, made_by: 'olga@example.com' },
    ]);
    const grace = app.visitor();
    const me = await grace.call('auth.useLink', { body: { token: tokenOf(sent.url ?? '') } });
    expect(me).toMatchObject({ email: 'grace@example.com', is_operator: true });
    expect(await olga.call('operator.invites', {})).toEqual([]);
  });

  it('is withdrawn', async () => {
    const sent = await invite({ email: 'grace@example.com' });
    await olga.call('operator.withdrawInvite', { params: { id: sent.id } });
    const body = { token: tokenOf(sent.url ?? ''), name: 'Grace' };
    expect((await app.visitor().send('auth.useLink', { body })).status).toBe(404);
    const again = await olga.send('operator.withdrawInvite', { params: { id: sent.id } });
    expect(await codeOf(again)).toEqual([404, 'invite_not_found']);
  });

  it('is refused for an address that has an account', async () => {
    const answer = await olga.send('operator.invite', { body: { email: 'ADA@example.com' } });
    expect(await codeOf(answer)).toEqual([409, 'account_exists']);
  });
});

describe('a link of an operator for a person', () => {
  it('goes to the person alone where there is mail', async () => {
    const made = await olga.call('operator.linkPerson', { params: { id: adaId } });
    expect(made).toMatchObject({ url: null, is_mailed: true });
    const [letter] = await app.mails.to('ada@example.com');
    const body = { token: tokenOf(letter?.text ?? '') };
    expect((await app.visitor().call('auth.useLink', { body })).id).toBe(adaId);
  });

  it('is shown where there is none', async () => {
    const base = await app.startTwin({ links: { isOn: true, sendsMail: false } });
    const made = await olga.at(base).call('operator.linkPerson', { params: { id: adaId } });
    expect(made.is_mailed).toBe(false);
    const body = { token: tokenOf(made.url ?? '') };
    expect((await app.visitor().call('auth.useLink', { body })).id).toBe(adaId);
  });

  it('is not made for another operator', async () => {
    await change(olga, adaId, { operator: true });
    const answer = await olga.send('operator.linkPerson', { params: { id: adaId } });
    expect(await codeOf(answer)).toEqual([409, 'operator_elsewhere']);
  });
});

describe('the command line', () => {
  let shell: OperatorShell;
  beforeEach(() => {
    shell = new OperatorShell(app);
    process.env.LINK_SIGN_IN = '1';
  });
  afterEach(() => {
    delete process.env.LINK_SIGN_IN;
    shell.close();
  });

  it('invites, and prints the link', async () => {
    const made = await shell.json<{ url: string }>(
      ...['users', 'invite', 'grace@example.com', '--name', 'Grace', '--operator'],
    );
    const me = await app.visitor().call('auth.useLink', { body: { token: tokenOf(made.url) } });
    expect(me).toMatchObject({ email: 'grace@example.com', is_operator: true });
    expect((await shell.run('users', 'invite', 'nobody')).code).toBe(2);
  });

  it('makes a link for a person, and none for a first operator where there is one', async () => {
    const { stdout } = await shell.run('users', 'link', 'ada@example.com');
    const body = { token: tokenOf(stdout) };
    expect((await app.visitor().call('auth.useLink', { body })).id).toBe(adaId);
    const refused = await shell.run('users', 'link', '--first-operator');
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('This server has an operator');
    expect((await shell.run('users', 'link')).code).toBe(2);
  });

  const asked = (command: string) => shell.json('users', command, 'ada@example.com');

  it('makes operators, and none again, but never the last one', async () => {
    expect(await asked('make-operator')).toMatchObject({ is_operator: true });
    expect((await ada.send('operator.people')).status).toBe(200);
    expect(await asked('remove-operator')).toMatchObject({ is_operator: false });
    const last = await shell.run('users', 'disable', 'olga@example.com');
    expect(last.stderr).toContain('the last operator');
  });

  it('disables, enables and signs out', async () => {
    expect(await asked('disable')).toMatchObject({ disabled_at: expect.any(String) });
    expect((await ada.send('auth.me')).status).toBe(401);
    expect(await asked('enable')).toMatchObject({ disabled_at: null });
    const back = await app.person('ada@example.com');
    await asked('sign-out');
    expect((await back.send('auth.me')).status).toBe(401);
  });
});
