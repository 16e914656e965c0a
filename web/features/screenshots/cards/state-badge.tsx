import { Loader } from '@mantine/core';
import { Languages, Lock, RotateCw, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { paths } from '../../../shared/paths';
import { isFailed, isProcessing, titleOf } from '../shared/screenshot.model';
import { screenshotTexts as texts } from '../shared/texts';
import styles from './state-badge.module.css';

interface StateBadgeProps {
  row: Screenshot;
  onRetry: () => void;
}

/** Explains why a screenshot is locked and links to the plan that opens it. */
export function LockLink() {
  return (
    <Link
      to={paths.pricing}
      className={styles.badge}
      title={texts.lockedHint}
      aria-label={`${texts.locked}. ${texts.lockedHint}`}
      // Not a Tab stop: in a grid the arrows move between cards, and the viewer has this link too.
      tabIndex={-1}
    >
      <Lock size={12} aria-hidden />
      {texts.locked}
    </Link>
  );
}

/** The processing state of a card: locked, running, failed or partly read. */
export function StateBadge({ row, onRetry }: StateBadgeProps) {
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
  if (row.processing_error) {
    return (
      <span className={styles.badge} title={row.processing_error}>
        <Languages size={12} aria-hidden />
        {row.processing_error}
      </span>
    );
  }
  return null;
}
