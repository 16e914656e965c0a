import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CalendarMonth } from '../../../../server/contract/calendar';
import {
  dayAfterKey,
  dayKey,
  formatMonth,
  type Month,
  monthKey,
  monthOfDay,
  weeksOf,
} from '../calendar.model';
import { calendarTexts as texts } from '../texts';
import styles from './calendar.module.css';
import { DayCell } from './day-cell';

interface MonthGridProps {
  month: Month;
  days: CalendarMonth;
  today: string;
  onMonth: (month: Month) => void;
  onOpen: (day: string) => void;
}

/** The Tab stop: the day that had the focus, today, or the first. */
function activeDay(chosen: string | null, month: Month, today: string): string {
  const isHere = (day: string) => day.startsWith(monthKey(month));
  if (chosen && isHere(chosen)) return chosen;
  return isHere(today) ? today : dayKey(month, 1);
}

/** The month as a table; the arrow keys move between days, also into the next month. */
export function MonthGrid({ month, days, today, onMonth, onOpen }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const isMoving = useRef(false);
  const active = activeDay(chosen, month, today);

  // Before the paint, as the days of the month before leave with the focus, and a key would be lost.
  useLayoutEffect(() => {
    // The month changes in a later render than the day that opens it.
    if (!isMoving.current || active !== chosen) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active, chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    // A second key may come before the month of the first is drawn.
    const from = isMoving.current && chosen ? chosen : active;
    const next = dayAfterKey(event.key, from);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    isMoving.current = true;
    setChosen(next);
    const target = monthOfDay(next);
    if (monthKey(target) !== monthKey(monthOfDay(from))) onMonth(target);
  };
  return (
    <table
      ref={table}
      role="grid"
      aria-label={formatMonth(month)}
      className={styles.grid}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {texts.weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, column) => (
              <td key={day ?? column}>
                {day && (
                  <DayCell
                    day={day}
                    summary={days[day]}
                    isToday={day === today}
                    isActive={day === active}
                    onOpen={() => onOpen(day)}
                    onFocus={() => setChosen(day)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
