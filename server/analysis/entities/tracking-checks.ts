const digitsOf = (text: string) => [...text].map(Number);

/** 1Z and 16 characters: letters count as digits, every second one doubled. */
export function isUps(number: string): boolean {
  const body = [...number.slice(2, -1)].map((char) =>
    /\d/.test(char) ? Number(char) : (char.charCodeAt(0) - 63) % 10,
  );
  const sum = body.reduce((total, value, at) => total + value * (at % 2 === 0 ? 1 : 2), 0);
  return number.length === 18 && Number(number.at(-1)) === (10 - (sum % 10)) % 10;
}

/** Weights 3 and 1 from the right, as in most codes of goods. */
export function isUsps(number: string): boolean {
  const body = digitsOf(number.slice(0, -1)).reverse();
  const sum = body.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return [20, 22].includes(number.length) && Number(number.at(-1)) === (10 - (sum % 10)) % 10;
}

/** S10 of the Universal Postal Union. */
export function isPostal(number: string): boolean {
  const digits = digitsOf(number.slice(2, 11));
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const sum = weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  const check = 11 - (sum % 11);
  return digits[8] === (check === 10 ? 0 : check === 11 ? 5 : check);
}

/** Twelve digits with weights 1, 3, 7 by 11, or fifteen with weights 3 and 1. */
export function isFedEx(number: string): boolean {
  const body = digitsOf(number.slice(0, -1)).reverse();
  const last = Number(number.at(-1));
  if (number.length === 12) {
    const sum = body.reduce((total, digit, at) => total + digit * ([1, 3, 7][at % 3] ?? 0), 0);
    return last === (sum % 11) % 10;
  }
  const sum = body.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return number.length === 15 && last === (10 - (sum % 10)) % 10;
}

/** Ten digits: the last is the rest of the others by 7. */
export function isDhl(number: string): boolean {
  return number.length === 10 && Number(number.slice(0, 9)) % 7 === Number(number.at(-1));
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Fourteen digits and a check character of ISO 7064 (mod 37, 36). */
export function isDpd(number: string): boolean {
  let rest = 36;
  for (const char of number.slice(0, -1)) {
    rest = (rest + ALPHABET.indexOf(char)) % 36 || 36;
    rest = (rest * 2) % 37;
  }
  return number.length === 15 && ALPHABET.indexOf(number.at(-1) ?? '') === (37 - rest) % 36;
}
