import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, aStatus, aTeam, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { useApiQuery } from '../../../shared/api/hooks';
import { renderApp } from '../../../shared/testing/render-app';
import { showToast } from '../../../ui/toasts/toast';
import { endSession } from '../../auth/session.queries';
import { rememberTeam } from '../../workspaces/use-workspace';
import type { UploadCallbacks } from '../send-upload';
import { UPLOAD_STAGGER_MS } from '../constants';
import { sendUnlessKnown } from '../send-unless-known';
import type { UploadOutcome } from '../upload.model';
import { uploads, useUploadStore } from '../upload.store';
import { unfinishedUploads } from '../unfinished-uploads';
import { useUpload } from '../use-upload';
// Lazy in the page; imported here so that fake timers need not wait for them.
import './upload-alerts';
import './upload-card';
import { UploadDock } from './upload-dock';

jest.mock('../send-unless-known', () => ({
  ...jest.requireActual<object>('../collecting'),
  sendUnlessKnown: jest.fn(),
  checkTogether: jest.fn(),
}));
jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));
const toast = jest.mocked(showToast);
jest.mock('../../processing/processing.store', () => ({ processing: { queue: jest.fn() } }));
const { processing } = jest.requireMock<{ processing: { queue: jest.Mock } }>(
  '../../processing/processing.store',
);

/** The sent files by name. */
const sent = new Map<string, UploadCallbacks>();
const settle = (name: string, outcome: UploadOutcome) =>
  act(() => sent.get(name)?.onSettled(outcome));

const png = (name: string) => new File(['x'], name, { type: 'image/png' });

function PickButton() {
  const { pick } = useUpload();
  return <button onClick={pick}>Upload</button>;
}

type Answers = Parameters<typeof fakeServer>[0];

/** A component that shows the number of collections. */
function CollectionCount() {
  const { data } = useApiQuery('collections.list', { query: {} });
  return <p>{`${data?.length ?? 0} collections`}</p>;
}

async function show(status = aStatus(), answers: Answers = {}) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: status },
    ...answers,
  });
  renderApp(
    <>
      <UploadDock />
      <PickButton />
      <CollectionCount />
    </>,
  );
  // The allowance is loaded asynchronously.
  const isAsked = (route: string) => calls.some((call) => call.route === route);
  await waitFor(() => expect(['auth.me', 'billing.status'].every(isAsked)).toBe(true));
  await act(async () => new Promise((done) => setTimeout(done, 20)));
  return (route: string) => calls.filter((call) => call.route === route);
}

const drop = async (...files: File[]) => {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: ['Files'], files } });
  // The sending code is loaded with the first file.
  await act(async () => void window.dispatchEvent(event));
};
const card = () => screen.getByRole('region', { name: 'Uploads' });
/** Opens the list of the card, which is one line. */
const showFiles = () => fireEvent.click(screen.getByRole('button', { name: 'Expand uploads' }));

beforeEach(() => {
  sent.clear();
  toast.mockClear();
  processing.queue.mockClear();
  jest
    .mocked(sendUnlessKnown)
    .mockReset()
    .mockImplementation(({ file }, callbacks) => {
      sent.set(file.name, callbacks);
      return () => undefined;
    });
});
afterEach(() => {
  act(() => {
    endSession(new QueryClient());
    uploads.showBlocked(null);
  });
});

it('takes files dropped anywhere and skips other types silently', async () => {
  await show();
  await drop(png('a.png'), new File(['x'], 'notes.txt', { type: 'text/plain' }));
  // The card is loaded with the first upload.
  await screen.findByRole('region', { name: 'Uploads' });
  showFiles();
  expect(within(card()).getByText('a.png')).toBeTruthy();
  expect(screen.queryByText('notes.txt')).toBeNull();
});

it('says how many images were not sent when the session ends', async () => {
  await show();
  await drop(png('a.png'), png('b.png'), png('c.png'));
  await screen.findByRole('region', { name: 'Uploads' });
  settle('a.png', { kind: 'stored', screenshotId: 'shot-a' });
  settle('b.png', { kind: 'failed', error: 'Sign in' });
  await act(async () => endSession(new QueryClient()));
  expect(toast).toHaveBeenLastCalledWith({ message: '2 images were not sent.' });
});

