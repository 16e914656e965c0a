// Twelve kinds of pages. Each plants values and says which; everything else on it is no entity.
import * as make from './values.mjs';

/** Collects what a page plants, and escapes what it writes. */
class Sheet {
  planted = [];

  put(type, value, written = value) {
    this.planted.push({ type, value });
    return written.replace(/[&<]/g, (char) => (char === '&' ? '&amp;' : '&lt;'));
  }

  amount(chance, currency) {
    const { text, value } = make.amount(chance, currency);
    return this.put('amount', value, text);
  }

  phone(chance) {
    const text = make.phone(chance);
    return this.put('phone', make.phoneValue(text), text);
  }

  iban(chance, country) {
    const value = make.iban(chance, country);
    return this.put('iban', value, make.grouped(value));
  }

  card(chance) {
    const number = make.card(chance);
    return this.put('card', make.cardValue(number), make.grouped(number));
  }

  email(chance) {
    return this.put('email', make.email(chance));
  }

  link(chance) {
    return this.put('link', make.link(chance));
  }
}

const rows = (list) => `<table>${list.map(([a, b]) => `<tr><td>${a}<td>${b}`).join('')}</table>`;

const LAYOUTS = {
  receipt: (s, c) => `<h1>Corner Shop</h1><p>12.11.2026 14:32 · Receipt 004417</p>
    ${rows([
      ['2 Coffee', s.amount(c, 'EUR')],
      ['Bread', s.amount(c, 'EUR')],
      ['Cheese 0,350 kg', s.amount(c, 'EUR')],
      ['<b>Total</b>', s.amount(c, 'EUR')],
    ])}
    <p>Tel. ${s.phone(c)}</p><p>VAT ID DE 123 456 789 · Terminal 8841</p>`,
  invoice: (s, c) => `<h1>Rechnung</h1><p>Rechnungsdatum 03.05.2026 · Kundennummer 10277</p>
    ${rows([
      ['Beratung, 12 Stunden', s.amount(c, 'EUR')],
      ['Reisekosten', s.amount(c, 'EUR')],
      ['Gesamtbetrag', s.amount(c, 'EUR')],
    ])}
    <p>Bitte überweisen Sie bis 17.05.2026 auf das Konto</p><p>IBAN ${s.iban(c, 'DE')}</p><p>BIC COBADEFFXXX</p>
    <p>Fragen? ${s.email(c)} oder ${s.phone(c)}</p>`,
  bank: (s, c) => `<h1>Transfer money</h1><p>To</p><p>${s.iban(c)}</p><p>From</p><p>${s.iban(c)}</p>
    <p>Amount</p><p>${s.amount(c)}</p><p>Reference 2026-11 rent, flat 14</p><p>Card</p><p>${s.card(c)}</p><p>Valid until 09/29</p>`,
  chat: (
    s,
    c,
  ) => `<h1>Grace</h1><p class="l">Can you call me at ${s.phone(c)}? 09:41</p><p class="r">Sure, after 10:15. Did you see ${s.link(c)}</p>
    <p class="l">Yes! I paid ${s.amount(c)} for it, room 204 on floor 3</p><p class="r">Write to ${s.email(c)} then, version 2.14.1 is out</p>`,
  email: (
    s,
    c,
  ) => `<h1>Your order is on its way</h1><p>From: ${s.email(c)}</p><p>Sent: Tue, 3 Nov 2026 08:12</p>
    <p>Order number: ${s.put('order', ...same(make.order(c)))}</p><p>Tracking number ${s.put('tracking', ...same(make.ups(c)))}</p>
    <p>Paid: ${s.amount(c)}</p><p>Follow it on</p><p>${s.link(c)}</p><p>Delivery between 9 and 12, 5 Nov 2026.</p>`,
  boarding: (
    s,
    c,
  ) => `<h1>Boarding pass</h1><p>Flight ${s.put('flight', ...same(make.flight(c)))} · Gate B22 · Seat 14C</p>
    <p>Boarding 10:25 · Departure 10:55 · 24 NOV 2026</p><p>Booking K7XQ2L · Group 3</p><p>Help: ${s.phone(c)}</p>`,
  contacts: (
    s,
    c,
  ) => `<h1>Contacts</h1>${rows(['Ada', 'Barbara', 'Radia', 'Tim'].map((name) => [name, `${s.phone(c)}`]))}
    <p>${s.email(c)}</p><p>${s.email(c)}</p><p>Member since 2019 · 128 contacts</p>`,
  terminal: (s, c) => `<pre>$ curl -I ${s.link(c)}
HTTP/2 200
content-length: 48213
last-modified: Tue, 03 Nov 2026 08:12:44 GMT
$ awk '{print $1, $2}' log.txt | sort -n
10.0.12.7 8443
$ node --version
v20.19.1
$ git commit -m "fix: 404 in main.rs"
[main 4f9a2c1] 3 files changed, 120 insertions(+)</pre>`,
  article: (
    s,
    c,
  ) => `<h1>The harbor that moved</h1><p>In 1887 the town of 4,200 people built a pier of 340 metres. By 2026 it had
    grown to 12,500 people and 3.2 km of quays.</p><p>The works cost ${s.amount(c)} and took 18 months.</p>
    <p>It lies at ${s.put('coordinates', ...place(make.place(c)))}.</p><p>Read more on ${s.link(c)}</p>`,
  wifi: (s, c) => {
    const { network, password } = make.network(c);
    const value = `WIFI:T:WPA;S:${network};P:${password};;`;
    return `<h1>Wi-Fi for guests</h1><p>Network: ${s.put('wifi', value, network)}</p><p>Password: ${password}</p>
      <p>Check-out until 11:00 · House 12</p><p>Reception ${s.phone(c)}</p>`;
  },
  codes: (s, c) => {
    const [address, goods] = [make.link(c), make.ean(c)];
    s.put('qr', address);
    s.put('barcode', goods);
    return `<h1>Scan me</h1><p><img src="qr:${address}"> <img src="ean:${goods}"></p><p>Price ${s.amount(c)}</p><p>Batch 20261103-7, best before 11/2027</p>`;
  },
  parcels: (s, c) => `<h1>Parcels</h1>${rows([
    ['Tracking', s.put('tracking', ...same(make.postal(c)))],
    ['Tracking', s.put('tracking', ...same(make.ups(c)))],
    ['Order no.', s.put('order', ...same(make.order(c)))],
    ['Weight', '2.40 kg'],
    ['Paid', s.amount(c)],
  ])}
    <p>Questions: ${s.email(c)}</p><p>IBAN for refunds</p><p>${s.iban(c)}</p><p>Card ${s.card(c)}</p>`,
};

const same = (value) => [value, value];
const place = (text) => {
  const [north, east] = text.split(', ').map(Number);
  return [`${north},${east}`, text];
};

export const NAMES = Object.keys(LAYOUTS);

/** One page: its HTML and the entities that stand on it. */
export function page(name, chance, isDark) {
  const sheet = new Sheet();
  const body = LAYOUTS[name](sheet, chance);
  const [ink, ground, line] = isDark
    ? ['#e8e8ea', '#18181b', '#3f3f46']
    : ['#1c1c1e', '#ffffff', '#d4d4d8'];
  const html = `<!doctype html><style>
    body { margin: 32px; font: 16px/1.5 "DejaVu Sans", sans-serif; color: ${ink}; background: ${ground}; }
    h1 { font-size: 24px; } td { padding: 4px 48px 4px 0; border-bottom: 1px solid ${line}; }
    pre { font: 15px/1.5 "DejaVu Sans Mono", monospace; white-space: pre-wrap; } img { background: #fff; padding: 16px; }
    .r { text-align: right; }</style>${body}`;
  return { html, planted: sheet.planted };
}
