import type { Finding } from '../../../contract/reading/findings';
import type { FindingRow } from './screenshot-findings.repository';

export function toFinding({
  id,
  rule,
  class: about,
  confidence,
  boxes,
  state,
}: FindingRow): Finding {
  // Stored in single precision, which would show .97 as .9700000286.
  const rounded = Math.round(confidence * 1000) / 1000;
  return { id, rule, class: about, confidence: rounded, boxes, state } satisfies Finding;
}
