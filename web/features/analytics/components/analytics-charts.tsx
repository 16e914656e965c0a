import type { ReactNode } from 'react';
import type { Analytics } from '../../../../server/contract/analytics';
import { BarChart, type BarChartProps } from '../../../ui/charts/bar-chart';
import { ErrorBoundary } from '../../../ui/states/error-boundary';
import { formatBytes, unitOf } from '../../../shared/format-bytes';
import { Panel } from '../../../ui/layout/panel';
import {
  changeOf,
  formatMonth,
  lastTimed,
  processingPoints,
  storagePoints,
  totalsOf,
  uploadPoints,
} from '../analytics.model';
import { analyticsTexts as texts } from '../texts';

interface ChartPanelProps extends Omit<BarChartProps, 'columns'> {
  summary?: string;
  /** An action beside the title. */
  more?: ReactNode;
  /** Column headings of the table, after that of the months. */
  numbers: readonly string[];
}

/** Keeps the failure of one chart away from the others. */
function ChartPanel({ summary, more, numbers, ...chart }: ChartPanelProps) {
  return (
    <Panel title={chart.title} summary={summary} more={more}>
      <ErrorBoundary resetKey={chart.points.at(-1)?.detail ?? ''}>
        <BarChart {...chart} columns={[texts.month, ...numbers]} />
      </ErrorBoundary>
    </Panel>
  );
}

const UPLOADS = [{ name: texts.uploads.column, color: 'var(--chart-uploaded)' }];
const STORAGE = [{ name: texts.storage.stored, color: 'var(--chart-created)' }];
const PROCESSING = [
  { name: texts.processing.processed, color: 'var(--chart-uploaded)' },
  { name: texts.processing.failed, color: 'var(--danger)' },
];

interface UploadsPanelProps {
  analytics: Analytics;
  more: ReactNode;
}

export function UploadsPanel({ analytics, more }: UploadsPanelProps) {
  return (
    <ChartPanel
      title={texts.uploads.title}
      hint={texts.uploads.chart}
      summary={texts.uploads.summary(totalsOf(analytics.months).uploaded, changeOf(analytics))}
      series={UPLOADS}
      more={more}
      numbers={[texts.uploads.column]}
      points={uploadPoints(analytics)}
    />
  );
}

export function StoragePanel({ analytics }: { analytics: Analytics }) {
  const points = storagePoints(analytics);
  return (
    <ChartPanel
      title={texts.storage.title}
      hint={texts.storage.chart}
      summary={texts.storage.summary(analytics.storage_bytes)}
      series={STORAGE}
      numbers={[texts.storage.stored, texts.storage.added]}
      points={points}
      formatValue={formatBytes}
      unit={unitOf(Math.max(...points.flatMap(({ values }) => values)))}
    />
  );
}

export function ProcessingPanel({ analytics }: { analytics: Analytics }) {
  const timed = lastTimed(analytics.months);
  const median = timed?.median_seconds ?? null;
  return (
    <ChartPanel
      title={texts.processing.title}
      hint={texts.processing.chart}
      summary={
        timed && median !== null
          ? texts.processing.summary(formatMonth(timed.month), median)
          : undefined
      }
      series={PROCESSING}
      numbers={[texts.processing.processed, texts.processing.failed, texts.processing.median]}
      points={processingPoints(analytics)}
    />
  );
}
