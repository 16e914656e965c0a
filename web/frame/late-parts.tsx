import type { ReactNode } from 'react';
import Tooltips from '../ui/tooltips/tooltips';
import { NeedsConnection } from './needs-connection';

/** Parts of the frame that the first paint does not need: names of icons, and the notice of a lost connection. */
export default function LateParts(): ReactNode {
  return (
    <>
      <Tooltips />
      <NeedsConnection />
    </>
  );
}
