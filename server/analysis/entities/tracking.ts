import { asDigit } from './digit-letters';
import { type PageLine, PROVEN, type Span } from './page-lines';
import { isDhl, isDpd, isFedEx, isPostal, isUps, isUsps } from './tracking-checks';
import { allMatches } from '../page/all-matches';

interface Carrier {
  name: string;
  shape: RegExp;
  isValid: (number: string) => boolean;
  /** One check digit alone proves too little without a word beside it. */
  needsContext: boolean;
}

const CARRIERS: readonly Carrier[] = [
  {
    name: 'UPS',
    shape: /(?<![\w-])[1Il]Z ?(?:[A-Z0-9] ?){15}[0-9O](?![\w-])/gu,
    isValid: isUps,
    needsContext: false,
  },
  {
    // The letter read as a digit.
    name: 'UPS',
    shape: /(?<![\w-])[1Il][27] ?(?:[A-Z0-9] ?){15}[0-9O](?![\w-])/gu,
    isValid: isUps,
    needsContext: true,
  },
  {
    name: 'USPS',
    shape: /(?<![\w.-])9[1-5]\d{2}(?: ?\d{4}){4}(?: ?\d{2})?(?![\w-]|[.,]\d)/gu,
    isValid: isUsps,
    needsContext: true,
  },
  {
    name: 'Post',
    shape: /(?<![\w-])[A-Z]{2} ?(?:\d ?){9}[A-Z]{2}(?![\w-])/gu,
    isValid: isPostal,
    needsContext: false,
  },
  {
    name: 'FedEx',
    shape: /(?<![\w.+-])(?:\d{4} ?\d{4} ?\d{4}|\d{15})(?![\w-]|[.,]\d| \d)/gu,
    isValid: isFedEx,
    needsContext: true,
  },
  {
    name: 'DPD',
    shape: /(?<![\w.-])\d{4} ?\d{4} ?\d{4} ?\d{2} ?[0-9A-Z](?![\w-])/gu,
    isValid: isDpd,
    needsContext: true,
  },
  {
    name: 'DHL',
    shape: /(?<![\w.+-])\d{2} ?\d{4} ?\d{4}(?![\w-]|[.,]\d| \d)/gu,
    isValid: isDhl,
    needsContext: true,
  },
];
const CONTEXT =
  /(?<![\p{L}])(?:track(?:ing)?|shipment|shipped|parcel|package|sendung\w*|paket\w*|lieferung|colis|suivi|exp[eé]dition|env[ií]o|seguimiento|paquete|przesyłk\w*|paczk\w*|usps|fedex|dhl|dpd|ups|carrier|waybill)(?![\p{L}])/iu;

export function trackingIn({ text, above }: PageLine): Span[] {
  const hasContext = CONTEXT.test(text) || CONTEXT.test(above);
  return CARRIERS.filter(({ needsContext }) => hasContext || !needsContext).flatMap((carrier) =>
    allMatches(text, carrier.shape).flatMap(({ 0: written, index: from }): Span[] => {
      const number = numberOf(carrier, written.replace(/ /g, ''));
      if (!carrier.isValid(number)) return [];
      const display = `${carrier.name} ${number}`;
      return [
        {
          type: 'tracking',
          value: number,
          display,
          confidence: PROVEN,
          from,
          to: from + written.length,
        },
      ];
    }),
  );
}

const numberOf = ({ name }: Carrier, compact: string): string =>
  name === 'UPS' ? `1Z${compact.slice(2, -1)}${asDigit(compact.at(-1) ?? '')}` : compact;
