import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderApp } from '../../shared/testing/render-app';
import { useShortcuts } from './use-shortcuts';

const actions = { onUpload: jest.fn(), onHelp: jest.fn(), onFold: jest.fn() };

function Page() {
  useShortcuts(actions);
  return <output>{useLocation().pathname}</output>;
}

it.each([
  ['gm', '/teams'],
  ['gt', '/tags'],
  ['gx', '/'],
])('%s opens %s', async (keys, path) => {
  renderApp(<Page />);
  await userEvent.keyboard(keys);
  expect(screen.getByRole('status').textContent).toBe(path);
});

it.each<[string, keyof typeof actions]>([
  ['u', 'onUpload'],
  ['?', 'onHelp'],
  ['[', 'onFold'],
])('%s calls %s and nothing else', async (key, action) => {
  Object.values(actions).forEach((mock) => mock.mockClear());
  renderApp(<Page />);
  // A bracket alone begins the name of a key.
  await userEvent.keyboard(key === '[' ? '[[' : key);
  const called = Object.entries(actions).filter(([, mock]) => mock.mock.calls.length > 0);
  expect(called.map(([name]) => name)).toEqual([action]);
});
