/** `ianuari` and `iuni` where the tail of a j was lost; folded. */
const MONTH_WITH_J = /(?<!\p{L})i(?=anua|un[eiy](?!\p{L})|ul[iy](?!\p{L})|uil(?!\p{L}))/gu;
/** `2o27`: no word begins so. */
const YEAR_WITH_O = /(?<![\p{L}\d])2o(?=\d\d(?![\p{L}\d]))/gu;
/** `15 0ct 2026`, with a zero for its letter; `12.0kt` is a speed. */
const OCTOBER_WITH_ZERO =
  /(?<=(?<![\d.,])\d{1,2}(?:st|nd|rd|th|\.)? )0(?=[ck]t(?:ober|ubre|obre)?\.?,? (?:19|20)\d\d(?!\d))/gu;
/** `9_December_2026` in letters of one width. */
const SPACE_AS_LINE = /(?<![\p{L}\d_])(\d{1,2}\.?)_(\p{L}{3,12})_(?=(?:19|20)\d\d(?![\p{L}\d_]))/gu;

/** Letters of dates that an engine confuses, each for one character. */
export const asMeant = (folded: string): string =>
  folded
    .replace(MONTH_WITH_J, 'j')
    .replace(YEAR_WITH_O, '20')
    .replace(OCTOBER_WITH_ZERO, 'o')
    .replace(SPACE_AS_LINE, '$1 $2 ');
