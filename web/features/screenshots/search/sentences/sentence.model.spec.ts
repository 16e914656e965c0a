import { NO_FILTER } from '../../shared/gallery-address.model';
import { meaningOf } from './sentence.model';

const today = '2026-11-23';
const read = (q: string, asWords: string[] = []) => {
  const { filter, parts } = meaningOf({ ...NO_FILTER, q }, { today, asWords });
  const { startDate, endDate, kinds, q: words } = filter;
  return {
    words,
    kinds: kinds.join(),
    days: startDate === '' ? '' : `${startDate}..${endDate}`,
    typed: parts.map((part) => part.typed),
  };
};

it.each([
  ['invoice last month', '', 'invoice', '2026-10-01..2026-10-31'],
  ['flight to athens', 'athens', 'travel', ''],
  ['receipts from ikea this year', 'ikea', 'receipt', '2026-01-01..2026-12-31'],
  ['my invoice from yesterday', '', 'invoice', '2026-11-22..2026-11-22'],
  ['screenshots of today', '', '', '2026-11-23..2026-11-23'],
  ['hotel athens last 7 days', 'hotel athens', '', '2026-11-17..2026-11-23'],
  ['hotel in october', 'hotel', '', '2026-10-01..2026-10-31'],
  ['hotel in december', 'hotel', '', '2025-12-01..2025-12-31'],
  ['hotel march 2025', 'hotel', '', '2025-03-01..2025-03-31'],
  ['hotel in may', 'hotel', '', '2026-05-01..2026-05-31'],
  ['tax from 2025', 'tax', '', '2025-01-01..2025-12-31'],
  ['standup notes this week', 'standup notes', '', '2026-11-23..2026-11-29'],
  ['Rechnung letzten Monat', '', 'invoice', '2026-10-01..2026-10-31'],
  ['Flug nach Athen', 'Athen', 'travel', ''],
  ['Quittung von Rewe im März 2026', 'Rewe', 'receipt', '2026-03-01..2026-03-31'],
  ['Chat mit Anna gestern', 'Anna', 'chat', '2026-11-22..2026-11-22'],
  ['facture du mois dernier', '', 'invoice', '2026-10-01..2026-10-31'],
  ['vol pour Athènes', 'Athènes', 'travel', ''],
  ['hôtel en août', 'hôtel', '', '2026-08-01..2026-08-31'],
  ["recette d'hier", "recette d'hier", '', ''],
  ['photos d’aujourd’hui', 'photos d’aujourd’hui', '', ''],
  ["photos aujourd'hui", '', 'photo', '2026-11-23..2026-11-23'],
  ['factura del mes pasado', '', 'invoice', '2026-10-01..2026-10-31'],
  ['vuelo a Atenas', 'Atenas', 'travel', ''],
  ['recibo de octubre de 2025', '', 'receipt', '2025-10-01..2025-10-31'],
  ['hotel últimos 30 días', 'hotel', '', '2026-10-25..2026-11-23'],
])('reads %j as the words %j, the kind %j and the days %j', (q, words, kinds, days) => {
  expect(read(q)).toMatchObject({ words, kinds, days });
});

it.each([
  'invoice',
  'error 404',
  'code review',
  'chat gpt',
  'march madness',
  'may',
  '2025',
  'order 2025',
  'the last of us',
  '"last month"',
  '-today',
  'flight to',
])('leaves %j as it is', (q) => {
  expect(read(q)).toEqual({ words: q, kinds: '', days: '', typed: [] });
});

it('says which words became filters, and takes them for words where the person wants that', () => {
  expect(read('invoice from last month ikea').typed).toEqual(['invoice', 'from last month']);
  const asWords = ['from last month'];
  expect(read('invoice from last month ikea', asWords)).toEqual({
    words: 'from last month ikea'.replace('from ', ''),
    kinds: 'invoice',
    days: '',
    typed: ['invoice'],
  });
});

it('reads no filter out of the words that is set already', () => {
  const set = { ...NO_FILTER, q: 'invoice last month', kinds: ['chat'], startDate: '2026-01-01' };
  expect(meaningOf(set, { today, asWords: [] })).toEqual({ filter: set, parts: [] });
});

it('keeps operators and what stands between quotes', () => {
  expect(read('tag:sea invoice last month "to athens"').words).toBe('tag:sea "to athens"');
});
