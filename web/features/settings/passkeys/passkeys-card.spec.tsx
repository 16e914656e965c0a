import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../../../shared/browser';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { ceremony } from '../../auth/passkey/ceremony';
import PasskeysCard from './passkeys-card';

const CODES = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-000${n}`);
const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} };

const isSupported = jest.spyOn(ceremony, 'isSupported');
const create = jest.spyOn(ceremony, 'create');
const save = jest.spyOn(browser, 'save').mockImplementation(() => undefined);
beforeEach(() => {
  isSupported.mockReturnValue(true);
  create.mockReset().mockResolvedValue(CREDENTIAL as never);
});

const passkey = (name: string, changes: object = {}) => ({
  id: `id of ${name}`,
  name,
  made_at: '2026-11-01T10:00:00.000Z',
  last_used_at: null,
  is_synced: true,
  is_usable: true,
  may_be_copied: false,
  ...changes,
});

const GOOGLE = { id: 'google', provider: 'google', title: 'Google', is_usable: true };

interface Shown {
  rows?: object[];
  left?: number;
  state?: string;
  ways?: object[];
  answers?: object;
}

function show({ rows = [], left = 0, state = 'on', ways = [GOOGLE], answers = {} }: Shown) {
  const calls = fakeServer({
    'auth.ways': { body: { ways: [], auto_redirect_to: null, links: null, passkeys: state } },
    'auth.waysIn': { body: ways },
    'auth.passkeys': { body: { passkeys: rows, recovery_codes_left: left } },
    'auth.beginPasskey': { body: { challenge: 'asked' } },
    'auth.addPasskey': { status: 201, body: passkey('Chrome on Linux') },
    'auth.renamePasskey': { body: passkey('Blue key') },
    'auth.removePasskey': { status: 204 },
    'auth.makeRecoveryCodes': { status: 201, body: { codes: CODES } },
    ...answers,
  });
  renderApp(<PasskeysCard />);
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('adds the passkey that the browser makes', async () => {
  const calls = show({});
  await screen.findByText('You have no passkey yet.');
  await press('Add a passkey');
  await waitFor(() => expect(calls.some(({ route }) => route === 'auth.addPasskey')).toBe(true));
  expect(create).toHaveBeenCalledWith({ optionsJSON: { challenge: 'asked' } });
  const sent = calls.find(({ route }) => route === 'auth.addPasskey')?.body;
  expect(sent).toEqual({ credential: CREDENTIAL });
  await waitFor(() =>
    expect(calls.filter(({ route }) => route === 'auth.passkeys')).toHaveLength(2),
  );
});

it.each([
  ['NotAllowedError', /was cancelled or took too long/],
  ['InvalidStateError', /has a passkey for your account already/],
])('says so after %s', async (name, sentence) => {
  const calls = show({});
  create.mockRejectedValue(Object.assign(new Error('for developers'), { name }));
  await press('Add a passkey');
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  expect(calls.some(({ route }) => route === 'auth.addPasskey')).toBe(false);
});

it('offers a fresh sign-in where one is needed, by a button as wide as its words', async () => {
  const body = { error: 'Sign in again.', code: 'fresh_sign_in_needed', details: {} };
  show({ answers: { 'auth.beginPasskey': { status: 401, body } } });
  await press('Add a passkey');
  const again = await screen.findByRole('button', { name: 'Sign in again' });
  expect(again.style.justifySelf).toBe('start');
  expect(create).not.toHaveBeenCalled();
});

it('renames one, and Esc leaves it as it was', async () => {
  const calls = show({ rows: [passkey('Chrome on Linux')] });
  await press('Rename Chrome on Linux');
  const field = screen.getByLabelText('Name of the passkey');
  await userEvent.type(field, '{Escape}');
  expect(screen.queryByLabelText('Name of the passkey')).toBeNull();
  await press('Rename Chrome on Linux');
  await userEvent.clear(screen.getByLabelText('Name of the passkey'));
  await userEvent.type(screen.getByLabelText('Name of the passkey'), 'Blue key{Enter}');
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'auth.renamePasskey')?.body).toEqual({
      name: 'Blue key',
    }),
  );
});

it('removes one after a question', async () => {
  const calls = show({ rows: [passkey('Chrome on Linux')] });
  await press('Remove Chrome on Linux');
  expect(calls.some(({ route }) => route === 'auth.removePasskey')).toBe(false);
  const ask = screen.getByRole('group', { name: 'Remove Chrome on Linux?' });
  await userEvent.click(within(ask).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(calls.some(({ route }) => route === 'auth.removePasskey')).toBe(true));
});

it.each(['Rename Chrome on Linux', 'Remove Chrome on Linux', 'Make new codes'])(
  'returns the focus to "%s" after Escape',
  async (name) => {
    show({ rows: [passkey('Chrome on Linux')], left: 1 });
    await press(name);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  },
);

it('does not offer to remove the last way in', async () => {
  show({ rows: [passkey('New'), passkey('Old', { is_usable: false })], ways: [] });
  await screen.findByText(/not for this address of the server/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove New' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Remove Old' })).toBeTruthy();
});

it('warns of a copy', async () => {
  show({ rows: [passkey('Chrome on Linux', { may_be_copied: true })] });
  await screen.findByText(/Somebody may have a copy/);
});

it.each([
  ['needs_https', /work on https only/],
  ['needs_name', /under a host name only/],
])('says why there are none: %s', async (state, sentence) => {
  show({ state });
  await screen.findByText(sentence);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is absent beside OpenID Connect alone', async () => {
  const calls = show({ state: 'off' });
  await waitFor(() => expect(screen.queryByText('Passkeys')).toBeNull());
  expect(calls.some(({ route }) => route === 'auth.ways')).toBe(true);
});

it('says so in a browser without passkeys', async () => {
  isSupported.mockReturnValue(false);
  show({});
  await screen.findByText('This browser does not support passkeys.');
});

it('can be loaded again after a failure', async () => {
  const body = { error: 'No.', code: 'not_found', details: {} };
  show({ answers: { 'auth.passkeys': { status: 404, body } } });
  await screen.findByText('Your passkeys could not be loaded');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

describe('recovery codes', () => {
  it('are offered with the first passkey, and shown once to copy and to save', async () => {
    const user = userEvent.setup();
    show({ rows: [passkey('Chrome on Linux')] });
    await user.click(await screen.findByRole('button', { name: 'Make recovery codes' }));
    const dialog = await screen.findByRole('dialog');
    for (const code of CODES) within(dialog).getByText(code);
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    const [file, name] = save.mock.lastCall ?? [];
    expect(name).toBe('shotvault-recovery-codes.txt');
    expect(file?.size).toBeGreaterThan(CODES.join('\n').length);
    await user.click(within(dialog).getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).toBeNull());
  });

  it('are not replaced without a question', async () => {
    const calls = show({ rows: [passkey('Chrome on Linux')], left: 1 });
    await screen.findByText(/^One recovery code is left/);
    await press('Make new codes');
    expect(calls.some(({ route }) => route === 'auth.makeRecoveryCodes')).toBe(false);
    const ask = screen.getByRole('group', { name: /older ones stop working/ });
    await userEvent.click(within(ask).getByRole('button', { name: 'Make new codes' }));
    await screen.findByRole('dialog');
  });
});
