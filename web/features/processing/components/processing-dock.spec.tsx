import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../shared/testing/render-app';
import { endSession } from '../../auth/session.queries';
import { screenshotRows, useRefusedReadings } from '../../screenshots/shared/screenshot-rows';
import { aScreenshot } from '../../screenshots/testing/factories';
import { askProcessing, type ProcessingOutcome } from '../ask-processing';
import { processing } from '../processing.store';
import { ProcessingDock } from './processing-dock';

jest.mock('../ask-processing');
const ask = jest.mocked(askProcessing);
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const first = aScreenshot({ original_name: 'first.png', is_processed: false });
const second = aScreenshot({ original_name: 'second.png', is_processed: false });

let answers: ((outcome: ProcessingOutcome) => void)[] = [];
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const answer = (outcome: ProcessingOutcome) =>
  act(async () => {
    answers.shift()?.(outcome);
    await jest.advanceTimersByTimeAsync(0);
  });
const queueBoth = () =>
  act(() =>
    processing.queue([
      { screenshotId: first.id, title: 'first.png' },
      { screenshotId: second.id, title: 'second.png' },
    ]),
  );
/** Opens the list of the card, which is one line. */
const showList = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Expand AI processing' }));
const states = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  answers = [];
  ask.mockReset();
  ask.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  renderApp(<ProcessingDock />);
});
afterEach(() => {
  // Signing out stops and clears the queue.
  act(() => endSession(new QueryClient()));
  jest.useRealTimers();
});

it('is not shown while there is nothing to process', () => {
  expect(screen.queryByRole('region')).toBeNull();
});

it('tells the viewer why a reading was refused, until it is asked for again', async () => {
  const refused = () => useRefusedReadings.getState();
  queueBoth();
  await wait(100);
  await answer({ kind: 'failed', error: 'Cannot read it' });
  expect(refused()).toEqual({ [first.id]: 'Cannot read it' });
  act(() => processing.queue([{ screenshotId: first.id, title: 'first.png', isRerun: true }]));
  expect(refused()).toEqual({});
});

it('processes one at a time and pauses two seconds in between', async () => {
  queueBoth();
  await wait(100);
  showList();
  expect(states()).toEqual(['first.pngReading text, tags and dates', 'second.pngWaiting']);
  await answer({ kind: 'done', row: null });
  await wait(1999);
  expect(states()).toEqual(['first.pngDone', 'second.pngWaiting']);
  await wait(1);
  expect(states()).toEqual(['first.pngDone', 'second.pngReading text, tags and dates']);
});

it('shows a screenshot that the server processed by itself, with its new title', async () => {
  queueBoth();
  await wait(100);
  showList();
  act(() =>
    screenshotRows.publish({ ...second, is_processed: true, ai_generated_title: 'Invoice' }),
  );
  expect(states()).toEqual(['first.pngReading text, tags and dates', 'InvoiceDone']);
});

it('ends a long item with the row that an event brings', async () => {
  queueBoth();
  await wait(100);
  showList();
  await answer({ kind: 'continues' });
  expect(states()[0]).toBe('first.pngReading text, tags and dates');
  act(() => screenshotRows.publish({ ...first, is_processed: true }));
  await wait(2000);
  expect(states()).toEqual(['first.pngDone', 'second.pngReading text, tags and dates']);
});

it('shows why one failed, and retries it', async () => {
  queueBoth();
  await wait(100);
  await answer({ kind: 'failed', error: 'Processing timeout (30s)' });
  expect(screen.getByText('Processing timeout (30s)')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry first.png' }));
  showList();
  expect(states()).toEqual(['second.pngWaiting', 'first.pngWaiting']);
});

it('shows by itself the one that failed, and all with that one first on request', async () => {
  queueBoth();
  await wait(100);
  await answer({ kind: 'done', row: null });
  await wait(2000);
  await answer({ kind: 'failed', error: 'Processing timeout (30s)' });
  const failed = 'second.pngProcessing timeout (30s)Retry';
  expect(states()).toEqual([failed]);
  showList();
  expect(states()).toEqual([failed, 'first.pngDone']);
  expect(screen.getByText('1 read, 1 failed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry second.png' }));
  expect(screen.getByText('Reading 1 of 2')).toBeTruthy();
});

it('offers Restart only when the server cannot be reached', async () => {
  queueBoth();
  await wait(100);
  showList();
  expect(screen.queryByRole('button', { name: 'Restart' })).toBeNull();
  await answer({ kind: 'unreachable' });
  await user.click(screen.getByRole('button', { name: 'Restart' }));
  expect(states()[0]).toBe('first.pngReading text, tags and dates');
  expect(screen.queryByRole('button', { name: 'Restart' })).toBeNull();
});

it('can be closed when all is done', async () => {
  act(() => processing.queue([{ screenshotId: first.id, title: 'first.png' }]));
  await wait(100);
  await answer({ kind: 'done', row: null });
  expect(screen.getByText('1 screenshot read')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close AI processing' }));
  expect(screen.queryByRole('region')).toBeNull();
});
