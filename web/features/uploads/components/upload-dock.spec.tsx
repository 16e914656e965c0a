import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, aStatus, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { endSession } from '../../auth/session.queries';
import type { UploadCallbacks } from '../send-upload';
import { sendUnlessKnown } from '../send-unless-known';
import type { UploadOutcome } from '../upload.model';
import { uploads } from '../upload.store';
import { useUpload } from '../use-upload';
import { UploadDock } from './upload-dock';

jest.mock('../send-unless-known');
jest.mock('../../processing/processing.store', () => ({ processing: { queue: jest.fn() } }));
const { processing } = jest.requireMock<{ processing: { queue: jest.Mock } }>(
  '../../processing/processing.store',
);

/** What was sent, by the name of its file. */
const sent = new Map<string, UploadCallbacks>();
const settle = (name: string, outcome: UploadOutcome) =>
  act(() => sent.get(name)?.onSettled(outcome));

const png = (name: string) => new File(['x'], name, { type: 'image/png' });

function PickButton() {
  const { pick } = useUpload();
  return <button onClick={pick}>Upload</button>;
}

async function show(status = aStatus()) {
  fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: status },
  });
  renderApp(
    <>
      <UploadDock />
      <PickButton />
    </>,
  );
  // The allowance is known a moment later.
  await act(async () => new Promise((done) => setTimeout(done, 20)));
}

const drop = (...files: File[]) => {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: ['Files'], files } });
  act(() => void window.dispatchEvent(event));
};
const card = () => screen.getByRole('region', { name: 'Uploads' });

beforeEach(() => {
  sent.clear();
  processing.queue.mockClear();
  jest.mocked(sendUnlessKnown).mockImplementation(({ file }, callbacks) => {
    sent.set(file.name, callbacks);
    return () => undefined;
  });
});
afterEach(() => {
  act(() => {
    endSession(new QueryClient());
    uploads.showBlocked(false);
  });
});

it('takes what is dropped anywhere and skips what is no image without a word', async () => {
  await show();
  drop(png('a.png'), new File(['x'], 'notes.txt', { type: 'text/plain' }));
  // The card is fetched with the first upload.
  await screen.findByRole('region', { name: 'Uploads' });
  expect(within(card()).getByText('a.png')).toBeTruthy();
  expect(screen.queryByText('notes.txt')).toBeNull();
});

it('shows nothing at all when no image was among them', async () => {
  await show();
  drop(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});

it('hands what was stored to the AI queue', async () => {
  await show();
  drop(png('a.png'));
  settle('a.png', { kind: 'stored', screenshotId: 'shot-a' });
  expect(await screen.findByText('1 upload finished')).toBeTruthy();
  expect(processing.queue).toHaveBeenCalledWith([{ screenshotId: 'shot-a', title: 'a.png' }]);
});

it('says what is there already and leads to it', async () => {
  await show();
  drop(png('a.png'));
  const existing = { id: 'old', name: 'My "old" shot', uploadedAt: '2026-11-01T10:00:00.000Z' };
  settle('a.png', { kind: 'duplicate', existing });
  expect(screen.getByText('Duplicate detected')).toBeTruthy();
  expect(screen.getByText('Already uploaded as "My "old" shot"')).toBeTruthy();
  expect(screen.getByText('Nov 1, 2026')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open existing' });
  expect(link.getAttribute('href')).toBe('/gallery?view=old');
  expect(processing.queue).not.toHaveBeenCalled();
});

it('shows the error with the sentence of the server, and tries again', async () => {
  await show();
  drop(png('a.png'));
  const error = 'Upload failed with status 413';
  settle('a.png', { kind: 'failed', error, reason: 'Files may have 25 MB at most.' });
  expect(screen.getByText(`${error} · Files may have 25 MB at most.`)).toBeTruthy();
  sent.clear();
  await act(async () => new Promise((done) => setTimeout(done, 120)));
  await userEvent.click(screen.getByRole('button', { name: 'Retry all failed' }));
  expect([...sent.keys()]).toEqual(['a.png']);
});

it('lets only waiting ones be removed', async () => {
  await show();
  drop(png('a.png'), png('b.png'));
  expect(screen.queryByRole('button', { name: 'Remove a.png' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.png' }));
  expect(screen.queryByText('b.png')).toBeNull();
});

it('asks before an unfinished upload is left, and not afterwards', async () => {
  await show();
  drop(png('a.png'));
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

  it('blocks a drop with the words of the specification', async () => {
    await show(full);
    drop(png('a.png'));
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

describe('pasting', () => {
  const paste = (target: EventTarget) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { files: [png('image.png')] } });
    fireEvent(target as Element, event);
  };

  it('uploads an image under the time of pasting', async () => {
    await show();
    paste(document.body);
    expect(
      within(card()).getByText(/^Pasted image \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/),
    ).toBeTruthy();
  });

  it('leaves fields alone', async () => {
    await show();
    const field = document.body.appendChild(document.createElement('input'));
    paste(field);
    field.remove();
    expect(sent.size).toBe(0);
  });
});
