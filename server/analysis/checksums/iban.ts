import { allMatches } from '../page/all-matches';
/**
 * The part of an IBAN behind its check digits, by country: runs of digits (`n`), capitals (`a`) and either (`c`), as
 * the registry of ISO 13616 lists them.
 */
const STRUCTURES = new Map(
  `
  AD:n8c12 AE:n19 AL:n8c16 AT:n16 AZ:a4c20 BA:n16 BE:n12 BG:a4n6c8 BH:a4c14 BR:n23a1c1
  CH:n5c12 CR:n18 CY:n8c16 CZ:n20 DE:n18 DK:n14 DO:c4n20 EE:n16 EG:n25 ES:n20 FI:n14 FO:n14
  FR:n10c11n2 GB:a4n14 GE:a2n16 GI:a4c15 GL:n14 GR:n7c16 GT:c24 HR:n17 HU:n24 IE:a4n14
  IL:n19 IQ:a4n15 IS:n22 IT:a1n10c12 JO:a4n4c18 KW:a4c22 KZ:n3c13 LB:n4c20 LI:n5c12 LT:n16
  LU:n3c13 LV:a4c13 MC:n10c11n2 MD:c20 ME:n18 MK:n3c10n2 MR:n23 MT:a4n5c18 MU:a4n19a3
  NL:a4n10 NO:n11 PK:a4c16 PL:n24 PS:a4c21 PT:n21 QA:a4c21 RO:a4c16 RS:n18 SA:n2c18 SE:n20
  SI:n15 SK:n20 SM:a1n10c12 TN:n20 TR:n6c16 UA:n6c19 VA:n18 XK:n16
  `
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split(':') as [string, string]),
);

/** One letter for every character of an IBAN of the country, as in `STRUCTURES`; null where the country has none. */
export function ibanShape(country: string): string | null {
  const structure = STRUCTURES.get(country);
  if (structure === undefined) return null;
  const parts = allMatches(structure, /([nac])(\d{1,2})/g);
  return `aann${parts.map(([, kind = '', count]) => kind.repeat(Number(count))).join('')}`;
}

/** Capitals and digits without spaces: of the country's length, and with the right check digits. */
export function isIban(text: string): boolean {
  const shape = ibanShape(text.slice(0, 2));
  return (
    shape?.length === text.length && /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text) && mod97(text) === 1
  );
}

/** ISO 7064: the rest by 97 with the first four characters moved to the end, and letters counted from 10. */
function mod97(iban: string): number {
  let rest = 0;
  for (const char of iban.slice(4) + iban.slice(0, 4))
    for (const digit of parseInt(char, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
