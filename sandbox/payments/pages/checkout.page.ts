import { type FastifyReply } from 'fastify';
import { escapeHtml, sendPage } from '../../page';
import { ApiError } from '../routes/api-error';
import { cardFields } from './card-fields';
import { type CardErrors, readCard } from '../cards';
import { completeCheckout } from '../checkouts';
import { type Fields } from '../routes/form-body';
import { nameOf } from '../invoices';
import { rateOf } from '../money';
import { type PageCall, type Pages } from './pages';
import { type CheckoutSession } from '../records';
import { type World } from '../world';

/** The page on which a person pays for a plan. */
export function addCheckoutPages(pages: Pages, world: World): void {
  pages.show('/sandbox/checkout/:id', ({ id, reply }) =>
    sendCheckout(world, world.store.get('checkout.session', id), reply),
  );
  pages.act('/sandbox/checkout/:id', (call) => pay(world, call));
  pages.act('/sandbox/checkout/:id/cancel', ({ id, reply }) => {
    const session = world.store.get('checkout.session', id);
    // Leaving does not end the session: the person can come back and pay.
    if (session.cancelUrl) return reply.redirect(session.cancelUrl, 303);
    return sendPage(reply, { title: 'Nothing was paid', body: '<p>You can close this page.</p>' });
  });
}

function pay(world: World, { id, body, reply }: PageCall): FastifyReply {
  const session = world.store.get('checkout.session', id);
  // The button was pressed twice, or the form was sent again: it is paid once, so this is a success.
  if (session.status === 'complete') return reply.redirect(successAddress(session), 303);
  if (session.status === 'expired') return sendCheckout(world, session, reply);
  const { card, errors } = readCard(body, world.clock.now());
  if (!card) return sendForm(world, session, reply, { fields: body, errors, status: 422 });
  try {
    completeCheckout(world, session, card);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 402) throw error;
    const told = { number: error.message };
    return sendForm(world, session, reply, { fields: body, errors: told, status: 402 });
  }
  return reply.redirect(successAddress(session), 303);
}

function sendCheckout(world: World, session: CheckoutSession, reply: FastifyReply): FastifyReply {
  if (session.status === 'open') return sendForm(world, session, reply, { status: 200 });
  const isPaid = session.status === 'complete';
  const target = isPaid ? successAddress(session) : session.cancelUrl;
  const sentence = isPaid
    ? 'This was paid already. Nothing is charged twice.'
    : 'This checkout has expired. Nothing was paid; choose the plan again.';
  const link = target ? `<p><a href="${escapeHtml(target)}">Back to Shotvault</a></p>` : '';
  const title = isPaid ? 'Already paid' : 'Checkout expired';
  return sendPage(reply, { title, body: `<p>${sentence}</p>\n${link}` });
}

interface FormState {
  fields?: Fields;
  errors?: CardErrors;
  status: number;
}

function sendForm(
  world: World,
  session: CheckoutSession,
  reply: FastifyReply,
  { fields, errors, status }: FormState,
): FastifyReply {
  const price = world.store.get('price', session.price);
  const customer = session.customer ? world.store.find('customer', session.customer) : null;
  const email = customer?.email ?? session.customerEmail;
  const body = `
<dl>
<dt>Plan</dt><dd>${escapeHtml(nameOf(world, price))}</dd>
<dt>Price</dt><dd>${rateOf(price)}</dd>
${email ? `<dt>E-mail</dt><dd>${escapeHtml(email)}</dd>` : ''}
</dl>
<form method="post" action="/sandbox/checkout/${session.id}" novalidate>
${cardFields(fields, errors)}
<button type="submit">Pay</button>
</form>
<form method="post" action="/sandbox/checkout/${session.id}/cancel"><button class="plain">Cancel</button></form>`;
  const targets = [session.successUrl, session.cancelUrl ?? session.successUrl];
  const formTargets = [...new Set(targets.map((address) => new URL(address).origin))];
  return sendPage(reply, { title: 'Subscribe', body, formTargets }, status);
}

function successAddress(session: CheckoutSession): string {
  return session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
