import type { Screenshot } from '../../../../server/contract/screenshots';

type Listener = (row: Screenshot) => void;

const listeners = new Set<Listener>();

/** Publishes new rows from the server to state outside the query cache, such as the AI queue. */
export const screenshotRows = {
  publish: (row: Screenshot): void => listeners.forEach((listener) => listener(row)),
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
