import { listOf } from '../routes/lists';
import { priceWire } from './catalogue.wire';
import { type CheckoutSession } from '../records';
import { type World } from '../world';

export function checkoutWire(world: World, session: CheckoutSession) {
  const price = world.store.get('price', session.price);
  const customer = session.customer ? world.store.find('customer', session.customer) : null;
  const email = customer?.email ?? session.customerEmail;
  return {
    id: session.id,
    object: 'checkout.session',
    after_expiration: null,
    allow_promotion_codes: null,
    amount_subtotal: price.amount,
    amount_total: price.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    created: session.created,
    currency: price.currency,
    customer: session.customer,
    customer_creation: null,
    customer_details: email ? { email, name: customer?.name ?? null, phone: null } : null,
    customer_email: session.customerEmail,
    discounts: [],
    expires_at: session.expiresAt,
    invoice: session.invoice,
    line_items: listOf(
      [
        {
          id: `li_${session.id.slice(-12)}`,
          object: 'item',
          amount_subtotal: price.amount,
          amount_total: price.amount,
          currency: price.currency,
          description: world.store.get('product', price.product).name,
          price: priceWire(price),
          quantity: 1,
        },
      ],
      `/v1/checkout/sessions/${session.id}/line_items`,
    ),
    livemode: false,
    locale: null,
    metadata: { ...session.metadata },
    mode: 'subscription',
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_types: ['card'],
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    setup_intent: null,
    status: session.status,
    submit_type: null,
    subscription: session.subscription,
    success_url: session.successUrl,
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${world.origin()}/sandbox/checkout/${session.id}` : null,
  };
}
