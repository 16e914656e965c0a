import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../shared/testing/render-app';
import { aShare } from '../testing/factories';
import { ShareRow } from './share-row';

it('returns the focus to Revoke when its question is cancelled', async () => {
  const actions = { revoke: jest.fn(), renew: jest.fn() };
  renderApp(<ShareRow share={aShare()} actions={actions as never} />);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Revoke' }));
  expect(actions.revoke).not.toHaveBeenCalled();
});

it.each(['expired', 'used_up'] as const)('offers no address that nobody can open: %s', (state) => {
  const actions = { revoke: jest.fn(), renew: jest.fn() };
  renderApp(<ShareRow share={aShare({ state })} actions={actions as never} />);
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Revoke' })).toBeTruthy();
});

it('offers the address of a live link', () => {
  const actions = { revoke: jest.fn(), renew: jest.fn() };
  renderApp(<ShareRow share={aShare()} actions={actions as never} />);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});
