import { ibanShape, isIban } from '../checksums/iban';
import { asDigit, asLetter } from './digit-letters';
import { type PageLine, PROVEN, type Span } from './page-lines';
import { allMatches } from '../page/all-matches';

const START = /(?<![A-Za-z0-9])[A-Z]{2} ?[0-9OIlSBZ]{2}(?=[ -]?[A-Za-z0-9])/gu;

/** Spaces may stand anywhere, and the structure of the country says where a digit must stand. */
export function ibansIn({ text }: PageLine): Span[] {
  return allMatches(text, START).flatMap(({ index: from }): Span[] => {
    const shape = ibanShape(text.slice(from, from + 2));
    const taken = shape && take(text, from, shape.length);
    if (!taken) return [];
    const value = [...taken.chars].map((char, at) => corrected(char, shape[at])).join('');
    if (!isIban(value)) return [];
    const display = value.replace(/(.{4})(?=.)/g, '$1 ');
    return [{ type: 'iban', value, display, confidence: PROVEN, from, to: taken.to }];
  });
}

function corrected(char: string, kind: string | undefined): string {
  if (kind === 'n') return asDigit(char);
  return kind === 'a' ? asLetter(char) : char.toUpperCase();
}

/** So many letters and digits, with single spaces and dashes between them; nothing may follow directly. */
function take(text: string, from: number, count: number): { chars: string; to: number } | null {
  let chars = '';
  let to = from;
  for (; to < text.length && chars.length < count; to += 1) {
    const char = text[to] ?? '';
    if (/[A-Za-z0-9|!]/.test(char)) chars += char;
    else if (!/[ -]/.test(char) || !/[A-Za-z0-9|!]/.test(text[to + 1] ?? '')) return null;
  }
  return chars.length === count && !/[A-Za-z0-9]/.test(text[to] ?? '') ? { chars, to } : null;
}
