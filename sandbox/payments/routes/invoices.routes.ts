import { type ApiRoute } from './api';
import { invalid, missingParameter, noSuch } from './api-error';
import { readCustomerFilter } from './customers.routes';
import { type Form } from './form-body';
import { invoiceWire } from '../wire/invoice.wire';
import { pageOf } from './lists';
import { type Invoice, PRORATION_BEHAVIORS } from '../records';
import { previewInvoice } from '../price-changes';
import { readItemPrice, readProrationDate } from './subscriptions.routes';
import { type World } from '../world';

export function invoiceRoutes(world: World): ApiRoute[] {
  const wire = (invoice: Invoice) => invoiceWire(world, invoice);
  return [
    {
      method: 'GET',
      path: '/invoices',
      answer: (form) => {
        const customer = readCustomerFilter(world, form);
        const subscription = form.text('subscription');
        const status = form.text('status');
        const rows = world.store
          .all('invoice')
          .filter((row) => customer === undefined || row.customer === customer)
          .filter((row) => subscription === undefined || row.subscription === subscription)
          .filter((row) => status === undefined || row.status === status);
        return pageOf(rows, '/v1/invoices', form, wire);
      },
    },
    {
      method: 'POST',
      path: '/invoices/create_preview',
      answer: (form) => wire(preview(world, form)),
    },
    {
      method: 'GET',
      path: '/invoices/:id',
      answer: (_form, id) => wire(world.store.get('invoice', id)),
    },
  ];
}

function preview(world: World, form: Form): Invoice {
  const id = form.text('subscription');
  if (id === undefined) throw missingParameter('subscription');
  const subscription = world.store.get('subscription', id, 'subscription');
  const customer = form.text('customer');
  if (customer !== undefined && customer !== subscription.customer)
    throw noSuch('subscription', id, 'subscription');
  const details = form.child('subscription_details') ?? form;
  const price = readItemPrice(world, subscription, details);
  const ends = details.flag('cancel_at_period_end') ?? subscription.cancelAtPeriodEnd;
  if (subscription.status === 'canceled' || (ends && !price))
    throw invalid(
      `No upcoming invoices for customer: ${subscription.customer}`,
      undefined,
      'invoice_upcoming_none',
    );
  const behavior = details.choice('proration_behavior', PRORATION_BEHAVIORS) ?? 'create_prorations';
  const at = readProrationDate(world, subscription, details);
  return previewInvoice(world, subscription, price ? { price, at, behavior } : undefined);
}
