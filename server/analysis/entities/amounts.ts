import { AMOUNT, amountNumber } from './amount-number';
import type { PageLine, Span } from './page-lines';
import { allMatches } from '../page/all-matches';

/** As they are written, with their ISO 4217 codes. */
const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  EUR: 'EUR',
  Euro: 'EUR',
  euros: 'EUR',
  euro: 'EUR',
  $: 'USD',
  US$: 'USD',
  USD: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  CAD: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  AUD: 'AUD',
  '£': 'GBP',
  GBP: 'GBP',
  zł: 'PLN',
  zl: 'PLN',
  // As an engine reads it.
  zt: 'PLN',
  PLN: 'PLN',
  Kč: 'CZK',
  CZK: 'CZK',
  CHF: 'CHF',
  Fr: 'CHF',
  kr: 'SEK',
  SEK: 'SEK',
  NOK: 'NOK',
  DKK: 'DKK',
  '¥': 'JPY',
  JPY: 'JPY',
  CNY: 'CNY',
  '₹': 'INR',
  INR: 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₴': 'UAH',
  '₩': 'KRW',
  R$: 'BRL',
  BRL: 'BRL',
  HK$: 'HKD',
  HKD: 'HKD',
  NZ$: 'NZD',
  NZD: 'NZD',
  SGD: 'SGD',
  MXN: 'MXN',
  ZAR: 'ZAR',
  ILS: 'ILS',
  THB: 'THB',
  TWD: 'TWD',
  KRW: 'KRW',
  UAH: 'UAH',
  AED: 'AED',
  HUF: 'HUF',
  Ft: 'HUF',
  RON: 'RON',
};
const escaped = (text: string) => text.replace(/[$]/g, '\\$&');
const names = (list: readonly string[]) =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
const BEFORE = names(
  Object.keys(CURRENCIES).filter((name) => !/^(?:zł|z[lt]|Kč|kr|Ft|Fr|Euro|euros?)$/.test(name)),
);
const AFTER = names(Object.keys(CURRENCIES));
/** Directly before the number or its currency: with a space behind it, it is a dash between words. */
const MINUS = String.raw`[-−–—+]?`;
const LEADING = new RegExp(
  String.raw`(?<![\w.,$€£¥])(${MINUS})(${BEFORE})( ?)(${MINUS})(${AMOUNT})(?: ?(k|K|M|bn|B|Mio|Mrd|million|billion)(?![\w]))?(?![\d\w]|[.,]\d| ?%)`,
  'gu',
);
const TRAILING = new RegExp(
  String.raw`(?<![\w.,/:#$€£¥])(${MINUS})(${AMOUNT}) ?(?:(Mio|Mrd)\.? )?(${AFTER})(?![\p{L}\d])`,
  'gu',
);
const TOTAL =
  /(?<![\p{L}])(?:(?:grand |sub)?total|summe|gesamt(?:betrag|summe)?|zu zahlen|betrag|montant|à payer|importe|suma|amount due|razem|do zapłaty)(?![\p{L}])[^\d\n]{0,24}$/iu;
/** At the end of what stands before a sum, which may be far from it. */
const OWN_CURRENCY = new RegExp(
  String.raw`(?<![\p{L}])(${names(Object.keys(CURRENCIES).filter((name) => /^[A-Z]{3}$/.test(name)))})\)?:?\s*$`,
  'u',
);
const PLAIN =
  /(?<![\w.,/:#-])[-−]?(?:\d{1,3}(?:[.,' ]\d{3})+|\d{1,7})[.,]\d{2}(?![\d\w%]|[.,:]\d)/gu;
const TIMES: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  M: 1e6,
  Mio: 1e6,
  million: 1e6,
  bn: 1e9,
  B: 1e9,
  Mrd: 1e9,
  billion: 1e9,
};
/** Beside such words a doubtful one is a price. */
const PRICE =
  /price|total|month|\/mo|year|per\b|fee|cost|plan|off\b|save|pay|free|only|tip|charge/i;

export function amountsIn(line: PageLine): Span[] {
  const { text } = line;
  const spans = allMatches(text, LEADING).flatMap((match) => {
    const [, sign, currency = '', space, inner, digits = '', size] = match;
    if (isDoubtful(currency, digits, space === ' ') && !PRICE.test(text)) return [];
    return amount(match, { minus: sign || inner, digits, currency, size });
  });
  for (const match of allMatches(text, TRAILING)) {
    const [, minus, digits = '', size, currency = ''] = match;
    const [from, to] = [match.index, match.index + match[0].length];
    if (spans.some((it) => it.from < to && from < it.to)) continue;
    // "Fr 12" and "30 Fr" are days, "5 kr" is none.
    if (/^(?:Fr|Ft|z[lt])$/.test(currency) && !/[.,]/.test(digits)) continue;
    spans.push(...amount(match, { minus, digits, currency, size }));
  }
  const isNew = ({ from, to }: Span) => !spans.some((it) => it.from < to && from < it.to);
  const totals = totalsOf(text, (before) => OWN_CURRENCY.exec(before)?.[1]);
  return [...spans, ...totals.filter(isNew)];
}

/** Sums without a currency beside a word such as "total", on a page whose amounts have one currency. */
export const totalsIn = ({ text }: PageLine, currency: string): Span[] =>
  totalsOf(text, () => currency);

function totalsOf(text: string, currencyOf: (before: string) => string | undefined): Span[] {
  return allMatches(text, PLAIN).flatMap((match) => {
    const before = text.slice(0, match.index);
    const currency = currencyOf(before);
    if (currency === undefined || !TOTAL.test(before)) return [];
    const minus = /^[-−]/.exec(match[0])?.[0];
    const digits = match[0].replace(/^[-−]/, '');
    return amount(match, { minus, digits, currency, size: undefined });
  });
}

/** `$1` is a name in programs, a prompt has a space behind it, and icons are read as one of these signs. */
const isDoubtful = (currency: string, digits: string, isApart: boolean): boolean =>
  /^[^\w\s]$/.test(currency) && (/^\d$/.test(digits) || (isApart && !/^[1-9]\d*[.,]/.test(digits)));

interface Parts {
  minus: string | undefined;
  digits: string;
  currency: string;
  size: string | undefined;
}

function amount(match: RegExpExecArray, { minus, digits, currency, size }: Parts): Span[] {
  const size1 = amountNumber(digits);
  const code = CURRENCIES[currency] ?? currency;
  if (size1 === null) return [];
  const isNegative = minus !== undefined && /[-−–—]/.test(minus);
  const number = Math.round(size1 * (TIMES[size ?? ''] ?? 1) * (isNegative ? -100 : 100)) / 100;
  const from = match.index + (/^\s/.exec(match[0])?.[0].length ?? 0);
  const written = match[0].trim();
  return [
    {
      type: 'amount',
      value: `${number.toFixed(2)} ${code}`,
      display: written,
      confidence: 0.95,
      number,
      currency: code,
      from,
      to: from + written.length,
    },
  ];
}
