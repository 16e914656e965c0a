import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { formatNumber } from '../../../shared/format';
import { type Activity, barsOf, formatShortDay } from '../activity.model';
import { dashboardTexts } from '../texts';
import styles from './dashboard.module.css';

const texts = dashboardTexts.activity;
/** Units of the drawing; the browser stretches it to its frame. */
const WIDTH = 900;
const HEIGHT = 208;

function NumbersTable({ activity }: { activity: Activity }) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.uploaded}</th>
            <th scope="col">{texts.created}</th>
          </tr>
        </thead>
        <tbody>
          {activity.map(({ date, uploaded, created }) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              <td>{formatNumber(uploaded)}</td>
              <td>{formatNumber(created)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -100, End: 100 };

/** Two bars for each of thirty days; hover, focus and the arrows tell their numbers, and so does a table. */
export function ActivityChart({ activity }: { activity: Activity }) {
  const [shown, setShown] = useState<number | null>(null);
  const bars = barsOf(activity, WIDTH, HEIGHT);
  const last = activity.length - 1;
  const day = shown === null ? undefined : activity[shown];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setShown(Math.min(last, Math.max(0, (shown ?? last) + step)));
  };
  return (
    <>
      <div
        className={styles.chart}
        role="slider"
        tabIndex={0}
        aria-label={texts.chart}
        aria-valuemin={1}
        aria-valuemax={activity.length}
        aria-valuenow={(shown ?? last) + 1}
        aria-valuetext={day && texts.dayLabel(formatShortDay(day.date), day.uploaded, day.created)}
        onKeyDown={onKeyDown}
        onFocus={() => setShown(shown ?? last)}
        onBlur={() => setShown(null)}
        onMouseLeave={() => setShown(null)}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          {bars.map(({ date, x, width, uploaded, created }, index) => (
            <g key={date} onMouseEnter={() => setShown(index)}>
              <rect
                className={styles.band}
                data-on={index === shown || undefined}
                x={x}
                y={0}
                width={width}
                height={HEIGHT}
              />
              <rect className={styles.uploaded} {...uploaded} />
              <rect className={styles.created} {...created} />
            </g>
          ))}
          <line className={styles.axis} x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        </svg>
        <div className={styles.labels} aria-hidden>
          {bars.map(
            ({ date, x, label }) =>
              label && (
                <span key={date} style={{ left: `${(x / WIDTH) * 100}%` }}>
                  {label}
                </span>
              ),
          )}
        </div>
        {day && shown !== null && (
          <div
            className={styles.tip}
            style={{
              left: `${Math.min(88, Math.max(12, ((shown + 0.5) / activity.length) * 100))}%`,
            }}
            aria-hidden
          >
            {texts.dayLabel(formatShortDay(day.date), day.uploaded, day.created)}
          </div>
        )}
      </div>
      <NumbersTable activity={activity} />
    </>
  );
}
