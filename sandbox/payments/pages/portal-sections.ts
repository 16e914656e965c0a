import { escapeHtml } from '../../page';
import { cardFields, describeCard } from './card-fields';
import { type CardErrors } from '../cards';
import { type Fields } from '../routes/form-body';
import { nameOf } from '../invoices';
import { formatDay, formatMoney, rateOf } from '../money';
import { portalAddress } from './portal-addresses';
import { otherPrices } from '../portal';
import { type Card, type Invoice, type PortalSession, type Subscription } from '../records';
import { type World } from '../world';

/** The running plan and its actions. */
export function planSection(
  world: World,
  session: PortalSession,
  subscription: Subscription | null,
): string {
  if (!subscription || subscription.status === 'canceled')
    return '<h2>Current plan</h2>\n<p>There is no running subscription.</p>';
  const price = world.store.get('price', subscription.price);
  const isCancelFlow = session.flow?.type === 'subscription_cancel';
  return `<h2>Current plan</h2>
<p><strong>${escapeHtml(nameOf(world, price))}</strong>, ${rateOf(price)}. ${outlook(world, subscription)}</p>
${isCancelFlow ? '' : planChoices(world, session, subscription)}
${cancelOrResume(session, subscription)}`;
}

function outlook(world: World, subscription: Subscription): string {
  const day = formatDay(subscription.period.end);
  if (subscription.cancelAtPeriodEnd) return `Ends on ${day}.`;
  if (subscription.status === 'past_due') return 'The last payment failed; update the card to pay.';
  const schedule =
    subscription.schedule && world.store.find('subscription_schedule', subscription.schedule);
  const next = schedule ? schedule.phases[schedule.current + 1] : undefined;
  if (!next || next.price === subscription.price) return `Renews on ${day}.`;
  const name = nameOf(world, world.store.get('price', next.price));
  return `Changes to ${escapeHtml(name)} on ${formatDay(next.start)}.`;
}

function planChoices(world: World, session: PortalSession, subscription: Subscription): string {
  const prices = otherPrices(world, subscription);
  if (prices.length === 0) return '';
  const entries = prices.map((price) => {
    const address = `${portalAddress(session)}/confirm?price=${encodeURIComponent(price.id)}`;
    const name = `${escapeHtml(nameOf(world, price))}, ${rateOf(price)}`;
    return `<li><a href="${escapeHtml(address)}">${name}</a></li>`;
  });
  return `<h2 id="plans">Change plan</h2>
<ul class="entries" aria-labelledby="plans">${entries.join('\n')}</ul>`;
}

function cancelOrResume(session: PortalSession, subscription: Subscription): string {
  const [action, label] = subscription.cancelAtPeriodEnd
    ? ['resume', 'Resume subscription']
    : ['cancel', 'Cancel subscription'];
  return `<form method="post" action="${portalAddress(session)}/${action}"><button class="plain">${label}</button></form>`;
}

export function cardSection(
  session: PortalSession,
  card: Card | null,
  fields?: Fields,
  errors?: CardErrors,
): string {
  return `<h2>Card</h2>
<p>${card ? `${escapeHtml(describeCard(card))}.` : 'No card is on file.'}</p>
<form method="post" action="${portalAddress(session)}/card" novalidate>
${cardFields(fields, errors)}
<button type="submit">Update card</button>
</form>`;
}

export function invoiceSection(world: World, customer: string): string {
  const invoices = world.store.all('invoice').filter((row) => row.customer === customer);
  if (invoices.length === 0) return '<h2>Invoices</h2>\n<p>There are none yet.</p>';
  return `<h2 id="invoices">Invoices</h2>
<ul class="entries" aria-labelledby="invoices">${invoices.reverse().map(invoiceEntry).join('\n')}</ul>`;
}

function invoiceEntry({ id, number, amountDue, currency, created, status }: Invoice): string {
  return `<li class="pair"><a href="/sandbox/invoices/${id}">${number ?? id}</a><span>${formatDay(created)}, ${formatMoney(amountDue, currency)}, ${status}</span></li>`;
}
