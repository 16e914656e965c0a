import { lazy, Suspense } from 'react';
import type { Evidence } from '../../../../../server/contract/reading/evidence';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { shownDates } from '../../shared/screenshot.model';

const EvidencePopover = lazy(() =>
  import('./evidence-popover').then((module) => ({ default: module.EvidencePopover })),
);

/** The evidence of what is shown; evidence for other values is out of date. */
function shownEvidence(row: Screenshot): Evidence[] {
  const values: Readonly<Record<Evidence['of'], readonly string[]>> = {
    title: [row.ai_generated_title ?? ''],
    tag: row.tags.map(({ tag_name: name }) => name),
    date: shownDates(row.extracted_dates).map(({ extracted_date: day }) => day),
  };
  const all = row.is_locked ? [] : (row.evidence ?? []);
  return (['title', 'tag', 'date'] as const).flatMap((of) =>
    values[of].flatMap((value) => all.find((each) => each.of === of && each.value === value) ?? []),
  );
}

/** Explains why title, tags and dates were proposed; renders nothing where a person chose all of them. */
export function ExplainButton({ row }: { row: Screenshot }) {
  const reasons = shownEvidence(row);
  if (reasons.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <EvidencePopover reasons={reasons} />
    </Suspense>
  );
}
