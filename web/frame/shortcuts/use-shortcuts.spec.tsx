import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderApp } from '../../shared/testing/render-app';
import { useShortcuts } from './use-shortcuts';

function Page() {
  useShortcuts({ onUpload: jest.fn(), onHelp: jest.fn(), onFold: jest.fn() });
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
