import { invalid } from './routes/api-error';
import { addMonths } from './billing-months';
import { type Form } from './routes/form-body';
import {
  PRORATION_BEHAVIORS,
  type Schedule,
  type SchedulePhase,
  type Subscription,
} from './records';
import { changePrice } from './price-changes';
import { endSubscription, monthsOf, updateSubscription } from './subscriptions';
import { type World } from './world';

/** Creates the schedule of a running subscription; its first phase is the running period. */
export function scheduleFrom(world: World, subscription: Subscription): Schedule {
  if (subscription.schedule)
    throw invalid(
      'You cannot migrate a subscription that is already attached to a schedule.',
      'from_subscription',
    );
  if (subscription.status === 'canceled')
    throw invalid('You cannot migrate a subscription that is canceled.', 'from_subscription');
  const at = world.clock.now();
  const phase: SchedulePhase = {
    ...subscription.period,
    price: subscription.price,
    prorationBehavior: 'create_prorations',
    metadata: {},
  };
  const schedule: Schedule = {
    id: world.store.newId('subscription_schedule'),
    subscription: subscription.id,
    customer: subscription.customer,
    status: 'active',
    endBehavior: subscription.cancelAtPeriodEnd ? 'cancel' : 'release',
    phases: [phase],
    current: 0,
    metadata: {},
    canceledAt: null,
    completedAt: null,
    releasedAt: null,
    created: at,
  };
  world.store.insert('subscription_schedule', schedule);
  updateSubscription(world, subscription, at, () => {
    subscription.schedule = schedule.id;
  });
  return schedule;
}

/** Drops the schedule; the subscription continues unchanged. */
export function releaseSchedule(world: World, schedule: Schedule, at: number): void {
  schedule.status = 'released';
  schedule.releasedAt = at;
  const subscription = world.store.get('subscription', schedule.subscription);
  updateSubscription(world, subscription, at, () => {
    subscription.schedule = null;
  });
}

/** A new choice drops a scheduled change. */
export function releaseScheduleOf(world: World, subscription: Subscription): void {
  if (!subscription.schedule) return;
  const schedule = world.store.get('subscription_schedule', subscription.schedule);
  releaseSchedule(world, schedule, world.clock.now());
}

/** The present phase has ended: starts the next one, or ends the schedule. */
export function beginNextPhase(world: World, schedule: Schedule): void {
  const ended = schedule.phases[schedule.current];
  const at = ended?.end ?? world.clock.now();
  const next = schedule.phases[schedule.current + 1];
  const subscription = world.store.get('subscription', schedule.subscription);
  if (next) {
    schedule.current += 1;
    updateSubscription(world, subscription, at, () => enterPhase(world, subscription, next, at));
  } else if (schedule.endBehavior === 'cancel') {
    endSubscription(world, subscription, at);
    schedule.status = 'completed';
    schedule.canceledAt = null;
    schedule.completedAt = at;
  } else {
    releaseSchedule(world, schedule, at);
  }
}

/** Replaces the phases by those of a form; the present one may change the price at once. */
export function replacePhases(world: World, schedule: Schedule, forms: Form[]): void {
  const subscription = world.store.get('subscription', schedule.subscription);
  const now = world.clock.now();
  const phases: SchedulePhase[] = [];
  for (const form of forms) {
    const start = phases.at(-1)?.end ?? startOf(form, schedule, now);
    phases.push(readPhase(world, form, start, forms.at(-1) === form));
  }
  const current = phases.findIndex(({ start, end }) => start <= now && now < end);
  const running = phases[current];
  if (!running) throw invalid('One of the phases has to be the current one.', 'phases');
  updateSubscription(world, subscription, now, () => enterPhase(world, subscription, running, now));
  schedule.phases = phases;
  schedule.current = current;
}

function enterPhase(world: World, subscription: Subscription, phase: SchedulePhase, at: number) {
  const price = world.store.get('price', phase.price, 'phases');
  changePrice(world, subscription, {
    price,
    at,
    behavior: phase.prorationBehavior,
    mustPay: false,
  });
  Object.assign(subscription.metadata, phase.metadata);
}

function startOf(form: Form, schedule: Schedule, now: number): number {
  const start = form.text('start_date') === 'now' ? now : form.integer('start_date');
  const current = schedule.phases[schedule.current];
  const known = start ?? current?.start ?? now;
  if (current && known > now)
    throw invalid(
      'The subscription schedule update is missing at least one phase with a `start_date` to anchor `end_date` from.',
      'phases',
    );
  return known;
}

function readPhase(world: World, form: Form, start: number, isLast: boolean): SchedulePhase {
  const [item] = form.children('items');
  if (!item) throw invalid('Each phase needs one item.', form.paramOf('items'));
  const price = world.store.get('price', item.required('price'), item.paramOf('price'));
  const length = lengthOf(form, monthsOf(price), isLast);
  const end = form.integer('end_date') ?? (length === null ? null : addMonths(start, length));
  if (end === null || end <= start)
    throw invalid(
      'Each phase needs an `end_date` after its start, or a `duration`.',
      form.paramOf('end_date'),
    );
  const prorationBehavior = form.choice('proration_behavior', PRORATION_BEHAVIORS);
  return {
    start,
    end,
    price: price.id,
    prorationBehavior: prorationBehavior ?? 'create_prorations',
    metadata: form.pairs('metadata'),
  };
}

/** Months; null when the form names no length. The last phase lasts one billing period. */
function lengthOf(form: Form, monthsOfPrice: number, isLast: boolean): number | null {
  const iterations = form.integer('iterations');
  if (iterations !== undefined) return iterations * monthsOfPrice;
  const duration = form.child('duration');
  if (!duration) return isLast ? monthsOfPrice : null;
  const interval = duration.choice('interval', ['month', 'year'] as const) ?? 'month';
  return (duration.integer('interval_count') ?? 1) * (interval === 'year' ? 12 : 1);
}
