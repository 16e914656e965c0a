import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../shared/testing/render-app';
import { aScreenshot } from '../../screenshots/testing/factories';
import { TrashRow } from './trash-row';

const now = Date.parse('2026-11-21T12:00:00.000Z');

it.each([
  ['2026-12-19T09:00:00.000Z', 'Deleted for good in 28 days'],
  ['2026-11-22T09:00:00.000Z', 'Deleted for good in 1 day'],
  ['2026-11-21T11:00:00.000Z', 'Deleted for good today'],
])('shows when it was deleted and that it expires at %s', (purgesAt, sentence) => {
  const row = {
    ...aScreenshot(),
    deleted_at: '2026-11-20T12:00:00.000Z',
    purges_at: purgesAt,
  };
  const on = { onSelect: jest.fn(), onRestore: jest.fn(), onRemove: jest.fn() };
  renderApp(<TrashRow row={row} now={now} isSelected={false} {...on} />);
  expect(screen.getByText('Deleted Nov 20, 2026')).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
});

it.each([
  ['a lock, and asks for no picture that would be refused, while it is locked', true],
  ['its picture otherwise', false],
])('shows %s', (_what, isLocked) => {
  const row = {
    ...aScreenshot({ is_locked: isLocked }),
    deleted_at: '2026-11-20T12:00:00.000Z',
    purges_at: '2026-12-19T12:00:00.000Z',
  };
  const on = { onSelect: jest.fn(), onRestore: jest.fn(), onRemove: jest.fn() };
  const { container } = renderApp(<TrashRow row={row} now={now} isSelected={false} {...on} />);
  expect(screen.queryByRole('img', { name: 'Locked' }) !== null).toBe(isLocked);
  expect(container.querySelector('img') === null).toBe(isLocked);
});

it('returns the focus to Delete when its question is cancelled', async () => {
  const row = {
    ...aScreenshot({ ai_generated_title: 'Harbor' }),
    deleted_at: '2026-11-20T12:00:00.000Z',
    purges_at: '2026-12-19T12:00:00.000Z',
  };
  const on = { onSelect: jest.fn(), onRestore: jest.fn(), onRemove: jest.fn() };
  renderApp(<TrashRow row={row} now={now} isSelected={false} {...on} />);
  const button = () => screen.getByRole('button', { name: 'Delete Harbor forever' });
  for (const leave of ['{Escape}', '{Tab}{Enter}']) {
    await userEvent.click(button());
    await userEvent.keyboard(leave);
    expect(document.activeElement).toBe(button());
  }
  expect(on.onRemove).not.toHaveBeenCalled();
});
