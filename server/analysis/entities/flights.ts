import type { PageLine, Span } from './page-lines';
import { allMatches } from '../page/all-matches';

/** IATA codes of airlines with many flights; other pairs of letters are too often something else. */
const AIRLINES = new Set(
  `AA AC AF AI AM AR AS AT AV AY AZ B6 BA BR CA CI CM CX CZ DL DY EI EK EN ET EW EY F9 FI FR FZ G3 GA GF HA HO HU
   HV IB JJ JL JQ JU KE KL KM KQ LA LG LH LO LS LX LY ME MF MH MS MU NH NK NZ OA OK OS OU OZ PC PG PR PS QF QR RJ
   RO S7 SA SK SN SQ SU SV TG TK TO TP TR U2 UA UX VA VN VS VY W4 W6 WF WN WS XQ 3K 4U 5J 6E 9W`.split(
    /\s+/,
  ),
);
const CONTEXT =
  /(?<![\p{L}])(?:flights?|flug(?:nummer|nr)?|fl[uü]ge|vols?|vuelos?|boarding|gate|abflug|departs?|departure|embarque|embarquement|bordkarte|check-?in|lot(?:u)?|terminal)(?![\p{L}])/iu;
const CODE = /(?<![\w.#-])([A-Z]{2}|[A-Z]\d|\d[A-Z])[ ]?(\d{2,4})(?![\w,.-]\d|\w|[%€$£°])/gu;

/** The codes of two airports. */
const ROUTE = /\([A-Z]{3}\).{1,40}\([A-Z]{3}\)/u;

export function flightsIn({ text, above }: PageLine): Span[] {
  if (!CONTEXT.test(text) && !CONTEXT.test(above) && !ROUTE.test(text)) return [];
  return allMatches(text, CODE).flatMap(
    ({ 0: written, 1: airline = '', 2: digits = '', index: from }) => {
      if (!AIRLINES.has(airline) || /^0+$/.test(digits)) return [];
      // "AT 1830" and "IB 2026" are a time and a year beside words.
      if (written.includes(' ') && /^(?:19|20)\d{2}$/.test(digits)) return [];
      const value = `${airline}${digits}`;
      const display = `${airline} ${digits}`;
      return [
        {
          type: 'flight' as const,
          value,
          display,
          confidence: 0.93,
          from,
          to: from + written.length,
        },
      ];
    },
  );
}
