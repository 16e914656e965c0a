import { ActionIcon, Button, TextInput } from '@mantine/core';
import { CalendarDays, CalendarRange, ChevronLeft, ChevronRight, ListOrdered } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { formatPercent } from '../../../shared/format-percent';
import { IconChoice } from '../../../ui/fields/icon-choice';
import { PageHead } from '../../../ui/layout/page-head';
import { ViewerLayer } from '../../screenshots/viewer/viewer-layer';
import {
  addMonths,
  formatMonth,
  formatWeek,
  isInCalendar,
  type Month,
  monthKey,
  monthOfDay,
  readMonth,
  shiftDay,
  summaryOf,
  weekAround,
} from '../calendar.model';
import { calendarTexts as texts } from '../texts';
import { SHAPES, useCalendarAddress, useMonth } from '../use-calendar';
import { useNextDates } from '../use-next-dates';
import styles from './calendar.module.css';
import { Agenda } from './agenda';
import { MonthGrid } from './month-grid';
import { RetryBar } from './retry-bar';
import { WholeWeek } from './whole-week';
import { NextDates } from './next-dates';
import { HeadlineSkeleton, SummaryCards } from './summary-cards';

const DayDialog = lazy(() =>
  import('./day-dialog').then((module) => ({ default: module.DayDialog })),
);

type Address = ReturnType<typeof useCalendarAddress>;

/** Per cent by which the slider moves. */
const CONFIDENCE_STEP = 5;

/** Shows the new value at once and requests it when the slider rests. */
function Confidence({ address }: { address: Address }) {
  const [value, setValue] = useState(address.confidence);
  return (
    <div className={styles.confidence}>
      <span>{texts.confidence(formatPercent(value))}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={CONFIDENCE_STEP}
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
  /** The month to which it leads. */
  to: Month;
  Icon: typeof ChevronLeft;
  onStep: () => void;
}

/** Goes to the previous or next month or week; disabled at both ends of the calendar. */
function StepButton({ label, to, Icon, onStep }: StepButtonProps) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      disabled={!isInCalendar(to)}
      onClick={onStep}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

function MonthBar({ address }: { address: Address }) {
  const { month, showMonth, showWeek, today, week } = address;
  const isWeek = address.shape === 'week';
  const step = (by: number) => {
    const day = shiftDay(week, by * 7);
    if (isWeek) return { to: monthOfDay(day), onStep: () => showWeek(day) };
    return { to: addMonths(month, by), onStep: () => showMonth(addMonths(month, by)) };
  };
  // Without a connection the grid may hide with the focus, which comes here; its keys lead back from here, too.
  // A click on the heading gives it the focus, too, and there the keys scroll.
  const isClicked = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { PageUp: -1, PageDown: 1 }[event.key];
    if (by === undefined || isClicked.current || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    const { to, onStep } = step(by);
    if (isInCalendar(to)) onStep();
  };
  return (
    <div className={styles.bar} data-leads>
      <StepButton
        label={isWeek ? texts.previousWeek : texts.previous}
        Icon={ChevronLeft}
        {...step(-1)}
      />
      <h2
        aria-live="polite"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onPointerDown={() => (isClicked.current = true)}
        onBlur={() => (isClicked.current = false)}
      >
        {isWeek ? formatWeek(weekAround(week)) : formatMonth(month)}
      </h2>
      <StepButton label={isWeek ? texts.nextWeek : texts.next} Icon={ChevronRight} {...step(1)} />
      <Button variant="default" onClick={() => showWeek(today)}>
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
      <IconChoice
        label={texts.shape}
        options={shapes}
        value={address.shape}
        onChange={address.showAs}
      />
      <Confidence key={address.confidence} address={address} />
    </div>
  );
}

const icons = { month: CalendarDays, week: CalendarRange, agenda: ListOrdered };
const shapes = SHAPES.map((value) => ({ value, label: texts.shapes[value], Icon: icons[value] }));

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

interface DaysProps {
  address: Address;
  query: ReturnType<typeof useMonth>;
  /** The months of the dates that come next. */
  next: readonly ReturnType<typeof useMonth>[];
}

function Days({ address, query, next }: DaysProps) {
  const { shape, month, today, openDay } = address;
  const { data, isPending } = query;
  if (shape === 'week') return <WholeWeek address={address} others={[query, ...next]} />;
  const failure = <RetryBar queries={[query, ...next]} />;
  if (shape === 'agenda') {
    const days = data?.days ?? null;
    return (
      <>
        {failure}
        <Agenda days={days} isPending={isPending} today={today} onOpen={openDay} />
      </>
    );
  }
  return (
    <>
      {failure}
      <MonthGrid
        month={month}
        // A month that could not be loaded is an empty one, with Retry above it.
        days={data?.days ?? {}}
        today={today}
        onMonth={address.showMonth}
        onOpen={openDay}
      />
      <Legend />
    </>
  );
}

/** Uploads, creation dates of images and dates read in images, by day. */
export function CalendarPage({ onRerun }: { onRerun: (row: Screenshot) => void }) {
  const address = useCalendarAddress();
  const { month, day, timeZone, confidence } = address;
  const query = useMonth(month, timeZone, confidence);
  const next = useNextDates();
  const { data, isPending } = query;
  const isAgenda = address.shape === 'agenda';
  const summary = data ? summaryOf(data.days) : null;
  const activities = summary ? summary.uploaded + summary.created : 0;
  const headline = summary ? texts.headline(activities, summary.dates) : undefined;
  return (
    <div className={styles.page} aria-busy={isPending} data-waits={isPending ? 'page' : undefined}>
      <PageHead title={texts.title} count={isPending ? <HeadlineSkeleton /> : headline} />
      <SummaryCards
        summary={summary}
        isPending={isPending}
        screenshots={data?.distinct ?? activities}
      />
      <div className={styles.next} data-waiting={(isAgenda && isPending) || undefined}>
        <NextDates dates={next.dates} today={next.today} none={next.none} />
      </div>
      <MonthBar address={address} />
      <Days address={address} query={query} next={next.queries} />
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
