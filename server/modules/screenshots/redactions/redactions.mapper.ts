import type { Redaction } from '../../../contract/sharing/redactions';
import type { OpenRedaction } from './redactions.service';

export function toRedaction({ copy, proposed }: OpenRedaction): Redaction {
  return {
    rectangles: copy.rectangles.map(({ x, y, w, h }) => ({ x, y, w, h })),
    proposed: proposed.map(toPlace),
    state: copy.state,
    left: copy.left.map(toPlace),
  } satisfies Redaction;
}

const toPlace = ({ x, y, w, h, reason }: Redaction['proposed'][number]) => ({ x, y, w, h, reason });
