import { type SandboxClock } from './clock';
import { type EventLog } from './events';
import { type Store } from './store';

/** The shared parts of the payment provider. */
export interface World {
  store: Store;
  clock: SandboxClock;
  events: EventLog;
  /** The sandbox's address; its pages are below it. */
  origin: () => string;
}
