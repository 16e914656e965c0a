import type { DateRole, ExtractedDate } from '../../../../../server/contract/reading/dates';
import { formatDay } from './wall-clock';

/** The roles of a date, as people read and choose them. */
export const roleNames: Record<DateRole, string> = {
  due: 'Due',
  expires: 'Expires',
  starts: 'Starts',
  ends: 'Ends',
  departs: 'Departs',
  arrives: 'Arrives',
  issued: 'Issued',
  posted: 'Posted',
  other: 'Date',
};

/** The texts before and behind the day in a short sentence: `Due`, Nov 13, 2026, `, 10:15 CET`. */
export function aroundDay(date: ExtractedDate): { before: string; behind: string } {
  const time = date.time === null ? '' : `, ${[date.time, date.zone].filter(Boolean).join(' ')}`;
  const end = date.end_date === null ? '' : ` to ${formatDay(date.end_date)}`;
  const before = date.role === 'other' ? '' : `${roleNames[date.role]} `;
  return { before, behind: `${time}${end}` };
}
