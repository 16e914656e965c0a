import { Modal } from '@mantine/core';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Comment } from '../../../../../server/contract/organise/comments';
import { createQueryClient } from '../../../../shared/api/query-client';
import { aUser } from '../../../../shared/testing/factories';
import { fakeServer } from '../../../../shared/testing/fake-server';
import { renderApp } from '../../../../shared/testing/render-app';
import { endSession } from '../../../auth/session.queries';
import { aScreenshot } from '../../testing/factories';
import { ViewerComments } from './viewer-comments';

const member = (id: string, user_name: string) => ({
  id,
  user_name,
  user_email: `${id}@example.com`,
  user_picture: null,
  role: 'member',
  joined_at: '2026-11-20T10:00:00.000Z',
});
const team = { id: 'harbor', members: [member('kim', 'Kim Lee'), member('ada', 'Ada')] };

const said: Comment = {
  id: '00000000-0000-7000-8000-000000000001',
  screenshot_id: '00000000-0000-7000-8000-000000000002',
  author: { id: 'ada', name: 'Ada' },
  text: 'Which harbor?',
  created_at: '2026-11-20T10:00:00.000Z',
  edited_at: null,
  can_edit: true,
  can_delete: true,
};

interface Shown {
  create?: Parameters<typeof fakeServer>[0]['comments.create'];
  address?: string;
  isLocked?: boolean;
  id?: string;
  /** Closes the dialog in which they stand. */
  onClose?: () => void;
  update?: Parameters<typeof fakeServer>[0]['comments.update'];
  onKeyDown?: () => void;
}

function show(
  comments: Comment[],
  {
    address = '/gallery?team_id=harbor',
    isLocked = false,
    id = 'shot',
    onClose = () => undefined,
    onKeyDown = () => undefined,
    update = { body: said },
    create = { status: 201, body: said },
  }: Shown = {},
) {
  const rows = [...comments];
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'comments.list': () => ({ body: [...rows] }),
    'teams.get': { body: team },
    'comments.create': create,
    'comments.update': update,
    'comments.remove': () => {
      rows.length = 0;
      return { status: 204 };
    },
  });
  // As in the viewer: a dialog around them.
  renderApp(
    <Modal opened onClose={onClose}>
      <div onKeyDown={onKeyDown}>
        <ViewerComments row={aScreenshot({ id, is_locked: isLocked })} />
      </div>
    </Modal>,
    { address },
  );
  return (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body);
}

// Words that a test has not sent are no other one's.
afterEach(() => act(() => endSession(createQueryClient(() => undefined))));

const field = () => screen.findByRole('combobox', { name: 'Write a comment' });

