export type NumericOrder = 'day-first' | 'month-first';

export interface OrderHints {
  /** The first two numbers of every a/b/yyyy on the page. */
  pairs: readonly (readonly [number, number])[];
  /** The page's language, `eng` or another. */
  language: string;
  /** Folded text of the page. */
  text: string;
}

/** Traces of the United States: dollars with a state and a ZIP code, or twelve-hour times. */
const AMERICAN = /\b[a-z]{2} \d{5}(?:-\d{4})?\b|\bzip code\b|\bsales tax\b/;
const TWELVE_HOURS = /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/;
const ELSEWHERE = /[€£]|\b(?:eur|gbp|chf|vat|mwst|tva|iva|iban)\b/;

/**
 * Decides once per page whether 3/4/2025 is the third of April: a number over twelve settles it, else the
 * language, else the currency and other habits. Null when nothing speaks for either.
 */
export function decideOrder({ pairs, language, text }: OrderHints): NumericOrder | null {
  const dayFirst = pairs.filter(([a, b]) => a > 12 && b <= 12).length;
  const monthFirst = pairs.filter(([a, b]) => b > 12 && a <= 12).length;
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day-first' : 'month-first';
  if (language !== 'eng') return 'day-first';
  if (ELSEWHERE.test(text)) return 'day-first';
  const isAmerican = AMERICAN.test(text) || (text.includes('$') && TWELVE_HOURS.test(text));
  return isAmerican ? 'month-first' : null;
}
