import type { Screenshot } from '../../../server/contract/screenshots';

type Listener = (row: Screenshot) => void;

const listeners = new Set<Listener>();

/** Fresh rows from the server, for whoever keeps something beside the query cache (the AI queue does). */
export const screenshotRows = {
  publish: (row: Screenshot): void => listeners.forEach((listener) => listener(row)),
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
