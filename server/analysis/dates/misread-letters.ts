/** `ianuari` and `iuni` where the tail of a j was lost; folded. */
const MONTH_WITH_J = /(?<!\p{L})i(?=anua|un[eiy](?!\p{L})|ul[iy](?!\p{L})|uil(?!\p{L}))/gu;
/** `2o27`: no word begins so. */
const YEAR_WITH_O = /(?<![\p{L}\d]2?)2o(?=\d\d(?![\p{L}\d]))/gu;

/** Letters of dates that an engine confuses, each for one character. */
export const asMeant = (folded: string): string =>
  folded.replace(MONTH_WITH_J, 'j').replace(YEAR_WITH_O, '20');