it('mentions a member by keyboard and sends', async () => {
  const sent = show([]);
  await userEvent.type(await field(), 'Look @k');
  expect(await screen.findByRole('option', { name: /Kim Lee/ })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(await field()).toHaveProperty('value', 'Look @Kim Lee ');
  await userEvent.keyboard('please{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent('comments.create')).toEqual([{ text: 'Look @Kim Lee please' }]));
  await waitFor(async () => expect(await field()).toHaveProperty('value', ''));
});

it('keeps the words that are typed while a comment is being sent', async () => {
  let answer = () => undefined as void;
  const sending = new Promise<void>((done) => (answer = done));
  const sent = show([], { create: () => sending.then(() => ({ status: 201, body: said })) });
  await userEvent.type(await field(), 'One{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent('comments.create')).toHaveLength(1));
  await userEvent.type(await field(), ' and two');
  answer();
  const button = screen.getByRole('button', { name: 'Comment' });
  await waitFor(() => expect(button.hasAttribute('data-loading')).toBe(false));
  expect(await field()).toHaveProperty('value', 'One and two');
});

it('closes the proposals with Esc and keeps the text', async () => {
  show([]);
  await userEvent.type(await field(), '@');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(await field()).toHaveProperty('value', '@');
});

it('edits and deletes what the server allows', async () => {
  const sent = show([said]);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the comment by Ada' }));
  const typed = screen.getByRole('combobox', { name: 'Edit the comment' });
  await userEvent.clear(typed);
  await userEvent.type(typed, 'Piran');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('comments.update')).toEqual([{ text: 'Piran' }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the comment by Ada' }));
  expect(sent('comments.remove')).toEqual([]);
  const question = screen.getByRole('group', { name: 'Really delete the comment by Ada?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent('comments.remove')).toHaveLength(1));
});

it('keeps the focus after a deletion, so that the keys of the viewer work', async () => {
  const onKeyDown = jest.fn();
  show([said], { onKeyDown });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the comment by Ada' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Which harbor?')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Comments' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

it('leaves only the edit by Escape on its button', async () => {
  const onClose = jest.fn();
  show([said], { onClose });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the comment by Ada' }));
  screen.getByRole('button', { name: 'Save' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('combobox', { name: 'Edit the comment' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it.each(['Edit the comment by Ada', 'Delete the comment by Ada'])(
  'returns the focus to "%s" after Escape',
  async (name) => {
    show([said]);
    await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  },
);

it.each([
  ['its field', ''],
  ['its field with a draft', 'Look'],
])('leaves %s by Escape, and the dialog by the next one', async (_place, draft) => {
  const onClose = jest.fn();
  show([], { onClose });
  await userEvent.click(await field());
  await userEvent.keyboard(`${draft}{Escape}`);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Comments' }));
  expect(await field()).toHaveProperty('value', draft);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('leaves its button by Escape, and the dialog by the next one', async () => {
  const onClose = jest.fn();
  show([], { onClose });
  await userEvent.type(await field(), 'Look');
  screen.getByRole('button', { name: 'Comment' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(await field()).toHaveProperty('value', 'Look');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays open for Escape while an edited text is being saved', async () => {
  let answer = () => undefined as void;
  const saving = new Promise<void>((done) => (answer = done));
  const error = 'You have mentioned Kim Lee very often within an hour.';
  const sent = show([said], {
    update: () => saving.then(() => ({ status: 429, body: { error } })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the comment by Ada' }));
  const typed = screen.getByRole('combobox', { name: 'Edit the comment' });
  await userEvent.type(typed, ' now{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent('comments.update')).toHaveLength(1));
  await userEvent.type(typed, '{Escape}');
  answer();
  const save = screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  expect(typed).toHaveProperty('value', 'Which harbor? now');
});

it('keeps an edited text that was refused', async () => {
  const error = 'You have mentioned Kim Lee very often within an hour.';
  const sent = show([said], { update: { status: 429, body: { error } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the comment by Ada' }));
  const typed = screen.getByRole('combobox', { name: 'Edit the comment' });
  await userEvent.type(typed, ' @Kim Lee');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('comments.update')).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false),
  );
  expect(typed).toHaveProperty('value', 'Which harbor? @Kim Lee');
});

describe('words that are not sent yet', () => {
  it('are kept while the image is locked, and wait for it to be unlocked', async () => {
    show([said]);
    await userEvent.type(await field(), 'Not sent');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the comment by Ada' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Edit the comment' }), ' Koper?');
    cleanup();
    show([said], { isLocked: true });
    expect(screen.queryByRole('combobox')).toBeNull();
    cleanup();
    show([said]);
    expect(await field()).toHaveProperty('value', 'Not sent');
    const edited = await screen.findByRole('combobox', { name: 'Edit the comment' });
    expect(edited).toHaveProperty('value', 'Which harbor? Koper?');
    expect(document.activeElement).not.toBe(edited);
  });

  it('stay with their image', async () => {
    show([]);
    await userEvent.type(await field(), 'Not sent');
    cleanup();
    show([], { id: 'another' });
    expect(await field()).toHaveProperty('value', '');
  });
});

it('names a former member, and offers nothing that is not allowed', async () => {
  show([{ ...said, author: null, can_edit: false, can_delete: false }]);
  const line = (await screen.findByText('Which harbor?')).closest('li');
  expect(within(line as HTMLElement).getByText('Former member')).toBeTruthy();
  expect(within(line as HTMLElement).queryByRole('button')).toBeNull();
});

it.each([
  ['/gallery?team_id=null', false],
  ['/gallery?team_id=harbor', true],
])('is absent at %s, locked: %s', (address, isLocked) => {
  const sent = show([said], { address, isLocked });
  expect(screen.queryByText('Comments')).toBeNull();
  expect(sent('comments.list')).toEqual([]);
});
