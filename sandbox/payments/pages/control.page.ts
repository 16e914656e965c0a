import { type FastifyReply } from 'fastify';
import { escapeHtml, sendPage } from '../../page';
import { addMonths, DAY } from '../billing-months';
import { textOf } from '../cards';
import { formatMinute } from '../money';
import { type Pages } from './pages';
import { type EventRecord, type Switches } from '../records';
import { type World } from '../world';

const ADDRESS = '/sandbox/payments';
const SHOWN_EVENTS = 50;

const SWITCHES: Record<keyof Switches, string> = {
  duplicate: 'Duplicate every event',
  reorder: 'Deliver out of order',
  delay: 'Delay by 20 s',
  lose: 'Lose events',
};

/** The page for moving the clock, failing payments and losing events. */
export function addControlPages(
  pages: Pages,
  world: World,
  advance: (instant: number) => void,
): void {
  const { state } = world.store;
  const back = (reply: FastifyReply) => reply.redirect(ADDRESS, 303);
  pages.show(ADDRESS, ({ reply }) => sendControl(world, reply));
  pages.act(`${ADDRESS}/clock`, ({ body, reply }) => {
    const instant = instantOf(world, textOf(body.step));
    if (instant !== null) advance(instant);
    return back(reply);
  });
  pages.act(`${ADDRESS}/fail`, ({ reply }) => {
    state.failNextPayment = !state.failNextPayment;
    return back(reply);
  });
  pages.act(`${ADDRESS}/switches`, ({ body, reply }) => {
    const chosen = textOf(body.switch);
    for (const name of Object.keys(SWITCHES) as (keyof Switches)[]) {
      if (chosen === name) state.switches[name] = !state.switches[name];
      if (chosen === 'off') state.switches[name] = false;
    }
    return back(reply);
  });
  pages.act(`${ADDRESS}/events/:id/resend`, ({ id, reply }) => {
    const { delivery } = world.store.get('event', id);
    const now = world.events.realNow();
    Object.assign(delivery, { state: 'waiting', nextAt: now, firstAt: now });
    return back(reply);
  });
}

function instantOf(world: World, step: string): number | null {
  const now = world.clock.now();
  if (step === 'day') return now + DAY;
  if (step === 'month') return addMonths(now, 1);
  return step === 'period_end' ? nextPeriodEnd(world) : null;
}

/** The next end of a period of all subscriptions; null without any. */
function nextPeriodEnd(world: World): number | null {
  const ends = world.store
    .all('subscription')
    .filter(({ status }) => status !== 'canceled')
    .map(({ period }) => period.end);
  return ends.length > 0 ? Math.min(...ends) : null;
}

function sendControl(world: World, reply: FastifyReply): FastifyReply {
  const { failNextPayment, switches } = world.store.state;
  const end = nextPeriodEnd(world);
  const step = (value: string, label: string, isOff = false) =>
    `<button class="plain" name="step" value="${value}"${isOff ? ' disabled' : ''}>${label}</button>`;
  const body = `
<p>The payment provider while no Stripe key is configured.</p>
<h2>Clock</h2>
<p>It is <strong>${formatMinute(world.clock.now())}</strong> here. ${end === null ? 'No subscription is running.' : `The next period ends on ${formatMinute(end)}.`}</p>
<form method="post" action="${ADDRESS}/clock">
${step('month', '+1 month')}
${step('period_end', 'to period end', end === null)}
${step('day', '+1 day')}
</form>
<h2>Payments</h2>
<form method="post" action="${ADDRESS}/fail"><button class="plain" aria-pressed="${failNextPayment}">fail next payment</button></form>
<h2>Delivery of events</h2>
<form method="post" action="${ADDRESS}/switches">
${(Object.keys(SWITCHES) as (keyof Switches)[]).map((name) => switchButton(name, switches[name])).join('\n')}
<button class="plain" name="switch" value="off">Off</button>
</form>
<h2 id="events">Last events</h2>
${eventList(world.store.all('event').slice(-SHOWN_EVENTS).reverse())}
<p><a href="/sandbox">Sandbox</a></p>`;
  return sendPage(reply, { title: 'Payments', body });
}

function switchButton(name: keyof Switches, isOn: boolean): string {
  return `<button class="plain" name="switch" value="${name}" aria-pressed="${isOn}">${SWITCHES[name]}</button>`;
}

function eventList(events: EventRecord[]): string {
  if (events.length === 0) return '<p>Nothing has happened yet.</p>';
  return `<ul class="entries" aria-labelledby="events">${events.map(eventEntry).join('\n')}</ul>`;
}

function eventEntry({ id, type, created, delivery }: EventRecord): string {
  const { state, attempts, answer } = delivery;
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  const last = answer === null ? '' : `, last answer ${escapeHtml(answer)}`;
  const resend =
    state === 'delivered' || state === 'waiting'
      ? ''
      : `<form method="post" action="${ADDRESS}/events/${id}/resend"><button class="plain">Send again<span class="unseen"> ${type} of ${formatMinute(created)}</span></button></form>`;
  return `<li>${type}<small>${formatMinute(created)}: ${state}, ${tries}${last}</small><small>${id}</small>${resend}</li>`;
}
