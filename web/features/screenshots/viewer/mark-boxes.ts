import { createContext } from 'react';
import type { Box } from '../cards/word-hits';

/** Marks boxes on the open image; an empty list removes the marks. */
export const MarkBoxes = createContext<(boxes: readonly Box[]) => void>(() => undefined);
