import { passesLuhn } from '../checksums/luhn';
import { asDigit, DIGITISH } from './digit-letters';
import { type PageLine, PROVEN, type Span } from './page-lines';
import { allMatches } from '../page/all-matches';

const D = DIGITISH;
const GROUPED = new RegExp(
  `(?<![\\w+.-])(?:${D}{4}([ -])${D}{4}\\1${D}{4}\\1${D}{1,7}|${D}{4}([ -])${D}{6}\\2${D}{4,5})(?![\\w-]|[.,]\\d)`,
  'gu',
);
const PLAIN = /(?<![\w+.-])\d{13,19}(?![\w-]|[.,]\d)/gu;
const CONTEXT =
  /\b(?:card|karte|kreditkarte|kartennummer|carte|tarjeta|visa|master ?card|amex|american express|maestro|karta)\b/i;

interface Issuer {
  name: string;
  start: RegExp;
  lengths: readonly number[];
}

const ISSUERS: readonly Issuer[] = [
  { name: 'Visa', start: /^4/, lengths: [13, 16, 19] },
  { name: 'Mastercard', start: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { name: 'American Express', start: /^3[47]/, lengths: [15] },
  { name: 'Diners Club', start: /^3(?:0[0-5]|[689])/, lengths: [14] },
  { name: 'Discover', start: /^(?:6011|65|64[4-9])/, lengths: [16, 19] },
  { name: 'JCB', start: /^35(?:2[89]|[3-8])/, lengths: [16] },
  { name: 'Maestro', start: /^(?:50|5[6-9]|6[37])/, lengths: [16, 19] },
];

/** Only the last four digits leave this function: a card number is never stored (docs/decisions.md#entities). */
export function cardsIn({ text, above }: PageLine): Span[] {
  const hasContext = CONTEXT.test(text) || CONTEXT.test(above);
  const found = [...allMatches(text, GROUPED), ...(hasContext ? allMatches(text, PLAIN) : [])];
  return found.flatMap(({ 0: written, index: from }): Span[] => {
    const digits = [...written.replace(/[ -]/g, '')].map(asDigit).join('');
    const issuer = ISSUERS.find(
      ({ start, lengths }) => start.test(digits) && lengths.includes(digits.length),
    );
    // More letters than digits are words.
    const isRead = (written.match(/\d/g) ?? []).length >= digits.length - 3;
    if (!issuer || !isRead || !/^\d+$/.test(digits) || !passesLuhn(digits)) return [];
    const display = `${issuer.name} •••• ${digits.slice(-4)}`;
    return [
      {
        type: 'card',
        value: display,
        display,
        confidence: PROVEN,
        from,
        to: from + written.length,
      },
    ];
  });
}
