import { ActionIcon, Button, TextInput } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { formatPercent } from '../../../shared/format';
import { PageHead } from '../../../ui/page-head';
import page from '../../../ui/page.module.css';
import { ViewerLayer } from '../../screenshots/components/viewer-layer';
import {
  addMonths,
  formatMonth,
  isShown,
  type Month,
  monthKey,
  monthOfDay,
  readMonth,
  summaryOf,
} from '../calendar.model';
import { calendarTexts as texts } from '../texts';
import { useCalendarAddress, useMonth } from '../use-calendar';
import styles from './calendar.module.css';
import { MonthGrid } from './month-grid';
import { HeadlineSkeleton, SummaryCards } from './summary-cards';

const DayDialog = lazy(() =>
  import('./day-dialog').then((module) => ({ default: module.DayDialog })),
);

type Address = ReturnType<typeof useCalendarAddress>;

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

interface StepButtonProps {
  label: string;
  to: Month;
  Icon: typeof ChevronLeft;
  onStep: (month: Month) => void;
}

/** Leads to a month next to the one that is shown; beyond the first and the last there is none. */
function StepButton({ label, to, Icon, onStep }: StepButtonProps) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      disabled={!isShown(to)}
      onClick={() => onStep(to)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

function MonthBar({ address }: { address: Address }) {
  const { month, showMonth, today } = address;
  const step = (by: number) => ({ to: addMonths(month, by), onStep: showMonth });
  return (
    <div className={styles.bar}>
      <StepButton label={texts.previous} Icon={ChevronLeft} {...step(-1)} />
      <h2 aria-live="polite">{formatMonth(month)}</h2>
      <StepButton label={texts.next} Icon={ChevronRight} {...step(1)} />
      <Button variant="default" onClick={() => showMonth(monthOfDay(today))}>
        {texts.today}
      </Button>
      <TextInput
        type="month"
        className={styles.picker}
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

/** What happened when: uploads, dates of images, and dates that images speak of. */
export function CalendarPage({ onRerun }: { onRerun: (row: Screenshot) => void }) {
  const address = useCalendarAddress();
  const { month, day, timeZone, confidence } = address;
  const query = useMonth(month, timeZone, confidence);
  // A failed month is an empty one with a quiet bar (spec §8).
  const days = query.data ?? {};
  const summary = summaryOf(days);
  const headline = texts.headline(summary.uploaded + summary.created, summary.dates);
  return (
    <div className={page.page} aria-busy={query.isPending}>
      <PageHead title={texts.title} count={query.isPending ? <HeadlineSkeleton /> : headline} />
      <SummaryCards summary={query.isPending ? null : summary} />
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
      {day !== null && (
        <Suspense fallback={null}>
          <DayDialog
            key={day}
            day={day}
            timeZone={timeZone}
            confidence={confidence}
            onClose={address.closeDay}
            onRerun={onRerun}
          />
        </Suspense>
      )}
      {day === null && <ViewerLayer siblings={[]} onRerun={onRerun} />}
    </div>
  );
}
