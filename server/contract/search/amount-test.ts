// A pure function, no schema: the page takes a typed search apart as the server does.

/** A condition on the amounts in an image (docs/decisions.md#search-operators). */
export interface AmountTest {
  by: '<' | '<=' | '=' | '>=' | '>';
  number: number;
  /** ISO 4217; null for any. */
  currency: string | null;
}

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  zł: 'PLN',
};
const SIGN = String.raw`[€$£¥₹]|[a-z]{3}|zł`;
const TEST = new RegExp(
  String.raw`^amount(<=|>=|[<>=])(${SIGN})?(-?\d{1,12}(?:[.,]\d{1,2})?)(${SIGN})?$`,
  'iu',
);

/** `amount>50`, `amount<=12,50`, `amount>50EUR`, `amount=€9.99`; null for anything else. */
export function amountTest(typed: string): AmountTest | null {
  const [, by, before, number = '', after] = TEST.exec(typed) ?? [];
  if (by === undefined || (before !== undefined && after !== undefined)) return null;
  const sign = before ?? after;
  return {
    by: by as AmountTest['by'],
    number: Number(number.replace(',', '.')),
    currency: sign === undefined ? null : (SIGNS[sign.toLowerCase()] ?? sign.toUpperCase()),
  };
}
