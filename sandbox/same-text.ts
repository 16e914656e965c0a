import { createHash, timingSafeEqual } from 'node:crypto';

/** Compared in constant time, whatever the lengths. */
export function isSameText(a: string, b: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(a).digest(),
    createHash('sha256').update(b).digest(),
  );
}
