import { lazy, Suspense } from 'react';
import type { Evidence } from '../../../../server/contract/evidence';
import type { Screenshot } from '../../../../server/contract/screenshots';

const ViewerWhy = lazy(() =>
  import('./viewer-why').then((module) => ({ default: module.ViewerWhy })),
);

interface WhyProps {
  row: Screenshot;
  of: Evidence['of'];
  /** What is shown: a reason that speaks of something else is out of date. */
  values: readonly string[];
  label: string;
}

/** Why a title, tags or a date were proposed; nothing where a person chose them. */
export function Why({ row, of, values, label }: WhyProps) {
  const all = row.is_locked ? [] : (row.evidence ?? []);
  const reasons = values.flatMap(
    (value) => all.find((each) => each.of === of && each.value === value) ?? [],
  );
  if (reasons.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ViewerWhy label={label} reasons={reasons} />
    </Suspense>
  );
}
