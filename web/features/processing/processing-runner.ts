import type { ProcessingOutcome } from './ask-processing';
import {
  findItem,
  findNext,
  type ProcessingAction,
  type ProcessingItem,
  type ProcessingState,
} from './processing.model';
import { NEXT_START_MS, QUEUE_START_MS } from './texts';

export interface ProcessingRunnerParts {
  getState: () => ProcessingState;
  dispatch: (action: ProcessingAction) => void;
  ask: (item: ProcessingItem) => Promise<ProcessingOutcome>;
  /** Told whenever a start is planned or the plan is gone. */
  onScheduled: (isScheduled: boolean) => void;
  onAnswer: (item: ProcessingItem, outcome: ProcessingOutcome) => void;
}

type Ending = Exclude<ProcessingOutcome, { kind: 'continues' | 'unreachable' }>;

function endOf(screenshotId: string, outcome: Ending): ProcessingAction {
  if (outcome.kind === 'failed') return { type: 'failed', screenshotId, error: outcome.error };
  return { type: outcome.kind === 'gone' ? 'dropped' : 'succeeded', screenshotId };
}

/**
 * Asks for one screenshot at a time. The server has a queue of its own and may be ahead: whatever it
 * reports by events ends an item here too, so that nothing is asked for that is done already.
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
    // Cleared in the meantime, or ended by an event that was faster.
    if (findItem(parts.getState(), screenshotId)?.status !== 'processing') return;
    if (outcome.kind === 'continues') return;
    if (outcome.kind === 'unreachable') return parts.dispatch({ type: 'putBack', screenshotId });
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
    /** Something was queued. */
    wake: () => schedule(QUEUE_START_MS),
    /** The server ended an item by itself. */
    continue: () => schedule(NEXT_START_MS),
    restart: () => {
      unschedule();
      void run();
    },
    stop: unschedule,
  };
}
