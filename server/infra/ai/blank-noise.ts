/** What looks like a date and is none. Blanked before any rule runs; the characters keep their places. */
const HARD_NOISE: readonly RegExp[] = [
  /\b(?:https?|ftp|ssh|file):\/\/\S+/g,
  /\bwww\.\S+/g,
  /[^\s@]{1,64}@[^\s@]{1,120}\.\w{2,}/g,
  // addresses, with or without a port
  /\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?::\d+)?\b/g,
  // versions: v1.2, version 1.2.3, 14.7.1 – but not 1.2.2025 and not 01.02.25
  /\bv\d{1,6}(?:\.\d{1,6}){1,6}\S*/g,
  /\b(?:version|release|build|python|node|ver\.?)\s+\d+(?:\.\d+)+\b/g,
  /(?<![\d.])(?!\d\d\.\d\d\.\d\d(?!\d))\d{1,6}\.\d{1,6}\.\d{1,3}(?!\.?\d)/g,
  // identifiers: UUIDs, hashes, CVE numbers, account numbers
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
  /\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{7,64}\b/g,
  /\bcve-\d{4}-\d+/g,
  /\b[a-z]{2}\d{2}(?: ?\d{4}){3,}(?: ?\d+)?/g,
];

/** Blanked before the rules that see a date in two bare numbers. */
const SOFT_NOISE: readonly RegExp[] = [
  /\b\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?:\s?[ap]\.?m\b\.?)?/g,
  /[$€£¥]\s?\d[\d.,]{0,15}|\d[\d.,]{0,15}\s?(?:[$€£¥%]|(?:eur|usd|gbp|chf)\b)/g,
  /(?<![\d/.-])\+?\(?\d{2,5}\)?(?:[ -]\d{2,5}){2,}(?![\d/.])/g,
];

const FILLER = '\u0000';

export function blankHardNoise(folded: string): string {
  return HARD_NOISE.reduce(blankAll, folded);
}

export function blankSoftNoise(folded: string): string {
  return SOFT_NOISE.reduce(blankAll, folded);
}

export function blank(text: string, from: number, to: number): string {
  return text.slice(0, from) + FILLER.repeat(to - from) + text.slice(to);
}

function blankAll(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => FILLER.repeat(match.length));
}
