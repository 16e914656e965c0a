import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../../../shared/browser';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { SitePanel } from './site-panel';

type Answers = Parameters<typeof fakeServer>[0];

let reload: jest.SpyInstance;
beforeEach(() => {
  reload = jest.spyOn(browser, 'reload').mockReturnValue(undefined);
});
afterEach(() => reload.mockRestore());

function show(answers: Answers = {}) {
  const calls = fakeServer({
    'operator.site': { body: { name: null, contact_email: 'olga@example.com' } },
    'operator.updateSite': { body: { name: 'Harbor', contact_email: null } },
    ...answers,
  });
  renderApp(<SitePanel />, { address: '/operator' });
  return calls;
}

const nameField = () => screen.findByLabelText<HTMLInputElement>('Name of this installation');
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

it('saves both, where an empty field is none, and loads the page anew', async () => {
  const calls = show();
  await userEvent.type(await nameField(), ' Harbor ');
  await userEvent.clear(screen.getByLabelText('Contact address'));
  await userEvent.click(save());
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const sent = calls.find(({ route }) => route === 'operator.updateSite');
  expect(sent?.body).toEqual({ name: 'Harbor', contact_email: null });
});

it('offers nothing to save until something has changed', async () => {
  show();
  expect((await nameField()).placeholder).toBe('Shotvault');
  expect(save().disabled).toBe(true);
  await userEvent.type(await nameField(), '  ');
  expect(save().disabled).toBe(true);
});

it('shows why the server refused', async () => {
  const error = 'This is not an e-mail address.';
  show({ 'operator.updateSite': { status: 422, body: { error, code: 'invalid_input' } } });
  await userEvent.type(await nameField(), 'Harbor');
  await userEvent.click(save());
  expect((await screen.findByText(error)).getAttribute('role')).toBe('alert');
  expect(reload).not.toHaveBeenCalled();
});
