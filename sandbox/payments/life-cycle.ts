import { DAY } from './billing-months';
import { expireCheckout } from './checkouts';
import { retry } from './invoices';
import { type Invoice } from './records';
import { beginNextPhase } from './schedules';
import { endSubscription, renew } from './subscriptions';
import { type World } from './world';

interface Due {
  at: number;
  /** Of things due at the same instant, the lower rank comes first: a new phase sets the price that is renewed. */
  rank: number;
  act: () => void;
}

/**
 * Does everything that is due by the sandbox's clock, in the order of the instants. Returns whether there was anything.
 */
export function catchUp(world: World): boolean {
  const until = world.clock.now();
  // A payment that fails during a clock jump counts as failed after it, and is retried by a later jump.
  const retriable = new Set(openInvoices(world).map(({ id }) => id));
  let count = 0;
  for (let due = firstDue(world, until, retriable); due; due = firstDue(world, until, retriable)) {
    due.act();
    count += 1;
  }
  for (const invoice of openInvoices(world))
    if (invoice.nextAttemptAt !== null && invoice.nextAttemptAt <= until)
      invoice.nextAttemptAt = until + DAY;
  return count > 0;
}

function openInvoices(world: World): Invoice[] {
  return world.store.all('invoice').filter(({ status }) => status === 'open');
}

function firstDue(world: World, until: number, retriable: Set<string>): Due | null {
  const candidates = [
    ...phases(world),
    ...renewals(world),
    ...retries(world, retriable),
    ...expiries(world),
  ];
  return candidates
    .filter(({ at }) => at <= until)
    .reduce<Due | null>((first, next) => (first && !isBefore(next, first) ? first : next), null);
}

function isBefore(a: Due, b: Due): boolean {
  return a.at < b.at || (a.at === b.at && a.rank < b.rank);
}

function phases(world: World): Due[] {
  return world.store
    .all('subscription_schedule')
    .filter(({ status }) => status === 'active')
    .map((schedule) => ({
      at: schedule.phases[schedule.current]?.end ?? schedule.created,
      rank: 0,
      act: () => beginNextPhase(world, schedule),
    }));
}

function renewals(world: World): Due[] {
  return world.store
    .all('subscription')
    .filter(({ status }) => status !== 'canceled')
    .map((subscription) => ({
      at: subscription.period.end,
      rank: 1,
      act: () =>
        subscription.cancelAtPeriodEnd
          ? endSubscription(world, subscription, subscription.period.end)
          : renew(world, subscription),
    }));
}

/** Each invoice once per jump, however far it goes. */
function retries(world: World, retriable: Set<string>): Due[] {
  return openInvoices(world)
    .filter(({ id }) => retriable.has(id))
    .flatMap((invoice) => {
      const at = invoice.nextAttemptAt;
      if (at === null) return [];
      const act = () => {
        retriable.delete(invoice.id);
        retry(world, invoice, at);
      };
      return [{ at, rank: 2, act }];
    });
}

function expiries(world: World): Due[] {
  return world.store
    .all('checkout.session')
    .filter(({ status }) => status === 'open')
    .map((session) => ({
      at: session.expiresAt,
      rank: 3,
      act: () => expireCheckout(world, session, session.expiresAt),
    }));
}
