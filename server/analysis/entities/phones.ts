import { international } from './phone-countries';
import type { PageLine, Span } from './page-lines';
import { allMatches } from '../page/all-matches';

const GROUPS = String.raw`(?:[ .\/–-]{0,3}\(?\d{1,5}\)?){1,7}`;
/** With a calling code. */
const WORLD = new RegExp(
  String.raw`(?<![\w+.,/-])(?:\+ ?|(?<!\d )00 ?(?=[1-9]\d))[1-9]\d{0,2}${GROUPS}(?!\w|[.,:]\d)`,
  'gu',
);
/** Shapes that are hardly anything else; clauses of laws have both a point and a dash. */
const AMERICAN =
  /(?<![\w.+$€£-])(?:1[ -.])?(?:\([2-9]\d{2}\) ?[2-9]\d{2}[-.]|[2-9]\d{2}([-.])[2-9]\d{2}\1)\d{4}(?!\w|[.,-]\d)/gu;
const FRENCH = /(?<![\w.+,-])0[1-9](?:([ .])\d{2})(?:\1\d{2}){3}(?!\w|[.,-]?\d| \d)/gu;
/** Anything with seven digits or more, beside a word that says what it is. */
const NAMED =
  /(?<![\w+.,-])\(?\d{2,6}\)?(?:[ .\/–-]{1,3}\d{1,8}){1,5}(?!\w|[.,:-]\d)|(?<![\w+.,-])\d{7,12}(?!\w|[.,:-]\d)/gu;
const LABEL =
  /(?<![\p{L}])(?:tel(?:ephone|efon|éfono|éphone|efono)?|téléphone|teléfono|phone|mobil(?:e|nummer)?|móvil|cell|handy|fax|call(?: me| us)?(?: on| at)?|hotline|rufnummer|whatsapp|komórka|dzwoń|portable|fixe|ruf)\b[\s.:]*(?:(?:no|nr|number|nummer)[\s.:]*)?$/iu;
const LABEL_ABOVE =
  /^\W*(?:your |ihre |votre |su )?(?:tel(?:ephone|efon|éfono|éphone)?|téléphone|phone|mobil(?:e|nummer)?|móvil|cell|handy|fax|hotline|rufnummer)\b.{0,14}$/iu;
/** Numbers of other things. */
const OTHER =
  /(?<!\p{L})(?:order|invoice|rechnung|bestell\w*|auftrag\w*|commande|facture|pedido|factura|kunden\w*|customer|ref\w*|iban|konto\w*|account|serial|ticket|tracking|sendung\w*|isbn|issn|vat|ust|siret|nip|id|version|build|port|pin|passport|pass\w*|steuer\w*)\b[\s.:#-]*(?:no|nr|number|nummer|n°|id)?[\s.:#-]*$/iu;

export function phonesIn({ text, above }: PageLine): Span[] {
  const spans: Span[] = [];
  const add = (match: RegExpExecArray, value: string | null, confidence: number) => {
    const { 0: found, index: from } = match;
    const before = text.slice(Math.max(0, from - 40), from);
    const to = from + found.length;
    const isTaken = spans.some((it) => it.from < to && from < it.to);
    if (value === null || isTaken || OTHER.test(before)) return;
    spans.push({ type: 'phone', value, display: found.trim(), confidence, from, to });
  };
  for (const match of allMatches(text, WORLD)) add(match, worldwide(match[0]), 0.96);
  for (const match of allMatches(text, AMERICAN)) add(match, american(match[0]), 0.93);
  for (const match of allMatches(text, FRENCH))
    add(match, `+33${digitsOf(match[0]).slice(1)}`, 0.92);
  for (const match of allMatches(text, NAMED)) {
    const before = text.slice(0, match.index);
    const isNamed = LABEL.test(before) || (before.trim() === '' && LABEL_ABOVE.test(above));
    if (isNamed) add(match, local(match[0]), 0.94);
  }
  return spans;
}

const digitsOf = (written: string) => written.replace(/\D/g, '');

function worldwide(written: string): string | null {
  const digits = digitsOf(written).replace(/^00/, '');
  // A sum such as "+1 234.50" has no such groups, and a version no plus.
  return /\d{1,3}[.,]\d{3}[.,]/.test(written) ? null : international(digits);
}

const american = (written: string) => international(`1${digitsOf(written).slice(-10)}`);

function local(written: string): string | null {
  const digits = digitsOf(written);
  if (digits.length < 7 || digits.length > 13 || isDay(written)) return null;
  return digits;
}

const isDay = (written: string) =>
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?: \d{1,2})?$/.test(written);