it('shows nothing when there was no image', async () => {
  await show();
  await drop(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});

it('queues stored screenshots for AI', async () => {
  await show();
  await drop(png('a.png'));
  settle('a.png', { kind: 'stored', screenshotId: 'shot-a' });
  expect(await screen.findByText('1 added')).toBeTruthy();
  expect(processing.queue).toHaveBeenCalledWith([{ screenshotId: 'shot-a', title: 'a.png' }]);
});

it('reads the allowance once for files that are stored within a second', async () => {
  const calls = await show();
  const before = calls('billing.status').length;
  await drop(png('a.png'), png('b.png'), png('c.png'));
  await waitFor(() => expect(sent.size).toBe(3));
  settle('a.png', { kind: 'stored', screenshotId: 'shot-a' });
  settle('b.png', { kind: 'stored', screenshotId: 'shot-b' });
  await act(async () => new Promise((done) => setTimeout(done, 1_100)));
  expect(calls('billing.status')).toHaveLength(before + 1);
});

it('reads the lists again when another window has stored the file meanwhile', async () => {
  const calls = await show();
  await drop(png('a.png'));
  const before = calls('collections.list').length;
  const existing = { id: 'shot-old', name: 'Old', uploadedAt: '2026-11-01T10:00:00.000Z' };
  settle('a.png', { kind: 'duplicate', existing });
  await waitFor(() => expect(calls('collections.list').length).toBeGreaterThan(before));
});

it('shows no link when the answer does not name the existing screenshot', async () => {
  await show();
  await drop(png('a.png'));
  const existing = { id: undefined, name: 'Old', uploadedAt: '2026-11-01T10:00:00.000Z' };
  settle('a.png', { kind: 'duplicate', existing });
  expect(screen.getByText('Already uploaded as "Old"')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open existing' })).toBeNull();
});

it('names an existing screenshot and links to it', async () => {
  await show();
  await drop(png('a.png'));
  const existing = { id: 'old', name: 'My "old" shot', uploadedAt: '2026-11-01T10:00:00.000Z' };
  settle('a.png', { kind: 'duplicate', existing });
  expect(screen.getByText('Duplicate detected')).toBeTruthy();
  expect(screen.getByText('Already uploaded as "My "old" shot"')).toBeTruthy();
  expect(screen.getByText('Nov 1, 2026')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open existing' });
  expect(link.getAttribute('href')).toBe('/gallery?view=old');
  expect(processing.queue).not.toHaveBeenCalled();
});

it("shows the error with the server's sentence, and retries", async () => {
  await show();
  await drop(png('a.png'));
  const error = 'Upload failed with status 413';
  settle('a.png', { kind: 'failed', error, reason: 'Files may have 25 MB at most.' });
  expect(screen.getByText(error)).toBeTruthy();
  expect(screen.getByText(/Files may have 25 MB at most\.$/)).toBeTruthy();
  sent.clear();
  await act(async () => new Promise((done) => setTimeout(done, 120)));
  await userEvent.click(screen.getByRole('button', { name: 'Retry all failed' }));
  expect([...sent.keys()]).toEqual(['a.png']);
});

describe('while the second one waits', () => {
  afterEach(() => jest.useRealTimers());

  it('allows removing only pending ones', async () => {
    await show();
    // Fake timers, because the second file could start before the button is found.
    jest.useFakeTimers();
    await drop(png('a.png'), png('b.png'));
    await act(async () => undefined);
    showFiles();
    expect(screen.queryByRole('button', { name: 'Remove a.png' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove b.png' }));
    expect(screen.queryByText('b.png')).toBeNull();
    act(() => jest.advanceTimersByTime(UPLOAD_STAGGER_MS));
    expect([...sent.keys()]).toEqual(['a.png']);
  });
});

it('warns before an unfinished upload is left, and not afterwards', async () => {
  await show();
  await drop(png('a.png'));
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(true);
  settle('a.png', { kind: 'stored', screenshotId: 'shot-a' });
  expect(leave()).toBe(false);
});

describe('when the allowance is used up', () => {
  const full = aStatus({ can_upload: false, is_over_limit: true, remaining_uploads: 0 });
  const sentence =
    'You have reached your upload limit. Please upgrade your plan to continue uploading.';

  it('blocks a drop with the fixed text', async () => {
    await show(full);
    await drop(png('a.png'));
    expect(within(await screen.findByRole('alertdialog')).getByText(sentence)).toBeTruthy();
    expect(sent.size).toBe(0);
  });

  it('blocks the picker as well', async () => {
    await show(full);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const opened = jest.spyOn(input as HTMLInputElement, 'click');
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect(opened).not.toHaveBeenCalled();
  });
});

describe('in a team', () => {
  const harbor = aTeam();
  const full = aStatus({ can_upload: false, is_over_limit: true, remaining_uploads: 0 });
  const inTeam = async (team = harbor, answers: Answers = {}) => {
    rememberTeam(team.id);
    return show(full, { 'teams.get': { body: team }, ...answers });
  };
  const targets = () => useUploadStore.getState().items.map(({ teamId }) => teamId);
  afterEach(() => act(() => rememberTeam(null)));

  it('uses no allowance', async () => {
    await inTeam();
    await drop(png('a.png'));
    expect([...sent.keys()]).toEqual(['a.png']);
  });

  it('stays in the workspace it was dropped in, also when the person opens another', async () => {
    await inTeam(harbor, { 'teams.mine': { body: [harbor] } });
    await drop(png('a.png'), png('b.png'));
    act(() => rememberTeam(null));
    expect(await within(card()).findByText('Into Harbor')).toBeTruthy();
    await waitFor(() => expect([...sent.keys()]).toEqual(['a.png', 'b.png']));
    expect(jest.mocked(sendUnlessKnown).mock.calls.map(([item]) => item.teamId)).toEqual([
      harbor.id,
      harbor.id,
    ]);
    expect(targets()).toEqual([harbor.id, harbor.id]);
    const existing = { id: 'old', name: 'Old', uploadedAt: '2026-11-01T10:00:00.000Z' };
    settle('a.png', { kind: 'duplicate', existing });
    const link = screen.getByRole('link', { name: 'Open existing' });
    expect(link.getAttribute('href')).toBe(`/gallery?view=old&team_id=${harbor.id}`);
  });

  it('waits while the team is paused, and says why', async () => {
    await inTeam(aTeam({ is_paused: true }));
    await drop(png('a.png'));
    const alert = within(await screen.findByRole('alertdialog'));
    expect(alert.getByText('This team is paused')).toBeTruthy();
    expect(
      alert.getByText('Uploads are paused until the owner’s plan includes teams again.'),
    ).toBeTruthy();
    expect(sent.size).toBe(0);
  });
});

it('keeps a failed file for a later visit, unless the server has refused it for good', async () => {
  const forget = jest.spyOn(unfinishedUploads, 'forget').mockResolvedValue();
  await show();
  await drop(png('a.png'), png('b.png'));
  await waitFor(() => expect(sent.size).toBe(2));
  settle('a.png', { kind: 'failed', error: 'Upload failed with status 503' });
  expect(forget).not.toHaveBeenCalled();
  settle('b.png', { kind: 'failed', error: 'Upload failed with status 415', isFinal: true });
  expect(forget).toHaveBeenCalledTimes(1);
  forget.mockRestore();
});

describe('an interrupted upload', () => {
  const kept = (id: string, teamId: string | null = null) => ({
    id,
    file: png(`${id}.png`),
    teamId,
    collectionId: undefined,
  });
  const interrupt = (...items: ReturnType<typeof kept>[]) => {
    jest.spyOn(unfinishedUploads, 'listOrphans').mockResolvedValue(items);
    jest
      .spyOn(unfinishedUploads, 'claim')
      .mockImplementation(async (ids) => items.filter(({ id }) => ids.includes(id)));
  };
  const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  afterEach(() => jest.restoreAllMocks());

  it('resumes when there is room', async () => {
    interrupt(kept('a'));
    await show();
    await goOn();
    expect([...sent.keys()]).toEqual(['a.png']);
  });

  it('waits while the allowance is used up, unless it uses none', async () => {
    interrupt(kept('a'), kept('b', 'a-team'));
    await show(aStatus({ can_upload: false, is_over_limit: true, remaining_uploads: 0 }));
    await goOn();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect([...sent.keys()]).toEqual(['b.png']);
    expect(useUploadStore.getState().interrupted.map(({ id }) => id)).toEqual(['a']);
  });

  it('asks the server for the room, which a purchase may have changed', async () => {
    interrupt(kept('a'), kept('b'));
    let status = aStatus({ remaining_uploads: 1 });
    await show(status, { 'billing.status': () => ({ body: status }) });
    status = aStatus({ remaining_uploads: 100 });
    await goOn();
    await waitFor(() => expect([...sent.keys()]).toEqual(['a.png', 'b.png']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('does not wait for an answer from before the purchase', async () => {
    interrupt(kept('a'), kept('b'));
    const answers = [
      () => new Promise<never>(() => undefined),
      async () => ({ body: aStatus({ remaining_uploads: 100 }) }),
    ];
    await show(aStatus(), { 'billing.status': () => answers.shift()?.() ?? { status: 503 } });
    await goOn();
    await waitFor(() => expect([...sent.keys()]).toEqual(['a.png', 'b.png']));
  });

  it('goes by what is known where the server cannot be asked', async () => {
    interrupt(kept('a'), kept('b'));
    let isOnline = true;
    const body = aStatus({ remaining_uploads: 1 });
    await show(body, { 'billing.status': () => (isOnline ? { body } : { status: 503 }) });
    isOnline = false;
    await goOn();
    await screen.findByRole('button', { name: 'Upload 1' });
  });

  it('asks before an upload that exceeds the allowance', async () => {
    interrupt(kept('a'), kept('b'));
    await show(aStatus({ remaining_uploads: 1 }));
    await goOn();
    expect(sent.size).toBe(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Upload 1' }));
    expect([...sent.keys()]).toEqual(['a.png']);
  });
});

describe('files without room', () => {
  const seePlans = async () =>
    userEvent.click(await screen.findByRole('link', { name: 'See plans' }));
  const heldCard = () => screen.findByRole('heading', { name: '2 files wait for room' });

  it('wait for the answer while the person looks at the plans', async () => {
    await show(aStatus({ can_upload: false, is_over_limit: true, remaining_uploads: 0 }));
    await drop(png('a.png'), png('b.png'));
    await seePlans();
    expect(await heldCard()).toBeTruthy();
    expect(sent.size).toBe(0);
  });

  it('are all sent once there is room, or let go', async () => {
    await show(aStatus({ remaining_uploads: 1 }));
    await drop(png('a.png'), png('b.png'));
    await seePlans();
    expect(await heldCard()).toBeTruthy();
    const held = useUploadStore.getState().interrupted;
    await act(() => uploads.resume(held));
    await waitFor(() => expect([...sent.keys()]).toEqual(['a.png', 'b.png']));
    expect(useUploadStore.getState().interrupted).toEqual([]);
  });

  it('are promised no larger plan on a server that sells none', async () => {
    const plan = { name: 'Family', screenshot_limit: 300 };
    const spent = { can_upload: false, is_over_limit: true, remaining_uploads: 0 };
    await show(aStatus({ plan, ...spent }));
    await drop(png('a.png'));
    expect(await screen.findByText(/You can upload again from/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
    expect(screen.queryByText(/upgrade your plan/)).toBeNull();
  });

  it('are forgotten with OK', async () => {
    await show(aStatus({ can_upload: false, is_over_limit: true, remaining_uploads: 0 }));
    await drop(png('a.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    expect(useUploadStore.getState().interrupted).toEqual([]);
  });
});

it('says which files a reload would lose', async () => {
  const keep = jest.spyOn(unfinishedUploads, 'keep').mockResolvedValue(2);
  await show();
  await drop(png('a.png'), png('b.png'));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      message: 'Keep this page open: a reload would lose 2 files.',
    }),
  );
  keep.mockRestore();
});

describe('putting into a collection', () => {
  const stored: UploadOutcome = { kind: 'stored', screenshotId: 'shot-a' };
  const dropInto = async (answers: Answers, outcome: UploadOutcome = stored) => {
    const calls = await show(aStatus(), answers);
    uploads.aim('holidays');
    await drop(png('a.png'));
    uploads.aim(undefined);
    settle('a.png', outcome);
    await waitFor(() => expect(calls('collections.addItem')).toHaveLength(1));
    return calls;
  };

  it('takes also an image that was there already, and says when that fails', async () => {
    const existing = { id: 'shot-b', name: 'b', uploadedAt: '2026-11-20T10:00:00.000Z' };
    await dropInto({ 'collections.addItem': { status: 500 } }, { kind: 'duplicate', existing });
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith(
        expect.objectContaining({ message: '1 upload could not be added to the collection' }),
      ),
    );
  });

  it('reads the collections again when it is done', async () => {
    let finish: () => void = () => undefined;
    const calls = await dropInto({
      'collections.list': { body: [] },
      'collections.addItem': () =>
        new Promise((resolve) => {
          finish = () => resolve({ status: 201, body: {} });
        }),
    });
    await act(async () => new Promise((done) => setTimeout(done, 20)));
    const before = calls('collections.list').length;
    await act(async () => finish());
    await waitFor(() => expect(calls('collections.list')).toHaveLength(before + 1));
    expect(toast).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' }));
  });

  it('reports a failure', async () => {
    await dropInto({ 'collections.addItem': { status: 404 } });
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        message: '1 upload could not be added to the collection',
        kind: 'error',
      }),
    );
  });
});

describe('pasting', () => {
  const paste = (target: EventTarget) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { files: [png('image.png')] } });
    fireEvent(target as Element, event);
  };

  it('names a pasted image after the time', async () => {
    await show();
    paste(document.body);
    showFiles();
    expect(
      within(card()).getByText(/^Pasted image \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/),
    ).toBeTruthy();
  });

  it('ignores fields', async () => {
    await show();
    const field = document.body.appendChild(document.createElement('input'));
    paste(field);
    field.remove();
    expect(sent.size).toBe(0);
  });
});

describe('the card of finished uploads', () => {
  afterEach(() => jest.useRealTimers());

  const finish = async (outcome: UploadOutcome) => {
    await show();
    await drop(png('a.png'), png('b.png'));
    await waitFor(() => expect([...sent.keys()]).toEqual(['a.png', 'b.png']));
    return () => {
      settle('a.png', { kind: 'stored', screenshotId: 'shot-a' });
      settle('b.png', outcome);
    };
  };
  const stored: UploadOutcome = { kind: 'stored', screenshotId: 'shot-b' };
  const pass = () => act(() => jest.advanceTimersByTime(5_000));
  const isListed = () => within(card()).queryByText('a.png') !== null;

  it('is one line, and shows its files on request', async () => {
    const end = await finish(stored);
    expect(isListed()).toBe(false);
    expect(within(card()).getByText('Uploading 0 of 2')).toBeTruthy();
    jest.useFakeTimers();
    end();
    expect(isListed()).toBe(false);
    expect(within(card()).getByText('2 added')).toBeTruthy();
    showFiles();
    pass();
    expect(isListed()).toBe(true);
  });

  it('folds after five seconds when it was opened before, unless the focus is in it', async () => {
    const end = await finish(stored);
    showFiles();
    jest.useFakeTimers();
    end();
    act(() => within(card()).getByRole('list').focus());
    pass();
    expect(isListed()).toBe(true);
    act(() => within(card()).getByRole('list').blur());
    pass();
    expect(isListed()).toBe(false);
  });

  it('shows what is there already for five seconds', async () => {
    const existing = { id: 'old', name: 'Old', uploadedAt: '2026-11-01T10:00:00.000Z' };
    const end = await finish({ kind: 'duplicate', existing });
    jest.useFakeTimers();
    end();
    expect(within(card()).getByText('Already uploaded as "Old"')).toBeTruthy();
    pass();
    expect(isListed()).toBe(false);
    expect(within(card()).getByText('1 added, 1 there already')).toBeTruthy();
  });

  it('shows by itself the one that failed, and all with that one first on request', async () => {
    const end = await finish({ kind: 'failed', error: 'Upload failed with status 413' });
    jest.useFakeTimers();
    end();
    pass();
    expect(within(card()).getByText('1 failed, 1 added')).toBeTruthy();
    const names = () =>
      within(card())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.slice(0, 5));
    expect(names()).toEqual(['b.png']);
    showFiles();
    expect(names()).toEqual(['b.png', 'a.png']);
  });
});
