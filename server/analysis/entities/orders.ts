import type { PageLine, Span } from './page-lines';
import { allMatches } from '../page/all-matches';

const NOUN = String.raw`order|bestell(?:ung|nummer|nr)|auftrag(?:s?nummer|snr)?|(?:n[º°o]\.? de )?commande|pedido|n[uú]mero de pedido|zam[oó]wieni[ea]`;
const SIGN = String.raw`(?:[\s.:#]+(?:number|num|no|nr|n[º°o]|id|num[eé]ro|n[uú]mero|nummer|code|reference|ref|lautet)?(?: (?:is|ist|lautet|est|es)(?=[\s:]))?){0,4}`;
const NAMED = new RegExp(
  String.raw`(?<![\w-])(?:${NOUN})(${SIGN})[\s:#.]{0,3}#?([A-Z0-9][A-Z0-9-]{2,28}[A-Z0-9])(?![\w-]|[.,/]\d)`,
  'giu',
);
/** A shape of one large shop. */
const SHOP = /(?<![\w-])\d{3}-\d{7}-\d{7}(?![\w-])/gu;
/** In groups of three, as shops of railways print them. */
const GROUPED = new RegExp(
  String.raw`(?<![\w-])(?:${NOUN})${SIGN}[\s:#.]{0,3}#?(\d{3}(?: \d{3}){2,4})(?![\w-]| \d|[.,/]\d)`,
  'giu',
);
const DAY = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}-\d{1,2}-\d{2,4}$/;

export function ordersIn({ text }: PageLine): Span[] {
  const named = allMatches(text, NAMED).flatMap((match) => {
    const id = match[2] ?? '';
    const digits = id.replace(/\D/g, '').length;
    // Words in capitals, counts and years are none; a short number needs its sign.
    const isShort = /^\d+$/.test(id) && id.length < 5 && !match[0].includes('#');
    if (digits < 4 || DAY.test(id) || isShort || /[a-z]/.test(id)) return [];
    return order(id, match.index + match[0].length - id.length);
  });
  const grouped = allMatches(text, GROUPED).flatMap(({ 0: found, 1: id = '', index }) => {
    return order(id.replace(/ /g, ''), index + found.length - id.length, id);
  });
  const shop = allMatches(text, SHOP).flatMap((match) => order(match[0], match.index));
  return [
    ...named,
    ...grouped,
    ...shop.filter((it) => !named.some(({ from }) => from === it.from)),
  ];
}

const order = (value: string, from: number, display = value): Span[] => [
  { type: 'order', value, display, confidence: 0.92, from, to: from + display.length },
];
