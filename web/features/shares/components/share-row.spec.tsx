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
