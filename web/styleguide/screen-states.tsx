import { Button, Skeleton } from '@mantine/core';
import { ImagePlus } from 'lucide-react';
import { LimitNotice } from '../features/billing/usage/limit-notice';
import { EmptyResult, EmptyVault } from '../features/screenshots/gallery/gallery-empty';
import { GallerySkeleton } from '../features/screenshots/gallery/gallery-skeleton';
import { EmptyState } from '../ui/states/empty-state';
import { ErrorBoundary } from '../ui/states/error-boundary';
import { ErrorState } from '../ui/states/error-state';
import { TopBars } from '../ui/states/top-bars';
import { PageHead } from '../ui/layout/page-head';
import { Skeletons } from '../ui/states/skeletons';
import { Section, State } from './section';

const nothing = () => undefined;

function Broken(): never {
  throw new Error('Shown on purpose');
}

/** Empty, failed, loading, offline, and near the limit. */
export function ScreenStates() {
  return (
    <Section title="States of a screen">
      <State name="head of a page">
        <PageHead title="Style guide" count="12 screenshots">
          <Button>Create</Button>
        </PageHead>
      </State>
      <State name="empty">
        <EmptyState
          icon={<ImagePlus size={32} strokeWidth={1.5} aria-hidden />}
          title="Nothing here yet"
          description="One sentence says what would be."
        >
          <Button>One button</Button>
        </EmptyState>
      </State>
      <State name="empty vault, and nothing found">
        <EmptyVault onUpload={nothing} />
        <EmptyResult onClear={nothing} />
      </State>
      <State name="failed, trying again, and broken">
        <ErrorState
          title="Your screenshots could not be loaded"
          description="Check your connection."
          onAction={nothing}
        />
        <ErrorState title="Your screenshots could not be loaded" onAction={nothing} isRetrying />
        <ErrorBoundary resetKey="always">
          <Broken />
        </ErrorBoundary>
      </State>
      <State name="loading">
        <Skeletons label="Loading">
          <Skeleton height={64} />
        </Skeletons>
        <GallerySkeleton mode="list" />
      </State>
      <State name="offline">
        <TopBars />
        <Button variant="default" onClick={() => window.dispatchEvent(new Event('offline'))}>
          Go offline
        </Button>{' '}
        <Button variant="default" onClick={() => window.dispatchEvent(new Event('online'))}>
          Come back
        </Button>
      </State>
      <State name="allowance: near its end, and over">
        <LimitNotice isOver={false} isFree remaining={5} resetsAt="2026-12-01T00:00:00Z" />
        <LimitNotice isOver isFree remaining={0} resetsAt="2026-12-01T00:00:00Z" />
      </State>
    </Section>
  );
}
