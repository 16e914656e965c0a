import { CLOCK_ID } from '../clock';
import { type Customer } from '../records';

export function customerWire(customer: Customer) {
  if (customer.deleted) return { id: customer.id, object: 'customer', deleted: true };
  return {
    id: customer.id,
    object: 'customer',
    address: null,
    balance: customer.balance,
    created: customer.created,
    currency: customer.currency,
    default_source: null,
    delinquent: false,
    description: customer.description,
    discount: null,
    email: customer.email,
    invoice_prefix: customer.id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: customer.card?.id ?? null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: { ...customer.metadata },
    name: customer.name,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: CLOCK_ID,
  };
}

/** The customer's card as a payment method; its number was never stored. */
export function paymentMethodWire(customer: Customer) {
  const { card } = customer;
  if (!card) return null;
  return {
    id: card.id,
    object: 'payment_method',
    billing_details: { address: null, email: customer.email, name: card.name, phone: null },
    card: {
      brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      funding: 'credit',
      last4: card.last4,
    },
    created: card.created,
    customer: customer.id,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
