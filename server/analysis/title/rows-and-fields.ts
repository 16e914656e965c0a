import { shortWeekdayPattern, weekdayPattern } from '../dates/date-words';
import { allMatches } from '../page/all-matches';
import { foldText } from '../page/fold-text';

/** A row of a log begins with its second, perhaps behind its day. */
const LOG_ROW =
  /^\W{0,2}(?:(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\p{Lu}\p{Ll}{2} {1,2}\d{1,2})[T, ]{1,2})?\d{1,2}:\d\d:\d\d\b/u;

/** The words of an empty field; folded. */
const FIND = '(?:search|suche|durchsuche|recherche|buscar|cerca|pesquis|szukaj|zoek|filter|filtr)';
const PLACEHOLDER = new RegExp(
  `^(?:\\S )?(?:${FIND}\\w{0,2}|find|type (?:to|here))(?: .{0,30})?(?:…|\\.{2,3})$`,
);
/** Its magnifying glass is read as a letter. */
const BEHIND_GLASS = new RegExp(`^[qo©°] ?${FIND}\\w{0,2}$`);
/** The sign that closes a tab, with another tab behind it. */
const TABS = /\S [xX×✕] \p{Lu}.* [xX×✕] /u;

/** The status of a telephone. */
const STATUS = /^(?:(?:lte|wlan|wifi|wi-fi|[345]g|h\+|volte|\d{1,3} ?%|\d{1,2}[:.]\d\d)(?:\s|$))+$/;

/** The name of a field, with nothing in it or with its value in another cell. */
const LABEL = /^\S+(?: \S+)?\s*:$/;

/** The keys of a program in a terminal, `q:Quit d:Del` or `F1Help F2Setup`. */
const KEYS = /(?:(?:^|\s)(?:<?\S{1,9}>?:|F\d{1,2} ?|\^\S )\p{Lu}\p{L}+){3}/u;
/** The head or a row of a month. */
const WEEKDAY = new RegExp(
  `(?<!\\p{L})(?:${weekdayPattern}|${shortWeekdayPattern}|tu|we|th|su)(?!\\p{L})`,
  'gu',
);
const ENOUGH_WEEKDAYS = 4;
const DAYS = /(?:(?:^|\s)[[(]?\d{1,2}[\])]?(?=\s|$)){5}/;

/** The head of a mail besides its subject. */
const MAIL_HEAD =
  /^(?:from|to|cc|bcc|date|sent|von|an|datum|gesendet|de|a|envoye|para|fecha|enviado)\s?:\s.*[@\d]/;

/** A line that is never what a page is called. */
export function isRowOrField(text: string): boolean {
  const folded = foldText(text).trim();
  return (
    LOG_ROW.test(text) ||
    TABS.test(text) ||
    LABEL.test(text) ||
    KEYS.test(text) ||
    allMatches(folded, WEEKDAY).length >= ENOUGH_WEEKDAYS ||
    [PLACEHOLDER, BEHIND_GLASS, STATUS, DAYS, MAIL_HEAD].some((pattern) => pattern.test(folded))
  );
}
