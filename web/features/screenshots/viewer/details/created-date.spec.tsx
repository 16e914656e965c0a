import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { fakeServer } from '../../../../shared/testing/fake-server';
import { renderApp } from '../../../../shared/testing/render-app';
import { aScreenshot } from '../../testing/factories';
import { CreatedDate } from './created-date';

const row = aScreenshot({
  image_created_at: '2026-11-20T23:30:00-11:00',
  image_created_source: 'filename',
});

function show(of: Screenshot = row) {
  const calls = fakeServer({ 'screenshots.update': { body: of } });
  renderApp(<CreatedDate row={of} />);
  return () => calls.map(({ body }) => body);
}

const edit = () => userEvent.click(screen.getByRole('button', { name: 'Edit the created date' }));
const field = () => screen.getByLabelText<HTMLInputElement>('Created on');

it('says how it is known', () => {
  show();
  expect(screen.getByText(/November 20, 2026.*11:30/)).toBeTruthy();
  expect(screen.getByText('from the file name')).toBeTruthy();
});

it('is corrected in place, as the clock showed it', async () => {
  const sent = show();
  await edit();
  expect(field().value).toBe('2026-11-20T23:30');
  fireEvent.change(field(), { target: { value: '2026-11-19T08:15' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toEqual([{ image_created_at: '2026-11-19T08:15' }]));
});

it('can be cleared when the date is unknown', async () => {
  const sent = show();
  await edit();
  fireEvent.change(field(), { target: { value: '' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toEqual([{ image_created_at: null }]));
});

it('stays unchanged after Esc, and without an edit', async () => {
  const sent = show();
  await edit();
  await userEvent.type(field(), '{Escape}');
  expect(screen.queryByLabelText('Created on')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit the created date');
  await edit();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent()).toEqual([]);
});

it('cannot be changed while the screenshot is locked', () => {
  show({ ...row, is_locked: true });
  expect(screen.queryByRole('button', { name: 'Edit the created date' })).toBeNull();
});
