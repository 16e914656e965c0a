import { randomBytes } from 'node:crypto';
import { type StateFile } from '../state-file';
import { noSuch } from './routes/api-error';
import {
  type CheckoutSession,
  type Customer,
  type EventRecord,
  type Invoice,
  type KeptAnswer,
  type PortalSession,
  type Price,
  type Product,
  type Schedule,
  type Subscription,
  type Switches,
} from './records';

interface Tables {
  product: Record<string, Product>;
  price: Record<string, Price>;
  customer: Record<string, Customer>;
  'checkout.session': Record<string, CheckoutSession>;
  subscription: Record<string, Subscription>;
  subscription_schedule: Record<string, Schedule>;
  invoice: Record<string, Invoice>;
  'billing_portal.session': Record<string, PortalSession>;
  event: Record<string, EventRecord>;
}

export type Kind = keyof Tables;
export type Row<K extends Kind> = Tables[K][string];

export interface State {
  tables: Tables;
  /** Seconds the sandbox is ahead of real time, and the latest instant it has shown. */
  clock: { offset: number; latest: number };
  failNextPayment: boolean;
  switches: Switches;
  answers: Record<string, KeptAnswer>;
  invoiceCount: number;
}

const PREFIXES: Record<Kind, string> = {
  product: 'prod',
  price: 'price',
  customer: 'cus',
  'checkout.session': 'cs_test',
  subscription: 'sub',
  subscription_schedule: 'sub_sched',
  invoice: 'in',
  'billing_portal.session': 'bps',
  event: 'evt',
};

/** All rows of the provider, in memory and as a whole in one file; rows keep their order of creation. */
export class Store {
  readonly state: State;

  constructor(private readonly file: StateFile) {
    const empty = emptyState();
    const kept = file.read<Partial<State>>({});
    // A file of an older sandbox lacks newer tables.
    this.state = { ...empty, ...kept, tables: { ...empty.tables, ...kept.tables } };
  }

  save(): void {
    this.file.write(this.state);
  }

  newId(kind: Kind): string {
    return idWith(PREFIXES[kind]);
  }

  insert<K extends Kind>(kind: K, row: Row<K>): Row<K> {
    (this.state.tables[kind] as Record<string, Row<K>>)[row.id] = row;
    return row;
  }

  find<K extends Kind>(kind: K, id: string): Row<K> | null {
    const table = this.state.tables[kind] as Record<string, Row<K>>;
    return Object.hasOwn(table, id) ? (table[id] ?? null) : null;
  }

  /** @param param set when the id came as a parameter, and not as the address */
  get<K extends Kind>(kind: K, id: string, param?: string): Row<K> {
    const row = this.find(kind, id);
    if (!row) throw noSuch(kind, id, param, param ? 400 : 404);
    return row;
  }

  /** All rows, oldest first. */
  all<K extends Kind>(kind: K): Row<K>[] {
    return Object.values(this.state.tables[kind]) as Row<K>[];
  }
}

export function idWith(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

function emptyState(): State {
  return {
    tables: {
      product: {},
      price: {},
      customer: {},
      'checkout.session': {},
      subscription: {},
      subscription_schedule: {},
      invoice: {},
      'billing_portal.session': {},
      event: {},
    },
    clock: { offset: 0, latest: 0 },
    failNextPayment: false,
    switches: { duplicate: false, reorder: false, delay: false, lose: false },
    answers: {},
    invoiceCount: 0,
  };
}
