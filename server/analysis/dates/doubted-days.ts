import { SHOWN_DATE_CONFIDENCE } from '../../contract/limits';
import { foldText } from '../page/fold-text';
import { weekdayOf, type CalendarDay } from './calendar-day';
import { applyRules } from './date-match';
import { WRITTEN_RULES } from './date-rules';

const FAR_YEARS = 30;
const DOUBT = SHOWN_DATE_CONFIDENCE - 0.02;

export interface ClaimedDay {
  day: CalendarDay;
  /** The one written beside it, 0 Sunday to 6 Saturday. */
  weekday: number | null | undefined;
  imageDay: CalendarDay;
}

/** Far from the image's day, or on another weekday than is written: more likely a misreading than a plan. */
export function isDoubted({ day, weekday, imageDay }: ClaimedDay): boolean {
  if (Math.abs(day.year - imageDay.year) > FAR_YEARS) return true;
  return weekday != null && weekdayOf(day) !== weekday;
}

/** Rounded; what is in doubt stays below the confidence from which a date is shown. */
export function weighed(confidence: number, isInDoubt: boolean): number {
  return Math.round(confidence * (isInDoubt ? DOUBT : 1) * 100) / 100;
}

/** The weekday that a quote names beside this day, 0 Sunday to 6 Saturday. */
export function weekdayInQuote(
  quote: string,
  { month, day }: CalendarDay,
  imageDay: CalendarDay,
): number | null {
  const page = { imageDay, language: 'eng', isShortYearFirst: false, order: null, isGuess: false };
  const { matches } = applyRules(foldText(quote), WRITTEN_RULES, page);
  const own = matches.find(({ written }) => written.month === month && written.day === day);
  return own?.written.weekday ?? null;
}
