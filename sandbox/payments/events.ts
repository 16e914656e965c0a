import { type EventRecord } from './records';
import { idWith, type Store } from './store';

const API_VERSION = '2026-10-28.endive';

const KEPT = 1000;
/** Long enough to collect the events of one action and reorder them. */
const GATHER_MS = 1500;
const DELAY_MS = 20_000;

type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.updated'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed';

interface Happening {
  type: EventType;
  /** Unix seconds of the sandbox's clock. */
  at: number;
  object: object;
  /** The previous object, for updates. */
  before?: object;
}

/** The events for the product; the courier delivers them. */
export class EventLog {
  constructor(
    private readonly store: Store,
    /** Milliseconds of real time, because deliveries wait in real time. */
    readonly realNow: () => number,
  ) {}

  add({ type, at, object, before }: Happening): void {
    const id = idWith('evt');
    const previous = before && { previous_attributes: changedIn(before, object) };
    const body = JSON.stringify({
      id,
      object: 'event',
      api_version: API_VERSION,
      created: at,
      data: { object, ...previous },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
    this.store.insert('event', { id, type, created: at, body, delivery: this.firstDelivery() });
    this.forgetOldest();
  }

  private firstDelivery(): EventRecord['delivery'] {
    const { switches } = this.store.state;
    const now = this.realNow();
    const wait = switches.delay ? DELAY_MS : switches.reorder ? GATHER_MS : 0;
    return {
      state: switches.lose ? 'lost' : 'waiting',
      attempts: 0,
      firstAt: now,
      nextAt: now + wait,
      repeats: switches.duplicate ? 1 : 0,
      answer: null,
    };
  }

  private forgetOldest(): void {
    const table = this.store.state.tables.event;
    const ids = Object.keys(table);
    for (const id of ids.slice(0, Math.max(0, ids.length - KEPT))) delete table[id];
  }
}

/** The former values of the changed fields. */
function changedIn(before: object, after: object): Record<string, unknown> {
  const now = after as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => !isSame(value, now[name])),
  );
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
