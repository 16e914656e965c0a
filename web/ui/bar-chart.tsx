import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import styles from './bar-chart.module.css';
import { type BarGroup, groupsOf } from './bar-chart.model';

export interface BarPoint {
  /** Tells the points apart, and heads the row of the table. */
  name: string;
  /** Stands below the bars; null where there is no room for one. */
  label: string | null;
  /** What is shown and read out while the point is looked at. */
  detail: string;
  /** One for each series. */
  values: readonly number[];
  /** The numbers as the table shows them, one for each column after the name. */
  cells: readonly string[];
}

export interface BarChartProps {
  title: string;
  /** What it is and how it is walked through, for assistive tools. */
  hint: string;
  /** The colours are tokens: `var(--chart-uploaded)`. */
  series: readonly { name: string; color: string }[];
  /** Heads of the table: that of the names first. */
  columns: readonly string[];
  /** Oldest first. */
  points: readonly BarPoint[];
}

/** Units of the drawing; the browser stretches it to its frame. */
const WIDTH = 900;
const HEIGHT = 208;

function NumbersTable({ title, columns, points }: Omit<BarChartProps, 'hint' | 'series'>) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

function Key({ series }: Pick<BarChartProps, 'series'>) {
  return (
    <p aria-hidden>
      {series.map(({ name, color }) => (
        <span key={name} className={styles.key}>
          <i style={{ background: color }} />
          {name}
        </span>
      ))}
    </p>
  );
}

const shareOf = (units: number) => `${(units / WIDTH) * 100}%`;

/** Moved by its own share of its width, the text ends with the chart at one edge as it begins with it at the other. */
function insideAt({ x, width }: BarGroup) {
  const share = shareOf(x + width / 2);
  return { left: share, transform: `translateX(-${share})` };
}

interface DrawingProps extends Pick<BarChartProps, 'series' | 'points'> {
  groups: readonly BarGroup[];
  shown: number | null;
  onShow: (index: number) => void;
}

function Drawing({ series, points, groups, shown, onShow }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {groups.map(({ x, width, bars }, index) => (
        <g key={points[index]?.name} onMouseEnter={() => onShow(index)}>
          <rect
            className={styles.band}
            data-on={index === shown || undefined}
            x={x}
            y={0}
            width={width}
            height={HEIGHT}
          />
          {bars.map((bar, at) => (
            <rect key={series[at]?.name} style={{ fill: series[at]?.color }} {...bar} />
          ))}
        </g>
      ))}
      <line className={styles.axis} x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
    </svg>
  );
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -100, End: 100 };

/** Bars over time; hover, focus and the arrows tell their numbers, and so does a table. */
export function BarChart({ title, hint, series, columns, points }: BarChartProps) {
  const [shown, setShown] = useState<number | null>(null);
  const last = points.length - 1;
  const point = shown === null ? undefined : points[shown];
  const groups = groupsOf(
    points.map(({ values }) => values),
    WIDTH,
    HEIGHT,
  );
  const group = shown === null ? undefined : groups[shown];

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
        aria-label={hint}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(shown ?? last) + 1}
        aria-valuetext={point?.detail}
        onKeyDown={onKeyDown}
        onFocus={() => setShown(shown ?? last)}
        onBlur={() => setShown(null)}
        onMouseLeave={() => setShown(null)}
      >
        <Drawing series={series} points={points} groups={groups} shown={shown} onShow={setShown} />
        <div className={styles.labels} aria-hidden>
          {groups.map((each, index) => {
            const { name, label } = points[index] ?? {};
            return (
              label && (
                <span key={name} style={{ left: shareOf(each.x), width: shareOf(each.width) }}>
                  {label}
                </span>
              )
            );
          })}
        </div>
        {point && group && (
          <div className={styles.tip} style={insideAt(group)} aria-hidden>
            {point.detail}
          </div>
        )}
      </div>
      {series.length > 1 && <Key series={series} />}
      <NumbersTable title={title} columns={columns} points={points} />
    </>
  );
}
