import { formatNumber } from '../../shared/format';
import { HEATS } from './heat.model';

const many = (n: number, one: string, more: string): string =>
  n === 1 ? `1 ${one}` : `${formatNumber(n)} ${more}`;

function heatText({ least, most }: (typeof HEATS)[number]): string {
  if (most === null) return `above ${least - 1}`;
  return least === most ? `${least}` : `${least} to ${most}`;
}

export const calendarTexts = {
  title: 'Calendar',
  loading: 'Loading the month',
  headline: (uploads: number, dates: number) =>
    `${many(uploads, 'upload or creation', 'uploads and creations')}, ${many(dates, 'AI-extracted date', 'AI-extracted dates')}`,
  summary: {
    screenshots: 'Total screenshots',
    dates: 'AI-extracted dates',
    activeDays: 'Active days',
    aiDays: 'AI-detected days',
  },
  next5: 'Next dates',
  allDates: 'Open the calendar',
  noneAhead: 'No dates in your images this month or next.',
  aheadFailed: 'The next dates could not be loaded.',
  shape: 'Show as',
  shapes: { month: 'Month', week: 'Week', agenda: 'Agenda' },
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  nothing: 'Nothing',
  notKnown: 'Not known',
  noAgenda: 'This month has no dates and no uploads.',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  pickMonth: 'Month',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  counts: { uploaded: 'uploaded', created: 'created', ai: 'AI dates' },
  oneDate: 'AI date',
  legend: 'What the colors mean',
  legendTotals: HEATS.map(heatText),
  confidence: (percent: string) => `AI dates from ${percent} confidence`,
  confidenceLabel: 'Minimum confidence of AI dates',
  failed: 'The month could not be loaded.',
  retry: 'Retry',
  details: 'AI dates of this day',
  untitled: 'No quote',
  more: (n: number) => `+${formatNumber(n)} more`,

  day: {
    tabs: { uploaded: 'Uploaded Screenshots', ai: 'AI-Detected Dates' },
    empty: 'No screenshots for this date',
    loading: 'Loading the day',
    failed: 'The day could not be loaded',
    view: (title: string) => `View ${title}`,
    collect: (title: string) => `Add ${title} to a collection`,
    rerun: (title: string) => `Re-run AI on ${title}`,
  },
} as const;
