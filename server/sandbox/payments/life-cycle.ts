import { DAY } from './billing-months';
import { expireCheckout } from './checkouts';
import { retry } from './invoices';
import { beginNextPhase } from './schedules';
import { endSubscription, renew } from './subscriptions';
import { type World } from './world';

interface Due {
  at: number;
  /** Among what is due at the same instant, the lower comes first: a new phase sets the price that is renewed. */
  rank: number;
  act: () => void;
}

/** Does everything that has fallen due by the sandbox's clock, in the order of the instants. Tells whether it was anything. */
export function catchUp(world: World): boolean {
  const until = world.clock.now();
  const retried = new Set<string>();
  let count = 0;
  for (let due = firstDue(world, until, retried); due; due = firstDue(world, until, retried)) {
    due.act();
    count += 1;
  }
  return count > 0;
}

function firstDue(world: World, until: number, retried: Set<string>): Due | null {
  const candidates = [
    ...phases(world),
    ...renewals(world),
    ...retries(world, until, retried),
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

/** An open invoice is tried once in a jump of the clock, however far it goes. */
function retries(world: World, until: number, retried: Set<string>): Due[] {
  return world.store
    .all('invoice')
    .filter(({ id, status }) => status === 'open' && !retried.has(id))
    .flatMap((invoice) => {
      if (invoice.nextAttemptAt === null) return [];
      const at = invoice.nextAttemptAt;
      const act = () => {
        retried.add(invoice.id);
        if (!retry(world, invoice, at)) invoice.nextAttemptAt = until + DAY;
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
