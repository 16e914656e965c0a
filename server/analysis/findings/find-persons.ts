import { type Hit } from './finding';
import { stretch } from './find-structured';
import { type PageText } from './page-text';
import { allMatches } from '../page/all-matches';

interface PersonRule {
  id: string;
  class: 'identity' | 'contact';
  pattern: RegExp;
  confidence: number;
  isRight: (value: string) => boolean;
}

const onlyDigits = (value: string) => value.replace(/\D/g, '');

/** ICAO 9303: weights 7, 3, 1 over digits, letters from 10, and fillers as 0. */
function hasCheckDigit(field: string, digit: string): boolean {
  const sum = [...field].reduce((total, char, i) => {
    const value = char === '<' ? 0 : parseInt(char, 36);
    return total + value * [7, 3, 1][i % 3]!;
  }, 0);
  return sum % 10 === Number(digit);
}

/** The second line of a passport: number, birth and expiry each with its check digit. */
function isPassportLine(line: string): boolean {
  const text = line.replace(/\s/g, '').toUpperCase();
  const fields = [
    [0, 9],
    [13, 19],
    [21, 27],
  ] as const;
  return fields.every(([from, to]) => hasCheckDigit(text.slice(from, to), text[to]!));
}

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

function isDni(value: string): boolean {
  const text = value.replace(/[\s.-]/g, '').toUpperCase();
  const number = Number(text.slice(0, -1).replace(/^[XYZ]/, (first) => `${'XYZ'.indexOf(first)}`));
  return DNI_LETTERS[number % 23] === text.at(-1);
}

/** ISO 7064 modulo 11, 10. */
function isGermanTaxId(value: string): boolean {
  const digits = onlyDigits(value);
  let product = 10;
  for (const digit of digits.slice(0, 10)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return digits.length === 11 && Number(digits[10]) === (11 - product) % 10;
}

function isFrenchNumber(value: string): boolean {
  const digits = onlyDigits(value);
  return (
    digits.length === 15 && 97 - (Number(digits.slice(0, 13)) % 97) === Number(digits.slice(13))
  );
}

const isSocialSecurity = (value: string) =>
  !/^(?:000|666|9)|-00-|-0000$|^123-45-6789$|^078-05-1120$/.test(value);

/** Addresses that stand in descriptions, or that nobody reads. */
const NOBODY =
  /^(?:no-?reply|do-?not-?reply|postmaster|mailer-daemon|git)@|@(?:[\w-]+\.)?(?:example|test|invalid|localhost)(?:\.|$)|@\d+x\.|\.(?:png|jpe?g|svg)$/i;

const RULES: readonly PersonRule[] = [
  {
    id: 'passport_lines',
    class: 'identity',
    pattern: /(?<![A-Z0-9])(?<value>[A-Z0-9<]{9}\d[A-Z<]{3}\d{7}[MFX<]\d{7})/g,
    confidence: 0.97,
    isRight: isPassportLine,
  },
  {
    id: 'us_social_security',
    class: 'identity',
    pattern: /(?:\bSSN|social security)[^\n\d]{0,30}(?<value>\d{3}-\d{2}-\d{4})(?!\d)/gi,
    confidence: 0.9,
    isRight: isSocialSecurity,
  },
  {
    id: 'es_identity_number',
    class: 'identity',
    pattern: /\b(?:DNI|NIF|NIE)\b[^\n\d]{0,20}?(?<value>[XYZ\d]\d{7}[ -]?[A-Z])(?![A-Z0-9])/gi,
    confidence: 0.93,
    isRight: isDni,
  },
  {
    id: 'de_tax_id',
    class: 'identity',
    pattern:
      /(?:Steuer-?\s?ID|Steuer-?identifikationsnummer|\bIdNr)[^\n\d]{0,20}(?<value>\d{2} ?\d{3} ?\d{3} ?\d{3})(?!\d)/gi,
    confidence: 0.93,
    isRight: isGermanTaxId,
  },
  {
    id: 'fr_social_security',
    class: 'identity',
    pattern: /(?<!\d)(?<value>[12] ?\d{2} ?(?:0[1-9]|1[0-2]) ?\d{2} ?\d{3} ?\d{3} ?\d{2})(?!\d)/g,
    confidence: 0.9,
    isRight: isFrenchNumber,
  },
  {
    id: 'email_address',
    class: 'contact',
    pattern:
      /(?<![\w.@:/+-])(?<value>[A-Za-z0-9][\w.+-]{0,63}@[A-Za-z0-9][\w-]{0,62}(?:\.[A-Za-z][\w-]{1,20}){1,3})(?![\w@])/g,
    confidence: 0.85,
    isRight: (value) => !NOBODY.test(value),
  },
  {
    id: 'phone_number',
    class: 'contact',
    pattern: /(?<![\w+])(?<value>\+[1-9]\d{0,2}[ ().\d/-]{7,18}\d)(?![\d.,%])/g,
    confidence: 0.8,
    isRight: (value) =>
      onlyDigits(value).length >= 9 && onlyDigits(value).length <= 15 && !value.includes('555'),
  },
];

/** Numbers of documents with a check digit or a label, and ways to reach a person. Names need a model: left out. */
export function findPersons(page: PageText): Hit[] {
  return RULES.flatMap(({ id, pattern, isRight, confidence, ...rule }) =>
    allMatches(page.text, pattern).flatMap((match) => {
      const value = match.groups!.value!;
      if (!isRight(value)) return [];
      const end = match.index + match[0].length;
      return [
        {
          rule: id,
          class: rule.class,
          confidence,
          ...stretch(page, end - value.length, end),
          value,
        },
      ];
    }),
  );
}
