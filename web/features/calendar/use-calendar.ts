import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayIn } from '../../../server/contract/search/day-in';
import { SHOWN_DATE_CONFIDENCE } from '../../../server/contract/limits';
import type { CalendarMonth } from '../../../server/contract/calendar';
import { client } from '../../shared/api/client';
import { useApiQuery } from '../../shared/api/hooks';
import { useTimeZone } from '../auth/use-time-zone';
import { useWorkspace } from '../workspaces/use-workspace';
import {
  addMonths,
  dayKey,
  isInCalendar,
  type Month,
  monthKey,
  monthOfDay,
  readDay,
  readMonth,
} from './calendar.model';

function readConfidence(text: string | null): number {
  const percent = Number(text);
  const isPercent = text !== null && text !== '' && percent >= 0 && percent <= 100;
  return isPercent ? percent / 100 : SHOWN_DATE_CONFIDENCE;
}

export const SHAPES = ['month', 'week', 'agenda'] as const;
export type Shape = (typeof SHAPES)[number];

const readShape = (text: string | null): Shape => SHAPES.find((shape) => shape === text) ?? 'month';

/** Month, day and confidence are in the address, so that a copied address opens the same view. */
export function useCalendarAddress() {
  const [search, setSearch] = useSearchParams();
  const timeZone = useTimeZone();
  const today = dayIn(timeZone, new Date());
  const day = readDay(search.get('day'));
  const month = readMonth(search.get('month')) ?? monthOfDay(day ?? today);
  const change = (values: Record<string, string | null>, isStep = false) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [key, value] of Object.entries(values)) {
          if (value === null) next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { replace: !isStep, preventScrollReset: true },
    );
  const isToday = monthKey(month) === monthKey(monthOfDay(today));
  return {
    timeZone,
    today,
    month,
    day,
    /** A day of the shown week, in the shown month. */
    week: readDay(search.get('week')) ?? (isToday ? today : dayKey(month, 1)),
    shape: readShape(search.get('show')),
    confidence: readConfidence(search.get('conf')),
    showAs: (shape: Shape) => change({ show: shape === 'month' ? null : shape }),
    showMonth: (next: Month) => change({ month: monthKey(next), week: null }),
    showWeek: (next: string) => change({ month: monthKey(monthOfDay(next)), week: next }),
    openDay: (day: string) => change({ day }, true),
    closeDay: () => change({ day: null, view: null }),
    setConfidence: (share: number) => change({ conf: String(Math.round(share * 100)) }),
  };
}

/** The days of a month, and how many screenshots were uploaded or made in it; null where the server does not say. */
interface CountedMonth {
  days: CalendarMonth;
  distinct: number | null;
}

function monthQuery(
  { year, month }: Month,
  rest: { tz: string; min_confidence: number; team_id?: string },
) {
  const input = { query: { year, month, ...rest } };
  return queryOptions({
    queryKey: ['calendar.month', input] as const,
    queryFn: async ({ signal }): Promise<CountedMonth> => {
      const { data: days, headers } = await client.request('calendar.month', { ...input, signal });
      const distinct = headers.get('x-distinct-screenshots');
      return { days, distinct: distinct === null ? null : Number(distinct) };
    },
  });
}

/** The days of a month; the months beside it are prefetched. */
export function useMonth(month: Month, timeZone: string, confidence: number) {
  const queryClient = useQueryClient();
  const { scope } = useWorkspace();
  const rest = { ...scope, tz: timeZone, min_confidence: confidence };
  const query = useQuery(monthQuery(month, rest));
  const { dataUpdatedAt } = query;
  const key = monthKey(month);
  useEffect(() => {
    if (dataUpdatedAt === 0) return;
    for (const neighbor of [addMonths(month, -1), addMonths(month, 1)].filter(isInCalendar)) {
      const one = monthQuery(neighbor, rest);
      // A change elsewhere ends a first read under way, and reads the shown month again; one that was read is kept.
      if (!queryClient.getQueryData(one.queryKey)) void queryClient.prefetchQuery(one);
    }
    // `key` identifies the month.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dataUpdatedAt, key, timeZone, confidence, scope.team_id]);
  return query;
}

export function useDay(day: string, timeZone: string, confidence: number) {
  const { scope } = useWorkspace();
  return useApiQuery('calendar.day', {
    params: { date: day },
    query: { ...scope, tz: timeZone, min_confidence: confidence },
  });
}
