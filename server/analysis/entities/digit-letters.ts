/** Letters that an engine reads for a digit. */
const AS_DIGIT: Record<string, string> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  S: '5',
  s: '5',
  G: '6',
  b: '6',
  B: '8',
  g: '9',
};
const AS_LETTER: Record<string, string> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '5': 'S',
  '8': 'B',
  l: 'I',
};

/** For places where only a digit can stand, and where a checksum then proves it. */
export const asDigit = (char: string): string => AS_DIGIT[char] ?? char;
export const asLetter = (char: string): string => (AS_LETTER[char] ?? char).toUpperCase();

/** A character that is a digit, or that may be one read wrongly. */
export const DIGITISH = '[0-9OoDQIl|!ZSsGbBg]';
