import type { ProcessingOutcome } from './ask-processing';
import {
  findItem,
  findNext,
  type ProcessingAction,
  type ProcessingItem,
  type ProcessingState,
} from './processing.model';
import { NEXT_START_MS, QUEUE_START_MS } from './constants';

interface ProcessingRunnerParts {
  getState: () => ProcessingState;
  dispatch: (action: ProcessingAction) => void;
  ask: (item: ProcessingItem) => Promise<ProcessingOutcome>;
  /** Called when a start is planned or cancelled. */
  onScheduled: (isScheduled: boolean) => void;
  onAnswer: (item: ProcessingItem, outcome: ProcessingOutcome) => void;
}

type Ending = Exclude<ProcessingOutcome, { kind: 'continues' | 'unreachable' | 'later' }>;

function endOf(screenshotId: string, outcome: Ending): ProcessingAction {
  if (outcome.kind === 'failed') return { type: 'failed', screenshotId, error: outcome.error };
  return { type: outcome.kind === 'gone' ? 'dropped' : 'succeeded', screenshotId };
}

/**
 * Requests the processing of one screenshot at a time. The server has its own queue and may be ahead: its events
 * also end items here, so that nothing is requested twice.
 */
export function createProcessingRunner(parts: ProcessingRunnerParts) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(delay: number) {
    if (timer !== undefined || !findNext(parts.getState())) return;
    timer = setTimeout(() => {
      timer = undefined;
      parts.onScheduled(false);
      void run();
    }, delay);
    parts.onScheduled(true);
  }

  function unschedule() {
    clearTimeout(timer);
    timer = undefined;
    parts.onScheduled(false);
  }

  function settle(item: ProcessingItem, outcome: ProcessingOutcome) {
    const { screenshotId } = item;
    // Cleared in the meantime, or already ended by an event.
    if (findItem(parts.getState(), screenshotId)?.status !== 'processing') return;
    if (outcome.kind === 'continues') return;
    if (outcome.kind === 'unreachable') return parts.dispatch({ type: 'putBack', screenshotId });
    if (outcome.kind === 'later') {
      parts.dispatch({ type: 'putBack', screenshotId });
      return schedule(outcome.ms);
    }
    parts.dispatch(endOf(screenshotId, outcome));
    schedule(NEXT_START_MS);
  }

  async function run() {
    const item = findNext(parts.getState());
    if (!item) return;
    parts.dispatch({ type: 'started', screenshotId: item.screenshotId });
    const outcome = await parts.ask(item);
    parts.onAnswer(item, outcome);
    settle(item, outcome);
  }

  return {
    /** An item was queued. */
    wake: () => schedule(QUEUE_START_MS),
    /** The server ended an item by event. */
    continue: () => schedule(NEXT_START_MS),
    restart: () => {
      unschedule();
      void run();
    },
    stop: unschedule,
  };
}
