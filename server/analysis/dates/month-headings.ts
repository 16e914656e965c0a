import { type Box } from '../page/ocr-result';
import { cellSpans } from './cell-spans';
import type { DateContext } from './date-match';
import { monthNumber, monthPattern } from './date-words';

const HEADING = new RegExp(
  `^\\W{0,3}(?<month>${monthPattern})\\.?(?: (?:de )?(?<year>(?:19|20)\\d\\d)(?<more> \\p{L}{1,12}){0,2})?\\W{0,3}$`,
  'u',
);

/** The name of a month over a part of the page. */
export interface MonthHeading {
  month: number;
  year: number | null;
  /** The position behind it in the text. */
  to: number;
  box: Box;
}

const MARCH_OR_TUESDAY = 'mar';
const TUESDAY_LANGUAGES = /fra|spa|ita/;

/** Whether `mar` is short for a Tuesday in the language of the page. */
export const isShortTuesday = ({ input }: Pick<DateContext, 'input'>): boolean =>
  TUESDAY_LANGUAGES.test(input.language);

/** The months that stand over parts of the page; buttons may stand beside one with its year. */
export function headingsOf(context: DateContext): MonthHeading[] {
  const { spans, folded } = context;
  return cellSpans(spans).flatMap(({ from, to, box, isWhole }) => {
    const found = HEADING.exec(folded.slice(from, to))?.groups;
    if (!found || !(isWhole || found.year)) return [];
    if (!found.year && found.month === MARCH_OR_TUESDAY && isShortTuesday(context)) return [];
    return [{ month: monthNumber(found.month ?? ''), year: Number(found.year) || null, to, box }];
  });
}
