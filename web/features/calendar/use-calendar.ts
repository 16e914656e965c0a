import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SHOWN_DATE_CONFIDENCE } from '../../../server/contract/limits';
import { apiQuery, useApiQuery } from '../../shared/api/hooks';
import { useTimeZone } from '../auth/use-time-zone';
import { useWorkspace } from '../workspaces/use-workspace';
import {
  addMonths,
  isShown,
  type Month,
  monthKey,
  monthOfDay,
  readDay,
  readMonth,
  todayIn,
} from './calendar.model';

function readConfidence(text: string | null): number {
  const percent = Number(text);
  const isPercent = text !== null && text !== '' && percent >= 0 && percent <= 100;
  return isPercent ? percent / 100 : SHOWN_DATE_CONFIDENCE;
}

/** Month, day and confidence live in the address, so that a copied one opens the same thing. */
export function useCalendarAddress() {
  const [search, setSearch] = useSearchParams();
  const timeZone = useTimeZone();
  const today = todayIn(timeZone, new Date());
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
  return {
    timeZone,
    today,
    month,
    day,
    confidence: readConfidence(search.get('conf')),
    showMonth: (next: Month) => change({ month: monthKey(next) }),
    openDay: (day: string) => change({ day }, true),
    closeDay: () => change({ day: null, view: null }),
    setConfidence: (share: number) => change({ conf: String(Math.round(share * 100)) }),
  };
}

function monthInput(
  { year, month }: Month,
  rest: { tz: string; min_confidence: number; team_id?: string },
) {
  return { query: { year, month, ...rest } };
}

/** The days of a month; its neighbours are fetched ahead. */
export function useMonth(month: Month, timeZone: string, confidence: number) {
  const queryClient = useQueryClient();
  const { scope } = useWorkspace();
  const rest = { ...scope, tz: timeZone, min_confidence: confidence };
  const query = useApiQuery('calendar.month', monthInput(month, rest));
  const { isSuccess } = query;
  const key = monthKey(month);
  useEffect(() => {
    if (!isSuccess) return;
    for (const neighbor of [addMonths(month, -1), addMonths(month, 1)].filter(isShown)) {
      const input = monthInput(neighbor, rest);
      void queryClient.prefetchQuery(apiQuery('calendar.month', input));
    }
    // The key stands for the month.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSuccess, key, timeZone, confidence, scope.team_id]);
  return query;
}

export function useDay(day: string, timeZone: string, confidence: number) {
  const { scope } = useWorkspace();
  return useApiQuery('calendar.day', {
    params: { date: day },
    query: { ...scope, tz: timeZone, min_confidence: confidence },
  });
}
