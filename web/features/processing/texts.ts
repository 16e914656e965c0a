export const processingTexts = {
  cardLabel: 'AI processing',
  title: {
    running: (done: number, total: number) => `Reading ${done} of ${total}`,
    finished: (total: number) => (total === 1 ? '1 screenshot read' : `${total} screenshots read`),
    withFailures: (done: number, failed: number) => `${done} read, ${failed} failed`,
    waiting: (n: number) => `${n} waiting to be read`,
  },
  pending: 'Waiting',
  processing: 'Reading text, tags and dates',
  success: 'Done',
  failedWith: (status: number, text: string) => `Processing failed (HTTP ${status}: ${text})`,
  timeout: 'Processing timeout (30s)',
  failed: 'Processing failed',
  restart: 'Restart',
  retry: 'Retry',
  retryOf: (title: string) => `Retry ${title}`,
  collapse: 'Collapse AI processing',
  expand: 'Expand AI processing',
  dismiss: 'Close AI processing',
} as const;

/** How long one request to read an image may take (spec §9). */
export const PROCESSING_TIMEOUT_MS = 30_000;
/** The pause after one has finished (spec §9). */
export const NEXT_START_MS = 2_000;
/** The pause after something came into an idle queue (spec §9). */
export const QUEUE_START_MS = 100;
/** How often an item that the server is still reading is looked up, should an event have been lost. */
export const LOOK_UP_MS = 10_000;
