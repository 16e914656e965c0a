import { DETECTION } from './thresholds';

/** Rows that the network sees, and those among them whose answer counts: at the edges it lacks the surroundings. */
export interface Strip {
  from: number;
  to: number;
  ownFrom: number;
  ownTo: number;
}

/** A picture for the detector in as few strips of like height as its memory allows; all are whole steps of the network. */
export function stripsOf({ width, height }: { width: number; height: number }): Strip[] {
  const { multiple, stripPixels, surroundings } = DETECTION;
  const count = Math.ceil((width * height) / stripPixels);
  const own = Math.ceil(height / count / multiple) * multiple;
  const strips: Strip[] = [];
  for (let ownFrom = 0; ownFrom < height; ownFrom += own) {
    const ownTo = Math.min(height, ownFrom + own);
    const from = Math.max(0, ownFrom - surroundings);
    strips.push({ from, to: Math.min(height, ownTo + surroundings), ownFrom, ownTo });
  }
  return strips;
}
