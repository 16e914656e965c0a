import { createContext } from 'react';
import type { Box } from './word-hits';

/** Marks boxes on the open image; none takes the marks away. */
export const PointAt = createContext<(boxes: readonly Box[]) => void>(() => undefined);
