import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { fakeServer } from '../../../../shared/testing/fake-server';
import { renderApp } from '../../../../shared/testing/render-app';
import { aScreenshot } from '../../testing/factories';
import { ViewerNote } from './viewer-note';

function show(row: Screenshot) {
  const calls = fakeServer({ 'screenshots.update': { body: row } });
  renderApp(<ViewerNote row={row} />);
  return () => calls.map(({ body }) => body);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole('textbox', { name: 'Note' });

it('is written with a button and saved by key', async () => {
  const sent = show(aScreenshot());
  await press('Add a note');
  await userEvent.type(field(), 'Paid{Enter}on Friday{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toEqual([{ note: 'Paid\non Friday' }]));
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('is removed when it is emptied', async () => {
  const sent = show(aScreenshot({ note: 'Paid' }));
  expect(screen.getByText('Paid')).toBeTruthy();
  await press('Edit the note');
  await userEvent.clear(field());
  await press('Save');
  await waitFor(() => expect(sent()).toEqual([{ note: null }]));
});

it('stays as it was after Esc, and without a change', async () => {
  const sent = show(aScreenshot({ note: 'Paid' }));
  await press('Edit the note');
  await userEvent.type(field(), ' twice{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit the note' }));
  await press('Edit the note');
  expect(field()).toHaveProperty('value', 'Paid');
  await press('Save');
  expect(sent()).toEqual([]);
});

it('is still in the field when it could not be saved', async () => {
  fakeServer({ 'screenshots.update': { status: 503, body: { error: 'unavailable' } } });
  renderApp(<ViewerNote row={aScreenshot()} />);
  await press('Add a note');
  await userEvent.type(field(), 'Paid on Friday');
  await press('Save');
  await waitFor(() => expect(field()).toHaveProperty('value', 'Paid on Friday'));
});

it('is tried again when the viewer moves on after it could not be saved', async () => {
  const failure = { status: 503, body: { error: 'unavailable' } };
  const calls = fakeServer({ 'screenshots.update': failure });
  const { unmount } = renderApp(<ViewerNote row={aScreenshot()} />);
  await press('Add a note');
  await userEvent.type(field(), 'Paid');
  await press('Save');
  await waitFor(() => expect(field()).toHaveProperty('value', 'Paid'));
  unmount();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toEqual({ note: 'Paid' });
});

it.each([
  ['is saved when the viewer moves on before it was', '', [{ note: 'Paid' }]],
  ['is left when the viewer moves on after Esc', '{Escape}', []],
])('%s', async (_what, key, expected) => {
  const calls = fakeServer({ 'screenshots.update': { body: aScreenshot() } });
  const { unmount } = renderApp(<ViewerNote row={aScreenshot()} />);
  await press('Add a note');
  await userEvent.type(field(), `Paid${key}`);
  unmount();
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual(expected));
});

it('is not shown while the screenshot is locked', () => {
  show(aScreenshot({ is_locked: true }));
  expect(screen.queryByText('Note')).toBeNull();
});
