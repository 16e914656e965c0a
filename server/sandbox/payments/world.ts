import { type SandboxClock } from './clock';
import { type EventLog } from './events';
import { type Store } from './store';

/** What every part of the payment provider works with. */
export interface World {
  store: Store;
  clock: SandboxClock;
  events: EventLog;
  /** Where the sandbox listens; its pages are below. */
  origin: () => string;
}
