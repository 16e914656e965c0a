// Values with valid check digits, made by chance: none belongs to anybody.
const digits = (chance, count) => Array.from({ length: count }, () => chance.int(0, 9)).join('');

/** ISO 7064, for the two digits behind the country. */
export function iban(chance, country = chance.one(['DE', 'ES', 'FR', 'GB', 'PL'])) {
  const body = {
    DE: () => digits(chance, 18),
    ES: () => digits(chance, 20),
    FR: () => digits(chance, 23),
    GB: () => `NWBK${digits(chance, 14)}`,
    PL: () => digits(chance, 24),
  }[country]();
  const text = `${body}${country}00`.replace(/[A-Z]/g, (char) => String(char.charCodeAt(0) - 55));
  const check = String(98n - (BigInt(text) % 97n)).padStart(2, '0');
  return `${country}${check}${body}`;
}

export const grouped = (text) => text.replace(/(.{4})(?=.)/g, '$1 ');

export function card(chance) {
  const body = `${chance.one(['4', '51', '55'])}${digits(chance, 15)}`.slice(0, 15);
  const sum = [...body].reverse().reduce((total, char, at) => {
    const doubled = Number(char) * 2;
    return total + (at % 2 === 1 ? Number(char) : doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

export const cardValue = (number) =>
  `${number.startsWith('4') ? 'Visa' : 'Mastercard'} •••• ${number.slice(-4)}`;

export function ups(chance) {
  const body = digits(chance, 15);
  const sum = [...body].reduce((total, char, at) => total + Number(char) * (at % 2 ? 2 : 1), 0);
  return `1Z${body}${(10 - (sum % 10)) % 10}`;
}

export function postal(chance) {
  const body = digits(chance, 8);
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const rest = 11 - (weights.reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11);
  return `RR${body}${rest === 10 ? 0 : rest === 11 ? 5 : rest}DE`;
}

/** As it is written, with its value. */
export function phone(chance) {
  const local = digits(chance, 6);
  return chance.one([
    { text: `+49 30 ${chance.int(2, 9)}${local}`, strip: true },
    {
      text: `+33 1 ${chance.int(40, 59)} ${digits(chance, 2)} ${digits(chance, 2)} ${digits(chance, 2)}`,
    },
    { text: `+34 6${digits(chance, 2)} ${digits(chance, 3)} ${digits(chance, 3)}` },
    { text: `+44 20 7${digits(chance, 3)} ${digits(chance, 4)}` },
    { text: `+1 (415) ${chance.int(200, 999)}-${digits(chance, 4)}` },
    { text: `+48 22 ${digits(chance, 3)} ${digits(chance, 2)} ${digits(chance, 2)}` },
  ]).text;
}

export const phoneValue = (written) => `+${written.replace(/\D/g, '')}`;

export function amount(chance, currency = chance.one(['EUR', 'USD', 'GBP', 'PLN'])) {
  const cents = chance.int(100, chance.is(0.2) ? 999_999 : 29_999);
  const [whole, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
  const long = (mark) => String(whole).replace(/\B(?=(\d{3})+$)/g, mark);
  const text = {
    EUR: `${long('.')},${rest} €`,
    USD: `$${long(',')}.${rest}`,
    GBP: `£${long(',')}.${rest}`,
    PLN: `${long(' ')},${rest} zł`,
  }[currency];
  return { text, value: `${(cents / 100).toFixed(2)} ${currency}` };
}

const NAMES = ['ada', 'grace', 'linus', 'margaret', 'tim', 'radia', 'edsger', 'barbara'];
const HOSTS = [
  'harbor',
  'northwind',
  'lindner',
  'bluecrane',
  'meridian',
  'kastanie',
  'puertonuevo',
];

export const email = (chance) =>
  `${chance.one(NAMES)}.${chance.one(NAMES)}@${chance.one(HOSTS)}.example.com`;
export const link = (chance) =>
  `https://${chance.one(HOSTS)}.example.${chance.one(['com', 'org'])}/${chance.one(NAMES)}/${chance.int(10, 99)}`;
export const order = (chance) =>
  `${chance.one(['AB', 'KX', 'ZT'])}-${chance.int(2, 9)}${digits(chance, 6)}`;
export const flight = (chance) =>
  `${chance.one(['LH', 'AF', 'BA', 'KL', 'IB'])}${chance.int(210, 1899)}`;
export const place = (chance) =>
  `${(chance.int(400000, 599999) / 10000).toFixed(4)}, ${(chance.int(20000, 189999) / 10000).toFixed(4)}`;
export const network = (chance) => ({
  network: `${chance.one(['Harbor', 'Attic', 'Meridian'])} ${chance.one(['Guests', 'Office'])}`,
  password: `${chance.one(NAMES)}-${chance.int(1000, 9999)}-${chance.one(HOSTS)}`,
});
export const ean = (chance) => {
  const body = `40${digits(chance, 10)}`;
  const sum = [...body].reduce((total, char, at) => total + Number(char) * (at % 2 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
};
