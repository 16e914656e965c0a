import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { apiQuery } from '../../../../shared/api/hooks';
import { createQueryClient } from '../../../../shared/api/query-client';
import { fakeServer } from '../../../../shared/testing/fake-server';
import { renderApp } from '../../../../shared/testing/render-app';
import { putRow } from '../../shared/screenshot-cache';
import { useScreenshot } from '../../shared/screenshots.queries';
import { aScreenshot } from '../../testing/factories';
import { keptWords } from './words/kept-words';
import { ViewerNote } from './viewer-note';

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

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
  await waitFor(() =>
    expect(sent()).toEqual([{ note: 'Paid\non Friday', expected: { note: null } }]),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  ['null', 'Search finds it. Only you see it.'],
  ['harbor', 'Search finds it. Everybody in this space sees it.'],
])('says who reads it, in the space %s: %s', async (teamId, hint) => {
  renderApp(<ViewerNote row={aScreenshot()} />, { address: `/gallery?team_id=${teamId}` });
  await press('Add a note');
  expect(screen.getByText(hint)).toBeTruthy();
});

it('is removed when it is emptied', async () => {
  const sent = show(aScreenshot({ note: 'Paid' }));
  expect(screen.getByText('Paid')).toBeTruthy();
  await press('Edit the note');
  await userEvent.clear(field());
  await press('Save');
  await waitFor(() => expect(sent()).toEqual([{ note: null, expected: { note: 'Paid' } }]));
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
  expect(calls[1]?.body).toMatchObject({ note: 'Paid' });
});

it.each([
  ['is saved when the viewer moves on before it was', '', ['Paid']],
  ['is left when the viewer moves on after Esc', '{Escape}', []],
])('%s', async (_what, key, expected) => {
  const calls = fakeServer({ 'screenshots.update': { body: aScreenshot() } });
  const { unmount } = renderApp(<ViewerNote row={aScreenshot()} />);
  await press('Add a note');
  await userEvent.type(field(), `Paid${key}`);
  unmount();
  await waitFor(() =>
    expect(calls.map(({ body }) => (body as { note: string }).note)).toEqual(expected),
  );
});

it('is not shown while the screenshot is locked', () => {
  show(aScreenshot({ is_locked: true }));
  expect(screen.queryByText('Note')).toBeNull();
});

describe('a note that somebody else has changed meanwhile', () => {
  const theirs = { note: 'Ask Kim' };
  const refused = {
    status: 409,
    body: { error: 'Changed.', code: 'edited_meanwhile', details: theirs },
  };
  const row = aScreenshot();
  beforeEach(() => keptWords.drop('note', row.id));

  function Cached() {
    const { data = row } = useScreenshot(row.id);
    return <ViewerNote row={data} />;
  }
  function open(answer = refused as { status?: number; body: unknown }) {
    const answers = { 'screenshots.update': answer, 'screenshots.get': { body: row } };
    const calls = fakeServer(answers);
    const queryClient = createQueryClient(() => undefined);
    const view = renderApp(<Cached />, { queryClient });
    const sent = () => calls.filter(({ route }) => route === 'screenshots.update');
    const change = (note: string) => act(() => putRow(queryClient, { ...row, note }));
    return { ...view, sent, change, answers };
  }
  const write = async () => {
    await press('Add a note');
    await userEvent.type(field(), 'Ask Lee');
  };

  it('is shown beside what was written, and replaced only then', async () => {
    const { sent, answers } = open();
    await write();
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Ask Kim');
    expect(field()).toHaveProperty('value', 'Ask Lee');
    // Not at once: a second press of the same hand has not seen it.
    await press('Save');
    await waitFor(() => expect(sent()).toHaveLength(2));
    await screen.findByRole('alert');
    await act(() => sleep(1_100));
    answers['screenshots.update'] = { body: { ...row, note: 'Ask Lee' } };
    await press('Save');
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toEqual([
        { note: 'Ask Lee', expected: { note: null } },
        { note: 'Ask Lee', expected: { note: null } },
        { note: 'Ask Lee', expected: { note: 'Ask Kim' } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(screen.getByText('Ask Lee')).toBeTruthy();
  });

  it('is shown already while the field is open', async () => {
    const { change, sent } = open();
    await write();
    change('Ask Kim');
    expect((await screen.findByRole('alert')).textContent).toContain('Ask Kim');
    await userEvent.type(field(), '{Escape}');
    expect(screen.getByText('Ask Kim')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('is kept for the next time where the viewer has moved on', async () => {
    const { unmount, sent } = open();
    await write();
    unmount();
    await waitFor(() => expect(sent()).toHaveLength(1));
    open();
    await waitFor(() => expect(field()).toHaveProperty('value', 'Ask Lee'));
  });
});

it('is kept and not sent when the screenshot was locked while it was written', async () => {
  const row = aScreenshot();
  const calls = fakeServer({ 'screenshots.update': { body: row } });
  const queryClient = createQueryClient(() => undefined);
  const at = (is_locked: boolean) => {
    const next = { ...row, is_locked };
    queryClient.setQueryData(
      apiQuery('screenshots.get', { params: { id: row.id } }).queryKey,
      next,
    );
    return <ViewerNote row={next} />;
  };
  const { rerender } = renderApp(at(false), { queryClient });
  await press('Add a note');
  await userEvent.type(field(), 'Paid');
  rerender(at(true));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  rerender(at(false));
  await waitFor(() => expect(field()).toHaveProperty('value', 'Paid'));
  expect(calls).toEqual([]);
});
