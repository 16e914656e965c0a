/** Countries by their calling code: how many digits follow it, for lines that people call. */
const LENGTHS = new Map<string, readonly [least: number, most: number]>(
  Object.entries({
    1: [10, 10],
    7: [10, 10],
    20: [9, 10],
    27: [9, 9],
    30: [10, 10],
    31: [9, 9],
    32: [8, 9],
    33: [9, 9],
    34: [9, 9],
    36: [8, 9],
    39: [8, 11],
    40: [9, 9],
    41: [9, 9],
    43: [7, 12],
    44: [9, 10],
    45: [8, 8],
    46: [7, 9],
    47: [8, 8],
    48: [9, 9],
    49: [7, 11],
    51: [8, 9],
    52: [10, 10],
    54: [10, 11],
    55: [10, 11],
    56: [9, 9],
    57: [10, 10],
    60: [8, 10],
    61: [9, 9],
    62: [8, 12],
    63: [8, 10],
    64: [8, 10],
    65: [8, 8],
    66: [8, 9],
    81: [9, 10],
    82: [8, 10],
    84: [9, 10],
    86: [10, 11],
    90: [10, 10],
    91: [10, 10],
    92: [9, 10],
    351: [9, 9],
    352: [6, 9],
    353: [7, 9],
    354: [7, 7],
    356: [8, 8],
    357: [8, 8],
    358: [6, 11],
    359: [8, 9],
    370: [8, 8],
    371: [8, 8],
    372: [7, 8],
    380: [9, 9],
    381: [8, 9],
    385: [8, 9],
    386: [8, 8],
    387: [8, 8],
    420: [9, 9],
    421: [9, 9],
    423: [7, 7],
    852: [8, 8],
    886: [8, 9],
    966: [9, 9],
    971: [8, 9],
    972: [8, 9],
  }) as [string, readonly [number, number]][],
);

/** The number in the form `+4930123456` for its country; null where no country has such numbers. */
export function international(digits: string): string | null {
  for (const size of [1, 2, 3]) {
    const lengths = LENGTHS.get(digits.slice(0, size));
    if (!lengths) continue;
    // "+49 (0)30 …": the zero of calls within the country does not belong to it.
    const rest = digits
      .slice(size)
      .replace(/^0(?=\d{6})/, (zero) => (digits.startsWith('39') ? zero : ''));
    if (rest.length < lengths[0] || rest.length > lengths[1]) return null;
    if (digits.startsWith('1') && !/^[2-9]\d{2}[2-9]/.test(rest)) return null;
    return `+${digits.slice(0, size)}${rest}`;
  }
  return null;
}
