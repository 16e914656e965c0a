export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BarGroup {
  /** The whole room of the group, which is what the pointer meets. */
  x: number;
  width: number;
  /** One for each series, side by side. */
  bars: Bar[];
}

const GAP = 0.2;

/** A group of bars for each list of values; heights are shares of the largest of all. */
export function groupsOf(
  values: readonly (readonly number[])[],
  width: number,
  height: number,
): BarGroup[] {
  const most = Math.max(...values.flat());
  const step = width / values.length;
  return values.map((group, index) => {
    const x = index * step;
    const barWidth = (step * (1 - GAP)) / group.length;
    const bars = group.map((value, at): Bar => {
      const tall = most > 0 ? (value / most) * height : 0;
      return {
        x: x + (step * GAP) / 2 + at * barWidth,
        y: height - tall,
        width: barWidth,
        height: tall,
      };
    });
    return { x, width: step, bars };
  });
}
