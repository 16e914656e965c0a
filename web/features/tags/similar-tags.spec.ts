import { isOneEdit, mergeProposals } from './similar-tags';

const tags = (counts: Record<string, number>) =>
  Object.entries(counts).map(([tag_name, screenshot_count]) => ({
    tag_name,
    screenshot_count,
    first_screenshot_id: null,
  }));

it.each([
  ['a plural', { invoice: 9, invoices: 2 }, { into: 'invoice', from: ['invoices'] }],
  ['another plural', { categories: 4, category: 1 }, { into: 'categories', from: ['category'] }],
  [
    'signs and spaces',
    { wifi: 3, 'wi-fi': 2, 'wi fi': 1 },
    { into: 'wifi', from: ['wi-fi', 'wi fi'] },
  ],
  ['accents', { café: 3, cafe: 1 }, { into: 'café', from: ['cafe'] }],
  ['a typing mistake', { invoice: 9, invocie: 1 }, { into: 'invoice', from: ['invocie'] }],
  [
    'three spellings at once',
    { invoice: 9, invoices: 3, invocie: 1 },
    { into: 'invoice', from: ['invoices', 'invocie'] },
  ],
  [
    'one word in several languages',
    { invoice: 9, rechnungen: 4, facturas: 3, paris: 1 },
    { into: 'invoice', from: ['rechnungen', 'facturas'] },
  ],
  [
    'accents of another language',
    { flug: 5, flüge: 2, vol: 1 },
    { into: 'flug', from: ['flüge', 'vol'] },
  ],
])('proposes to merge %s', (_what, counts, proposal) => {
  expect(mergeProposals(tags(counts as Record<string, number>))).toEqual([proposal]);
});

it.each([
  ['words of their own', { contact: 5, contract: 4 }],
  ['short words', { art: 9, cart: 1, part: 1 }],
  ['numbers', { 'q1 2026': 9, 'q2 2026': 1 }],
  ['another first letter', { travel: 9, gravel: 1 }],
  ['signs only', { '+': 9, '!': 1 }],
  ['ss', { pass: 9, pas: 1 }],
  ['near things', { invoice: 9, quittung: 4, travel: 3, viaje: 2 }],
])('leaves %s alone', (_what, counts) => {
  expect(mergeProposals(tags(counts as unknown as Record<string, number>))).toEqual([]);
});

it.each([
  ['invoice', 'invoce', true],
  ['invoice', 'invooice', true],
  ['invoice', 'invoive', true],
  ['invoice', 'invocie', true],
  ['invoice', 'invice s', false],
  ['invoice', 'voice', false],
])('%s and %s are one edit apart: %s', (a, b, is) => {
  expect(isOneEdit(a, b)).toBe(is);
  expect(isOneEdit(b, a)).toBe(is);
});
