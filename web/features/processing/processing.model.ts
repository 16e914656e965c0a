type ProcessingStatus = 'pending' | 'processing' | 'success' | 'error';

export interface ProcessingItem {
  screenshotId: string;
  title: string;
  status: ProcessingStatus;
  /** Process it again even if it was processed a moment ago. */
  isRerun: boolean;
  error?: string;
}

export type ProcessingState = readonly ProcessingItem[];

export interface Queued {
  screenshotId: string;
  title: string;
  isRerun?: boolean;
}

export type ProcessingAction =
  | { type: 'queued'; items: readonly Queued[] }
  | { type: 'started'; screenshotId: string }
  | { type: 'succeeded'; screenshotId: string; title?: string }
  | { type: 'failed'; screenshotId: string; error: string }
  | { type: 'putBack'; screenshotId: string }
  | { type: 'dropped'; screenshotId: string }
  | { type: 'finishedCleared' }
  | { type: 'cleared' };

const isLive = (item: ProcessingItem) => item.status === 'pending' || item.status === 'processing';

/** An active item stays as it is; a finished one is queued again at the end. */
function queue(state: ProcessingState, { screenshotId, title, isRerun }: Queued): ProcessingState {
  const known = state.find((item) => item.screenshotId === screenshotId);
  if (known && isLive(known)) return state;
  const others = state.filter((item) => item.screenshotId !== screenshotId);
  return [...others, { screenshotId, title, status: 'pending', isRerun: isRerun ?? false }];
}

function change(
  state: ProcessingState,
  id: string,
  next: (item: ProcessingItem) => ProcessingItem,
): ProcessingState {
  return state.map((item) => (item.screenshotId === id ? next(item) : item));
}

/** pending -> processing -> success or error, one at a time. */
export function processingReducer(
  state: ProcessingState,
  action: ProcessingAction,
): ProcessingState {
  switch (action.type) {
    case 'queued':
      return action.items.reduce(queue, state);
    case 'started':
      if (findProcessing(state)) return state;
      return change(state, action.screenshotId, (item) =>
        item.status === 'pending' ? { ...item, status: 'processing' } : item,
      );
    case 'succeeded':
      return change(state, action.screenshotId, (item) => ({
        ...item,
        title: action.title ?? item.title,
        status: 'success',
        error: undefined,
      }));
    case 'failed':
      return change(state, action.screenshotId, (item) =>
        item.status === 'success' ? item : { ...item, status: 'error', error: action.error },
      );
    case 'putBack':
      return change(state, action.screenshotId, (item) =>
        item.status === 'processing' ? { ...item, status: 'pending' } : item,
      );
    case 'dropped':
      return state.filter((item) => item.screenshotId !== action.screenshotId);
    case 'finishedCleared':
      return state.filter(isLive);
    case 'cleared':
      return [];
  }
}

function findProcessing(state: ProcessingState): ProcessingItem | null {
  return state.find((item) => item.status === 'processing') ?? null;
}

export function findItem(state: ProcessingState, screenshotId: string): ProcessingItem | null {
  return state.find((item) => item.screenshotId === screenshotId) ?? null;
}

/** The next item: the first waiting one, and only while none is processing. */
export function findNext(state: ProcessingState): ProcessingItem | null {
  if (findProcessing(state)) return null;
  return state.find((item) => item.status === 'pending') ?? null;
}

/** Items are waiting and nothing is processing or about to start, so the person has to restart. */
export function canRestart(state: ProcessingState, isScheduled: boolean): boolean {
  return !isScheduled && findNext(state) !== null;
}

interface ProcessingTotals {
  total: number;
  done: number;
  failed: number;
  waiting: number;
  isFinished: boolean;
}

export function totalsOf(state: ProcessingState): ProcessingTotals {
  const count = (status: ProcessingStatus) => state.filter((i) => i.status === status).length;
  return {
    total: state.length,
    done: count('success'),
    failed: count('error'),
    waiting: count('pending'),
    isFinished: !state.some(isLive),
  };
}
