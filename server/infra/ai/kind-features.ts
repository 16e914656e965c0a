import { type ScreenshotKind } from '../../contract/screenshots';
import { EVERYDAY } from './kind-traces/everyday';
import { PAPERS } from './kind-traces/papers';
import { PROGRAMS } from './kind-traces/programs';
import { type Trace } from './kind-traces/trace';

/** A trace and the kind that it speaks for. */
export interface KindFeature extends Trace {
  kind: ScreenshotKind;
}

const TRACES: Record<ScreenshotKind, readonly Trace[]> = {
  ...PAPERS,
  ...PROGRAMS,
  ...EVERYDAY,
};

export const KIND_FEATURES: readonly KindFeature[] = Object.entries(TRACES).flatMap(
  ([kind, traces]) => traces.map((trace) => ({ kind: kind as ScreenshotKind, ...trace })),
);
