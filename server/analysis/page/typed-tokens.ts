import { OFFICE_ENDINGS, SOURCE_ENDINGS } from './file-endings';

/** Kinds of token that say more about a page than the digits in them. Over folded text; every pattern is linear. */
const TYPED = {
  time: /(?<![\d:.])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?: ?[ap]\.?m\b)?(?![\d:])/g,
  date: /(?<![\d.])(?:(?:19|20)\d\d-[01]?\d-[0-3]?\d|[0-3]?\d[./-][01]?\d[./-](?:19|20)?\d\d)(?![\d.])/g,
  year: /(?<![\d.,-])(?:19|20)\d\d(?![\d.,-])/g,
  amount:
    /[$€£¥₹₿] ?\d[\d.,]{0,15}|(?<![\d.,])\d[\d.,]{0,15} ?(?:[€$£¥₹₿]|(?:eur|usd|gbp|chf|zl|kr|btc)\b)/g,
  decimal: /(?<![\d.,:/-])\d{1,6}[.,]\d\d(?![\d.,:/%-])/g,
  percentage: /(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})? ?%/g,
  degrees: /-?\d{1,2} ?[°º] ?[cf]?\b|-?\d{1,2} ?[°º]/g,
  phone: /(?<![\d/.,-])\+\d{1,3}[ \d()/-]{6,16}\d|(?<!\d)\(\d{3}\) ?\d{3}-\d{4}/g,
  version: /\bv?\d{1,3}\.\d{1,4}\.\d{1,5}\b/g,
  address: /\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/g,
  link: /\b(?:https?:\/\/|www\.)[^\s]{2,}/g,
  mail: /[\w.+-]{1,64}@[\w-]{1,64}\.[\w.]{2,20}/g,
  path: /(?:^|\s)(?:~|\.{1,2})?\/[\w.-]+(?:\/[\w.-]*)*|\b[a-z]:\\[\w\\.-]+/gm,
  file: new RegExp(`\\b[\\w-]{1,60}\\.(?:${SOURCE_ENDINGS.join('|')})\\b`, 'g'),
  document_file: new RegExp(
    `\\b[\\w-]{1,60}\\.(?:${OFFICE_ENDINGS.join('|')}|txt|zip|png|jpe?g)\\b`,
    'g',
  ),
  identifier: /\b(?=[a-z0-9]*\d)(?=[a-z0-9]*[a-z])[a-z0-9]{8,40}\b/g,
  hash_tag: /(?<![\w#])#[a-z][\w-]{1,40}/g,
  ticket: /(?<![\w#])#\d{1,7}\b|\b[a-z]{2,6}-\d{1,5}\b/g,
  mention: /(?<![\w.])@[a-z][\w.-]{1,40}/g,
  distance: /(?<![\d.,])\d{1,4}(?:[.,]\d)? ?(?:km|mi|m|ft)\b/g,
  duration: /(?<![\d.,])\d{1,3} ?(?:min|mins|minutes?|minuten|minutos|minuti|h|hrs?|std|godz)\b/g,
  measure: /(?<![\d.,])\d{1,4}(?:[.,/]\d)? ?(?:g|kg|ml|l|cl|dl|oz|cups?|tbsp|tsp|el|tl)\b/g,
  speed: /\d ?(?:km\/h|mph|m\/s|hpa|mbar|mm)\b/g,
  size: /\d ?(?:kb|mb|gb|tb|kib|mib|gib)\b/g,
  ago: /\b(?:\d{1,2} ?(?:h|d|w|min|m)\b|\d{1,2} (?:hours?|days?|minutes?) ago|vor \d{1,2} |il y a \d{1,2}|hace \d{1,2} |\d{1,2} \S{1,8} (?:fa|temu))/g,
  assignment: /\b[\w.]{1,40} ?(?:=|:=|=>|->|==|\+=) ?\S/g,
  call: /\b[\w.]{1,40}\([^()\n]{0,80}\)/g,
  prompt: /(?:^|\n)(?:\S{0,40}[\w~\])-] ?)?[$#%❯➜>] \S/g,
  level: /\b(?:info|warn|debug|trace|error)\b[\]: ]/g,
} as const;

export type TokenType = keyof typeof TYPED;
export const TOKEN_TYPES = Object.keys(TYPED) as readonly TokenType[];

const MOST_CHARACTERS = 40_000;

export function countTokens(text: string): Record<TokenType, number> {
  const folded = text.slice(0, MOST_CHARACTERS);
  const counts = TOKEN_TYPES.map((type) => [type, (folded.match(TYPED[type]) ?? []).length]);
  return Object.fromEntries(counts) as Record<TokenType, number>;
}
