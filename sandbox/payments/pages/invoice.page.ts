import { escapeHtml, sendPage } from '../../page';
import { formatDay, formatMoney } from '../money';
import { type Pages } from './pages';
import { type Invoice } from '../records';
import { type World } from '../world';

/** Shows an invoice to holders of its address. */
export function addInvoicePage(pages: Pages, world: World): void {
  pages.show('/sandbox/invoices/:id', ({ id, reply }) => {
    const invoice = world.store.get('invoice', id);
    const { email } = world.store.get('customer', invoice.customer);
    return sendPage(reply, {
      title: `Invoice ${invoice.number ?? ''}`,
      body: bodyOf(invoice, email),
    });
  });
}

function bodyOf(invoice: Invoice, email: string | null): string {
  const money = (cents: number) => formatMoney(cents, invoice.currency);
  const used = invoice.amountDue - invoice.total;
  const lines = invoice.lines.map(
    ({ amount, description }) =>
      `<li class="pair"><span>${escapeHtml(description)}</span><span>${money(amount)}</span></li>`,
  );
  return `<dl>
<dt>Date</dt><dd>${formatDay(invoice.created)}</dd>
${email ? `<dt>E-mail</dt><dd>${escapeHtml(email)}</dd>` : ''}
<dt>State</dt><dd>${invoice.status}</dd>
</dl>
<ul class="entries" aria-label="Lines">${lines.join('\n')}</ul>
<dl>
<dt>Total</dt><dd>${money(invoice.total)}</dd>
${used === 0 ? '' : `<dt>${used < 0 ? 'Paid from credit' : 'Kept as credit'}</dt><dd>${money(Math.abs(used))}</dd>`}
<dt>Amount due</dt><dd>${money(invoice.amountDue)}</dd>
</dl>`;
}
