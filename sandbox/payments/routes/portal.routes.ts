import { type ApiRoute } from './api';
import { invalid, missingParameter } from './api-error';
import { livingCustomer } from './customers.routes';
import { type Form } from './form-body';
import { FLOW_TYPES, type PortalFlow, type PortalSession, type Subscription } from '../records';
import { readItemPrice } from './subscriptions.routes';
import { isWebAddress } from './web-address';
import { type World } from '../world';

export function portalRoutes(world: World): ApiRoute[] {
  return [
    {
      method: 'POST',
      path: '/billing_portal/sessions',
      answer: (form) => {
        const customer = livingCustomer(world, form.required('customer'));
        const returnUrl = readAddress(form, 'return_url') ?? form.required('return_url');
        const flow = form.child('flow_data');
        const session = world.store.insert('billing_portal.session', {
          id: world.store.newId('billing_portal.session'),
          customer: customer.id,
          returnUrl,
          flow: flow ? readFlow(world, flow, customer.id) : null,
          created: world.clock.now(),
        });
        return portalWire(world, session);
      },
    },
  ];
}

function readFlow(world: World, form: Form, customer: string): PortalFlow {
  const type = form.choice('type', FLOW_TYPES);
  if (!type) throw missingParameter(form.paramOf('type'));
  const afterUrl = readAfterUrl(form);
  if (type === 'payment_method_update') return { type, subscription: null, price: null, afterUrl };
  const details = form.child(type);
  if (!details) throw missingParameter(form.paramOf(type));
  const subscription = readSubscription(world, details, customer);
  if (type === 'subscription_cancel')
    return { type, subscription: subscription.id, price: null, afterUrl };
  const price = readItemPrice(world, subscription, details);
  if (!price) throw missingParameter(`${details.paramOf('items')}[0][price]`);
  if (price.id === subscription.price)
    throw invalid(
      'The subscription is already on this price; there is nothing to confirm.',
      details.paramOf('items'),
    );
  return { type, subscription: subscription.id, price: price.id, afterUrl };
}

function readSubscription(world: World, form: Form, customer: string): Subscription {
  const param = form.paramOf('subscription');
  const subscription = world.store.get('subscription', form.required('subscription'), param);
  if (subscription.customer !== customer || subscription.status === 'canceled')
    throw invalid('The subscription is not a running one of this customer.', param);
  return subscription;
}

function readAfterUrl(form: Form): string | null {
  const completion = form.child('after_completion');
  if (completion?.text('type') !== 'redirect') return null;
  const redirect = completion.child('redirect');
  if (!redirect) throw missingParameter(completion.paramOf('redirect'));
  return readAddress(redirect, 'return_url') ?? redirect.required('return_url');
}

function readAddress(form: Form, name: string): string | null {
  const address = form.text(name);
  if (address === undefined) return null;
  if (!isWebAddress(address)) throw invalid('Not a valid URL', form.paramOf(name), 'url_invalid');
  return address;
}

function portalWire(world: World, session: PortalSession) {
  return {
    id: session.id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: session.created,
    customer: session.customer,
    flow: session.flow && flowWire(session.flow),
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: session.returnUrl,
    url: `${world.origin()}/sandbox/portal/${session.id}`,
  };
}

function flowWire({ type, subscription, price, afterUrl }: PortalFlow) {
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: afterUrl && { return_url: afterUrl },
      type: afterUrl ? 'redirect' : 'portal_homepage',
    },
    subscription_cancel: type === 'subscription_cancel' ? { retention: null, subscription } : null,
    subscription_update_confirm:
      type === 'subscription_update_confirm'
        ? { discounts: null, items: [{ price, quantity: 1 }], subscription }
        : null,
    type,
  };
}
