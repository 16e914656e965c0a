import { withoutPassword } from '../../contract/reading/entity-secrets';
import type { FoundEntity, ReadCode } from './found-entity';
import { PROVEN } from './page-lines';
import { networkOf } from './wifi';

const LINEAR = /^(?:EAN|UPC|Code|ITF|Codabar|DataBar)/i;
const LONGEST = 60;

/** Codes of the image. Their content is shown; the secret of a one-time password is never stored. */
export function codeEntities(codes: readonly ReadCode[]): FoundEntity[] {
  return codes.filter(isPlausible).map((code) => ({
    ...meaning(code),
    boxes: [code.box],
    confidence: PROVEN,
    number: null,
    currency: null,
  }));
}

/** Stripes of a page make short codes of these kinds. */
const isPlausible = ({ format, text }: ReadCode) =>
  !/^(?:ITF|Code39|Codabar)/.test(format) || text.length >= (format.startsWith('ITF') ? 8 : 5);

function meaning({ format, text }: ReadCode): Pick<FoundEntity, 'type' | 'value' | 'display'> {
  if (LINEAR.test(format)) return { type: 'barcode', value: text, display: text };
  const network = networkOf(text);
  if (network !== null) return { type: 'wifi', value: text, display: network };
  return { type: 'qr', ...payload(text) };
}

function payload(text: string): { value: string; display: string } {
  if (/^otpauth(?:-migration)?:/i.test(text)) {
    const display = `One-time code key ${labelOf(text)}`.trim();
    return { value: display, display };
  }
  if (/^https?:\/\//i.test(text)) {
    return { value: withoutPassword(text), display: hostAndPath(text) };
  }
  const card = /^BEGIN:VCARD[\s\S]*?^FN[^:\n]*:(.+)$/im.exec(text)?.[1];
  if (card) return { value: text, display: `Contact ${shortened(card.trim())}` };
  const payment = /^BCD\r?\n(?:.*\r?\n){4}(.*)\r?\n(.*)\r?\n(.*)/.exec(text);
  if (payment) {
    const [, name = '', , sum = ''] = payment;
    return { value: text, display: `Payment to ${shortened(name)} ${sum}`.trim() };
  }
  const place = /^geo:(-?[\d.]+),(-?[\d.]+)/i.exec(text);
  if (place) return { value: text, display: `Place ${place[1]}, ${place[2]}` };
  return { value: text, display: shortened(text.replace(/\s+/g, ' ').trim()) };
}

/** The real host first: nobody is led by a name before `@` or by letters of another script. */
function hostAndPath(text: string): string {
  try {
    const { host, pathname, search } = new URL(text);
    return shortened(`${host}${`${pathname}${search}`.replace(/\/$/, '')}`);
  } catch {
    return shortened(text);
  }
}

function labelOf(text: string): string {
  try {
    return `of ${shortened(decodeURIComponent(new URL(text).pathname.replace(/^\/+(?:totp|hotp)?\/?/, '')))}`;
  } catch {
    return '';
  }
}

const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
