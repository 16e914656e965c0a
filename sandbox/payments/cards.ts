import { type Fields } from './routes/form-body';
import { type Card } from './records';
import { idWith } from './store';

export const CARD_FIELDS = ['number', 'expiry', 'cvc', 'name'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardErrors = Partial<Record<CardField, string>>;

export type CardReading = { card: Card; errors: null } | { card: null; errors: CardErrors };

interface TestCard {
  brand: string;
  behavior: 'pays' | 'is declined' | 'pays once';
}

/** The provider's own test numbers; any other number could be a real card. */
const TEST_CARDS: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa', behavior: 'pays' },
  '5555555555554444': { brand: 'mastercard', behavior: 'pays' },
  '4000000000000002': { brand: 'visa', behavior: 'is declined' },
  '4000000000000341': { brand: 'visa', behavior: 'pays once' },
};

/** Reads the card form. Only the brand and the last four digits of the number leave this function. */
export function readCard(fields: Fields, now: number): CardReading {
  const number = digitsOf(fields.number);
  const expiry = readExpiry(textOf(fields.expiry));
  const name = textOf(fields.name).trim();
  const errors: CardErrors = {};
  const numberProblem = problemOfNumber(number);
  if (numberProblem) errors.number = numberProblem;
  const expiryProblem = problemOfExpiry(expiry, now);
  if (expiryProblem) errors.expiry = expiryProblem;
  if (!/^\d{3,4}$/.test(textOf(fields.cvc).trim()))
    errors.cvc = "Your card's security code is incomplete: 3 digits.";
  if (!name) errors.name = 'Enter the name on the card.';
  const kind = TEST_CARDS[number];
  if (Object.keys(errors).length > 0 || !kind || !expiry) return { card: null, errors };
  const card: Card = {
    id: idWith('pm'),
    brand: kind.brand,
    last4: number.slice(-4),
    expMonth: expiry.month,
    expYear: expiry.year,
    name: name.slice(0, 200),
    paysLater: kind.behavior === 'pays',
    created: now,
  };
  return { card, errors: null };
}

export function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

function problemOfNumber(number: string): string | null {
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return 'Your card number is invalid.';
  const kind = TEST_CARDS[number];
  if (!kind) return 'Only test cards work here, such as 4242 4242 4242 4242.';
  return kind.behavior === 'is declined' ? 'Your card was declined.' : null;
}

function problemOfExpiry(expiry: Expiry | null, now: number): string | null {
  if (!expiry) return "Your card's expiration date is incomplete: month and year, such as 12/34.";
  const lastInstant = Date.UTC(expiry.year, expiry.month, 1) / 1000;
  return lastInstant <= now ? "Your card's expiration date is in the past." : null;
}

interface Expiry {
  month: number;
  year: number;
}

function readExpiry(text: string): Expiry | null {
  const match =
    /^\s*(\d{1,2})\s*[/ -]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text);
  const [month, year] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

function digitsOf(value: string | string[] | undefined): string {
  return textOf(value).replace(/[\s-]/g, '');
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
