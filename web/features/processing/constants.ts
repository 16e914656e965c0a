/** The time-out of one processing request. */
export const PROCESSING_TIMEOUT_MS = 30_000;

/** The pause between two items. */
export const NEXT_START_MS = 2_000;

/** The pause after an item enters an idle queue. */
export const QUEUE_START_MS = 100;

/** The interval at which items in processing are checked, in case an event was lost. */
export const LOOK_UP_MS = 10_000;
