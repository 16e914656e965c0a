import { create } from 'zustand';
import { ApiError } from '../../../server/contract/client';
import { client } from '../../shared/api/client';
import { onSessionEnd } from '../auth/session.queries';
import { screenshotRows, useRefusedReadings } from '../screenshots/shared/screenshot-rows';
import { isFailed, titleOf } from '../screenshots/shared/screenshot.model';
import type { ProcessingOutcome } from './ask-processing';
import {
  findItem,
  type ProcessingAction,
  type ProcessingItem,
  type ProcessingState,
  processingReducer,
  type Queued,
} from './processing.model';
import { createProcessingRunner } from './processing-runner';
import { processingTexts as texts } from './texts';
import { LOOK_UP_MS } from './constants';

interface ProcessingStore {
  items: ProcessingState;
  /** A start is planned, so Restart is not needed. */
  isScheduled: boolean;
}

/** The AI queue of this page. It mirrors the server's queue and requests items at the specified pace. */
export const useProcessingStore = create<ProcessingStore>(() => ({
  items: [],
  isScheduled: false,
}));

const dispatch = (action: ProcessingAction) =>
  useProcessingStore.setState(({ items }) => ({ items: processingReducer(items, action) }));

const getState = () => useProcessingStore.getState().items;

/** Only the first upload or rerun needs the code that asks. */
async function ask({ screenshotId, isRerun }: ProcessingItem): Promise<ProcessingOutcome> {
  try {
    const { askProcessing } = await import('./ask-processing');
    return await askProcessing(screenshotId, isRerun);
  } catch {
    // Only the code can be missing, without a connection.
    return { kind: 'unreachable' };
  }
}

const runner = createProcessingRunner({
  getState,
  dispatch,
  ask,
  onScheduled: (isScheduled) => useProcessingStore.setState({ isScheduled }),
  onAnswer: ({ screenshotId }, outcome) => {
    if (outcome.kind === 'done' && outcome.row) screenshotRows.publish(outcome.row);
    if (outcome.kind === 'continues') lookUpLater(screenshotId);
  },
});

/** Events report the end of a long item; this check finds it when an event was lost. */
function lookUpLater(screenshotId: string): void {
  setTimeout(() => void lookUp(screenshotId), LOOK_UP_MS);
}

async function lookUp(screenshotId: string): Promise<void> {
  if (findItem(getState(), screenshotId)?.status !== 'processing') return;
  try {
    screenshotRows.publish(await client.call('screenshots.get', { params: { id: screenshotId } }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      dispatch({ type: 'dropped', screenshotId });
      return runner.continue();
    }
    // Probably offline; the next check retries.
  }
  lookUpLater(screenshotId);
}

screenshotRows.subscribe((row) => {
  const item = findItem(getState(), row.id);
  if (!item || item.status === 'success') return;
  if (row.is_processed) dispatch({ type: 'succeeded', screenshotId: row.id, title: titleOf(row) });
  else if (isFailed(row) && item.status === 'processing') {
    dispatch({ type: 'failed', screenshotId: row.id, error: row.processing_error ?? texts.failed });
  } else return;
  runner.continue();
});

useProcessingStore.subscribe(({ items }) => {
  const refused = items.filter(({ status }) => status === 'error');
  useRefusedReadings.setState(
    Object.fromEntries(
      refused.map(({ screenshotId, error = texts.failed }) => [screenshotId, error]),
    ),
    true,
  );
});

onSessionEnd(() => {
  runner.stop();
  dispatch({ type: 'cleared' });
});

export const processing = {
  queue: (items: readonly Queued[]): void => {
    dispatch({ type: 'queued', items });
    runner.wake();
  },
  restart: (): void => runner.restart(),
  clearFinished: (): void => dispatch({ type: 'finishedCleared' }),
};
