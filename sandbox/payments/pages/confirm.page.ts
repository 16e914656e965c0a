import { type FastifyReply } from 'fastify';
import { escapeHtml, sendPage } from '../../page';
import { ApiError } from '../routes/api-error';
import { describeCard } from './card-fields';
import { textOf } from '../cards';
import { nameOf } from '../invoices';
import { formatDay, formatMoney, rateOf } from '../money';
import { type PageCall, type Pages } from './pages';
import { confirmChange, otherPrices, subscriptionOf } from '../portal';
import { formTargetsOf, leave, portalAddress } from './portal-addresses';
import { type Invoice, type PortalSession, type Price, type Subscription } from '../records';
import { previewInvoice } from '../price-changes';
import { type World } from '../world';

/** The shown amount is valid for this long. */
const OFFER_S = 3600;

/** The page that shows the cost of a plan change and makes it after confirmation. */
export function addConfirmPage(pages: Pages, world: World): void {
  const open = (id: string) => world.store.get('billing_portal.session', id);
  pages.show('/sandbox/portal/:id/confirm', ({ id, query, reply }) => {
    const session = open(id);
    const price = priceAsked(world, session, textOf(query.price));
    if (!price) return reply.redirect(`${portalAddress(session)}/overview`, 303);
    return sendConfirm(world, session, price, reply);
  });
  pages.act('/sandbox/portal/:id/confirm', (call) => confirm(world, open(call.id), call));
  pages.act('/sandbox/portal/:id/leave', ({ id, reply }) => {
    const session = open(id);
    const target = session.flow ? session.returnUrl : `${portalAddress(session)}/overview`;
    return reply.redirect(target, 303);
  });
}

/** A flow has one price; the portal accepts any price on offer, or the present one. */
function priceAsked(world: World, session: PortalSession, id: string): Price | null {
  if (session.flow?.price) return world.store.find('price', session.flow.price);
  const subscription = subscriptionOf(world, session);
  if (!subscription) return null;
  if (subscription.price === id) return world.store.get('price', id);
  return otherPrices(world, subscription).find((price) => price.id === id) ?? null;
}

function confirm(world: World, session: PortalSession, { body, reply }: PageCall): FastifyReply {
  const price = priceAsked(world, session, textOf(body.price));
  const subscription = subscriptionOf(world, session);
  if (!price || !subscription || subscription.status === 'canceled')
    return reply.redirect(`${portalAddress(session)}/overview`, 303);
  // Pressed twice: the plan has been changed and paid once.
  if (price.id === subscription.price) return leave(session, reply);
  const at = offeredAt(world, subscription, textOf(body.at));
  try {
    confirmChange(world, subscription, price, at);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return sendConfirm(world, session, price, reply, error);
  }
  return leave(session, reply);
}

/** The instant from which the shown amount was computed, unless that is long ago or not in this period. */
function offeredAt(world: World, { period }: Subscription, text: string): number {
  const now = world.clock.now();
  const at = /^\d{1,12}$/.test(text) ? Number(text) : now;
  return at > now - OFFER_S && at <= now && at >= period.start ? at : now;
}

export function sendConfirm(
  world: World,
  session: PortalSession,
  price: Price,
  reply: FastifyReply,
  refusal?: ApiError,
): FastifyReply {
  const subscription = subscriptionOf(world, session);
  if (!subscription || subscription.status === 'canceled' || subscription.price === price.id)
    return sendNothingToDo(world, session, price, reply, subscription);
  const at = world.clock.now();
  const preview = previewInvoice(world, subscription, { price, at, behavior: 'always_invoice' });
  const formTargets = formTargetsOf(session);
  const body = `${refusal ? `<p class="error" id="refusal" role="alert">${escapeHtml(refusal.message)} Nothing was changed.</p>` : ''}
${offer(world, subscription, price, preview)}
<form method="post" action="${portalAddress(session)}/confirm">
<input type="hidden" name="price" value="${escapeHtml(price.id)}">
<input type="hidden" name="at" value="${at}">
<button type="submit"${refusal ? ' aria-describedby="refusal"' : ''}>${preview.amountDue > 0 ? 'Confirm and Pay' : 'Confirm'}</button>
</form>
<form method="post" action="${portalAddress(session)}/leave"><button class="plain">Cancel</button></form>`;
  return sendPage(
    reply,
    { title: 'Confirm the change', body, formTargets },
    refusal?.status ?? 200,
  );
}

function offer(world: World, subscription: Subscription, price: Price, preview: Invoice): string {
  const current = world.store.get('price', subscription.price);
  const { card } = world.store.get('customer', subscription.customer);
  const money = (cents: number) => formatMoney(cents, price.currency);
  const lines = preview.lines.map(
    ({ amount, description }) =>
      `<li class="pair"><span>${escapeHtml(description)}</span><span>${money(amount)}</span></li>`,
  );
  const planned = subscription.cancelAtPeriodEnd || subscription.schedule !== null;
  return `<dl>
<dt>Current plan</dt><dd>${escapeHtml(nameOf(world, current))}, ${rateOf(current)}</dd>
<dt>New plan</dt><dd>${escapeHtml(nameOf(world, price))}, ${rateOf(price)}</dd>
<dt>Amount due today</dt><dd>${money(preview.amountDue)}</dd>
${preview.endingBalance < 0 ? `<dt>Credit for next invoices</dt><dd>${money(-preview.endingBalance)}</dd>` : ''}
${card && preview.amountDue > 0 ? `<dt>Card</dt><dd>${escapeHtml(describeCard(card))}</dd>` : ''}
</dl>
<ul class="entries" aria-label="How the amount comes about">${lines.join('\n')}</ul>
<p>From ${formatDay(subscription.period.end)} it is ${rateOf(price)}.${planned ? ' What was planned for then is taken back.' : ''}</p>`;
}

function sendNothingToDo(
  world: World,
  session: PortalSession,
  price: Price,
  reply: FastifyReply,
  subscription: Subscription | null,
): FastifyReply {
  const sentence =
    subscription && subscription.status !== 'canceled'
      ? `${escapeHtml(nameOf(world, price))} is the plan already. Nothing is charged twice.`
      : 'There is no running subscription to change.';
  const body = `<p>${sentence}</p>
<p><a href="${escapeHtml(session.returnUrl)}">Back to Shotvault</a></p>`;
  return sendPage(reply, { title: 'Nothing to confirm', body });
}
