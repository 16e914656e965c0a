import { Loader } from '@mantine/core';
import { Lock, RotateCw, Sparkles, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { isFailed, isProcessing, titleOf } from '../screenshot.model';
import { screenshotTexts as texts } from '../texts';
import styles from './state-badge.module.css';

interface StateBadgeProps {
  row: Screenshot;
  isUpdated: boolean;
  onRetry: () => void;
}

/** Says why a screenshot is closed, and leads to what opens it again. */
export function LockLink() {
  return (
    <Link
      to="/pricing"
      className={styles.badge}
      title={texts.lockedHint}
      aria-label={`${texts.locked}. ${texts.lockedHint}`}
      // In a grid the arrows lead from card to card; the viewer has this link, too.
      tabIndex={-1}
    >
      <Lock size={12} aria-hidden />
      {texts.locked}
    </Link>
  );
}

/** What a card says about its reading: on its way, failed, or done a moment ago. */
export function StateBadge({ row, isUpdated, onRetry }: StateBadgeProps) {
  if (row.is_locked) return <LockLink />;
  if (isFailed(row)) {
    return (
      <span className={styles.badge} data-kind="failed" title={row.processing_error ?? undefined}>
        <TriangleAlert size={12} aria-hidden />
        {texts.failedBadge}
        <button
          type="button"
          className={styles.retry}
          aria-label={`${texts.retry} ${titleOf(row)}`}
          onClick={onRetry}
        >
          <RotateCw size={12} aria-hidden />
          {texts.retry}
        </button>
      </span>
    );
  }
  if (isProcessing(row)) {
    return (
      <span className={styles.badge}>
        <Loader size={12} color="currentColor" aria-hidden />
        {texts.processing}
      </span>
    );
  }
  if (!isUpdated) return null;
  return (
    <span className={styles.badge} data-kind="updated">
      <Sparkles size={12} aria-hidden />
      {texts.updated}
    </span>
  );
}
