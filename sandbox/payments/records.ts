import { type Period } from './proration';

// The rows of the payment provider. Instants are unix seconds of its own clock, money is whole cents.

export type Metadata = Record<string, string>;

export interface Product {
  id: string;
  name: string;
  description: string | null;
  active: boolean;
  metadata: Metadata;
  created: number;
  updated: number;
}

export interface Price {
  id: string;
  product: string;
  amount: number;
  currency: string;
  interval: 'month' | 'year';
  intervalCount: number;
  active: boolean;
  lookupKey: string | null;
  nickname: string | null;
  metadata: Metadata;
  created: number;
}

/** A card without its number. */
export interface Card {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  name: string;
  /** Whether payments after the one that it was entered for succeed. */
  paysLater: boolean;
  created: number;
}

export interface Customer {
  id: string;
  email: string | null;
  name: string | null;
  description: string | null;
  metadata: Metadata;
  /** Below zero it is a credit that the next invoices use first. */
  balance: number;
  currency: string | null;
  card: Card | null;
  deleted: boolean;
  created: number;
}

export type SubscriptionStatus = 'active' | 'past_due' | 'canceled';

export interface Subscription {
  id: string;
  itemId: string;
  customer: string;
  price: string;
  status: SubscriptionStatus;
  /** Periods are counted from here, so that the day of the month survives shorter months. */
  anchor: number;
  period: Period;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  latestInvoice: string | null;
  schedule: string | null;
  /** Prorations that wait for the next invoice. */
  pendingLines: InvoiceLine[];
  metadata: Metadata;
  created: number;
}

export interface InvoiceLine {
  id: string;
  amount: number;
  description: string;
  price: string;
  period: Period;
  isProration: boolean;
}

export type BillingReason =
  'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';

export interface Invoice {
  id: string;
  number: string | null;
  customer: string;
  subscription: string;
  status: 'draft' | 'open' | 'paid' | 'void';
  reason: BillingReason;
  currency: string;
  lines: InvoiceLine[];
  total: number;
  startingBalance: number;
  endingBalance: number;
  amountDue: number;
  attempts: number;
  paidAt: number | null;
  period: Period;
  /** The time of the next payment attempt; only while it is open. */
  nextAttemptAt: number | null;
  created: number;
}

export interface CheckoutSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  customer: string | null;
  customerEmail: string | null;
  price: string;
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  metadata: Metadata;
  subscriptionMetadata: Metadata;
  subscription: string | null;
  invoice: string | null;
  expiresAt: number;
  created: number;
}

export interface SchedulePhase extends Period {
  price: string;
  prorationBehavior: ProrationBehavior;
  metadata: Metadata;
}

export interface Schedule {
  id: string;
  subscription: string;
  customer: string;
  status: 'active' | 'released' | 'completed' | 'canceled';
  endBehavior: 'release' | 'cancel';
  phases: SchedulePhase[];
  /** The index of the present phase. */
  current: number;
  metadata: Metadata;
  canceledAt: number | null;
  completedAt: number | null;
  releasedAt: number | null;
  created: number;
}

export const FLOW_TYPES = [
  'subscription_update_confirm',
  'subscription_cancel',
  'payment_method_update',
] as const;
export type FlowType = (typeof FLOW_TYPES)[number];

export interface PortalFlow {
  type: FlowType;
  subscription: string | null;
  price: string | null;
  /** The target of a finished flow. */
  afterUrl: string | null;
}

export interface PortalSession {
  id: string;
  customer: string;
  returnUrl: string;
  flow: PortalFlow | null;
  created: number;
}

export const PRORATION_BEHAVIORS = ['always_invoice', 'create_prorations', 'none'] as const;
export type ProrationBehavior = (typeof PRORATION_BEHAVIORS)[number];

export interface EventRecord {
  id: string;
  type: string;
  created: number;
  /** The delivered body, identical at every attempt. */
  body: string;
  delivery: Delivery;
}

/** Deliveries run in real time (milliseconds), because their receiver does. */
export interface Delivery {
  state: 'waiting' | 'delivered' | 'lost' | 'given up';
  attempts: number;
  firstAt: number;
  nextAt: number;
  /** Deliveries still owed after the first accepted one. */
  repeats: number;
  answer: string | null;
}

export interface Switches {
  duplicate: boolean;
  reorder: boolean;
  delay: boolean;
  lose: boolean;
}

export interface KeptAnswer {
  fingerprint: string;
  status: number;
  body: string;
  /** Real time in milliseconds. */
  at: number;
}
