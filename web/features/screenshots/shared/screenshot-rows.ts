import { create } from 'zustand';
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

/** The reasons for which readings that were asked for did not take place, by screenshot; the viewer shows them. */
export const useRefusedReadings = create<Readonly<Record<string, string>>>(() => ({}));
