import { priceWire } from './catalogue.wire';
import { CLOCK_ID } from '../clock';
import { listOf } from '../routes/lists';
import { type Schedule, type SchedulePhase, type Subscription } from '../records';
import { type World } from '../world';

/** Only the item carries the bounds of the period, as since API 2025-03-31. */
export function subscriptionWire(world: World, subscription: Subscription) {
  const price = world.store.get('price', subscription.price);
  return {
    id: subscription.id,
    object: 'subscription',
    billing_cycle_anchor: subscription.anchor,
    billing_mode: { flexible: null, type: 'classic' },
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.period.end : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      reason: subscription.canceledAt === null ? null : 'cancellation_requested',
    },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: price.currency,
    customer: subscription.customer,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: subscription.endedAt,
    items: listOf(
      [itemWire(world, subscription)],
      `/v1/subscription_items?subscription=${subscription.id}`,
    ),
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    metadata: { ...subscription.metadata },
    pause_collection: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: subscription.schedule,
    start_date: subscription.created,
    status: subscription.status,
    test_clock: CLOCK_ID,
    trial_end: null,
    trial_start: null,
  };
}

function itemWire(world: World, subscription: Subscription) {
  return {
    id: subscription.itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created: subscription.created,
    current_period_end: subscription.period.end,
    current_period_start: subscription.period.start,
    discounts: [],
    metadata: {},
    price: priceWire(world.store.get('price', subscription.price)),
    quantity: 1,
    subscription: subscription.id,
    tax_rates: [],
  };
}

export function scheduleWire(world: World, schedule: Schedule) {
  const current = schedule.status === 'active' ? schedule.phases[schedule.current] : undefined;
  return {
    id: schedule.id,
    object: 'subscription_schedule',
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: schedule.canceledAt,
    completed_at: schedule.completedAt,
    created: schedule.created,
    current_phase: current ? { start_date: current.start, end_date: current.end } : null,
    customer: schedule.customer,
    end_behavior: schedule.endBehavior,
    livemode: false,
    metadata: { ...schedule.metadata },
    phases: schedule.phases.map((phase) => phaseWire(world, phase)),
    released_at: schedule.releasedAt,
    released_subscription: schedule.status === 'released' ? schedule.subscription : null,
    status: schedule.status,
    subscription: schedule.status === 'released' ? null : schedule.subscription,
    test_clock: CLOCK_ID,
  };
}

function phaseWire(world: World, phase: SchedulePhase) {
  return {
    add_invoice_items: [],
    currency: world.store.get('price', phase.price).currency,
    discounts: [],
    end_date: phase.end,
    items: [{ discounts: [], metadata: {}, price: phase.price, quantity: 1, tax_rates: [] }],
    metadata: { ...phase.metadata },
    proration_behavior: phase.prorationBehavior,
    start_date: phase.start,
    trial_end: null,
  };
}
