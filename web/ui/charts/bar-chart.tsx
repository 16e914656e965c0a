import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { uiTexts } from '../texts';
import styles from './bar-chart.module.css';
import { type BarGroup, type BarScale, groupsOf, scaleOf } from './bar-chart.model';

export interface BarPoint {
  /** Unique; heads the row of the table. */
  name: string;
  /** The label below the bars; null without room for one. */
  label: string | null;
  /** Shown and read out while the point is active. */
  detail: string;
  /** One value per series. */
  values: readonly number[];
  /** The cells of the table row, one per column after the name. */
  cells: readonly string[];
}

export interface BarChartProps {
  title: string;
  /** Describes the chart and its keys for assistive tools. */
  hint: string;
  /** The colours are tokens: `var(--chart-uploaded)`. */
  series: readonly { name: string; color: string }[];
  /** Column headings of the table, starting with that of the names. */
  columns: readonly string[];
  /** Oldest first. */
  points: readonly BarPoint[];
  /** Writes a value of the axis; a plain number without it. */
  formatValue?: (value: number) => string;
  /** The unit in which the axis is round; 1 without it. */
  unit?: number;
}

/** The units of the drawing, which the browser scales. */
const WIDTH = 900;
const HEIGHT = 208;

function NumbersTable({
  title,
  columns,
  points,
}: Pick<BarChartProps, 'title' | 'columns' | 'points'>) {
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

/** Shifts the text by its relative position, so that it stays inside the chart at both edges. */
function insideAt({ x, width }: BarGroup) {
  const share = shareOf(x + width / 2);
  return { left: share, transform: `translateX(-${share})` };
}

const compact = new Intl.NumberFormat(undefined, { notation: 'compact' });
const formatCompact = (value: number): string => compact.format(value);

interface AxisProps {
  scale: BarScale;
  format: (value: number) => string;
}

/** The values of the lines behind the bars, and what kind of scale they have. */
function Axis({ scale, format }: AxisProps) {
  return (
    <div className={styles.ticks} aria-hidden>
      {scale.ticks.map((value, index) => (
        <span key={value} style={{ bottom: `${scale.shareOf(value) * 100}%` }}>
          {format(value)}
          {index === 0 && scale.isLogarithmic && ` · ${uiTexts.logarithmic}`}
        </span>
      ))}
    </div>
  );
}

interface DrawingProps extends Pick<BarChartProps, 'series' | 'points'> {
  groups: readonly BarGroup[];
  scale: BarScale;
  shown: number | null;
  onShow: (index: number) => void;
}

function Drawing({ series, points, groups, scale, shown, onShow }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {scale.ticks.map((value) => {
        const y = HEIGHT - scale.shareOf(value) * HEIGHT;
        return <line key={value} className={styles.tick} x1={0} x2={WIDTH} y1={y} y2={y} />;
      })}
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

/** A bar chart; hover, focus and arrow keys show the numbers, and a hidden table holds them too. */
export function BarChart(props: BarChartProps) {
  const { title, hint, series, columns, points, formatValue = formatCompact, unit } = props;
  const [shown, setShown] = useState<number | null>(null);
  const last = points.length - 1;
  const point = shown === null ? undefined : points[shown];
  const values = points.map((each) => each.values);
  const scale = scaleOf(values.flat(), unit);
  const groups = groupsOf(values, scale, { width: WIDTH, height: HEIGHT });
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
        <Drawing
          series={series}
          points={points}
          groups={groups}
          scale={scale}
          shown={shown}
          onShow={setShown}
        />
        <Axis scale={scale} format={formatValue} />
        <div className={styles.labels} aria-hidden>
          {groups.map((each, index) => {
            const { name, label } = points[index] ?? {};
            return (
              label && (
                <span
                  key={name}
                  data-edge={index === 0 ? 'first' : index === last ? 'last' : undefined}
                  style={{ left: shareOf(each.x), width: shareOf(each.width) }}
                >
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
