import { ActionIcon, Button, TextInput } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { formatNumber, formatPercent } from '../../../shared/format';
import { PageHead } from '../../../ui/page-head';
import page from '../../../ui/page.module.css';
import { ViewerLayer } from '../../screenshots/components/viewer-layer';
import { useGalleryAddress } from '../../screenshots/use-gallery-address';
import {
  addMonths,
  formatMonth,
  monthKey,
  monthOfDay,
  type MonthSummary,
  readMonth,
  rowsOfDay,
  summaryOf,
} from '../calendar.model';
import { calendarTexts as texts } from '../texts';
import { useCalendarAddress, useDay, useMonth } from '../use-calendar';
import styles from './calendar.module.css';
import { DayDialog } from './day-dialog';
import { MonthGrid } from './month-grid';

type Address = ReturnType<typeof useCalendarAddress>;

function Summary({ summary }: { summary: MonthSummary }) {
  const tiles = [
    [texts.summary.screenshots, summary.uploaded + summary.created],
    [texts.summary.dates, summary.dates],
    [texts.summary.activeDays, summary.activeDays],
    [texts.summary.aiDays, summary.aiDays],
  ] as const;
  return (
    <dl className={styles.summary}>
      {tiles.map(([name, value]) => (
        <div key={name} className={styles.tile}>
          <dt>{name}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows what it is set to at once, and asks for it when the hand rests. */
function Confidence({ address }: { address: Address }) {
  const [value, setValue] = useState(address.confidence);
  return (
    <div className={styles.confidence}>
      <span>{texts.confidence(formatPercent(value))}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        aria-label={texts.confidenceLabel}
        aria-valuetext={formatPercent(value)}
        value={Math.round(value * 100)}
        onChange={(event) => setValue(Number(event.currentTarget.value) / 100)}
        onPointerUp={() => address.setConfidence(value)}
        onKeyUp={() => address.setConfidence(value)}
        onBlur={() => value !== address.confidence && address.setConfidence(value)}
      />
    </div>
  );
}

function MonthBar({ address }: { address: Address }) {
  const { month, showMonth, today } = address;
  return (
    <div className={styles.bar}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={texts.previous}
        onClick={() => showMonth(addMonths(month, -1))}
      >
        <ChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <h2 aria-live="polite">{formatMonth(month)}</h2>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={texts.next}
        onClick={() => showMonth(addMonths(month, 1))}
      >
        <ChevronRight size={18} aria-hidden />
      </ActionIcon>
      <Button variant="default" onClick={() => showMonth(monthOfDay(today))}>
        {texts.today}
      </Button>
      <TextInput
        type="month"
        aria-label={texts.pickMonth}
        value={monthKey(month)}
        onChange={(event) => {
          const picked = readMonth(event.currentTarget.value);
          if (picked) showMonth(picked);
        }}
      />
      <Confidence key={address.confidence} address={address} />
    </div>
  );
}

function Legend() {
  return (
    <ul className={styles.legend} aria-label={texts.legend}>
      {texts.legendTotals.map((label, heat) => (
        <li key={label}>
          <span
            className={styles.swatch}
            style={heat > 0 ? { background: `var(--heat-${heat})` } : undefined}
            aria-hidden
          />
          {label}
        </li>
      ))}
    </ul>
  );
}

interface OpenDayProps {
  address: Address;
  day: string;
  onRerun: (row: Screenshot) => void;
}

/** The day that is open, and the viewer over it, which steps through what the day has. */
function OpenDay({ address, day, onRerun }: OpenDayProps) {
  const { timeZone, confidence } = address;
  const { data } = useDay(day, timeZone, confidence);
  const { open } = useGalleryAddress();
  return (
    <>
      <DayDialog
        day={day}
        timeZone={timeZone}
        confidence={confidence}
        onClose={address.closeDay}
        onView={open}
        onRerun={onRerun}
      />
      <ViewerLayer siblings={data ? rowsOfDay(data) : []} onRerun={onRerun} />
    </>
  );
}

/** What happened when: uploads, dates of images, and dates that images speak of. */
export function CalendarPage({ onRerun }: { onRerun: (row: Screenshot) => void }) {
  const address = useCalendarAddress();
  const { month, day, timeZone, confidence } = address;
  const query = useMonth(month, timeZone, confidence);
  // A failed month is an empty one with a quiet bar (spec §8).
  const days = query.data ?? {};
  const summary = summaryOf(days);
  return (
    <div className={page.page} aria-busy={query.isPending}>
      <PageHead
        title={texts.title}
        count={query.data && texts.headline(summary.uploaded + summary.created, summary.dates)}
      />
      <Summary summary={summary} />
      <MonthBar address={address} />
      {query.isError && (
        <div role="alert" className={styles.retry}>
          {texts.failed}
          <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
            {texts.retry}
          </Button>
        </div>
      )}
      <MonthGrid
        month={month}
        days={days}
        today={address.today}
        onMonth={address.showMonth}
        onOpen={address.openDay}
      />
      <Legend />
      {day === null ? (
        <ViewerLayer siblings={[]} onRerun={onRerun} />
      ) : (
        <OpenDay key={day} address={address} day={day} onRerun={onRerun} />
      )}
    </div>
  );
}
