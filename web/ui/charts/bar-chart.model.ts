interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BarGroup {
  /** The area of the group that reacts to the pointer. */
  x: number;
  width: number;
  /** One bar per series. */
  bars: Bar[];
}

export interface BarScale {
  /** One value dwarfs the others, so the heights are logarithmic. */
  isLogarithmic: boolean;
  /** The values of the lines behind the bars, largest first. */
  ticks: number[];
  /** The height of a value as a share of the chart. */
  shareOf: (value: number) => number;
}

/** A chart with a value this many times the usual one would show only that value. */
const DWARFING = 12;
const LEAST_LOGARITHMIC = 20;

/** Half of the values that are not zero are at most this one. */
function medianOf(values: readonly number[]): number {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The next of 1, 2, 5, 10, 20, … that is at least the value. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? value;
}

/**
 * A scale from zero that is round in its unit, such as a kilobyte; logarithmic where one value would hide the others.
 */
export function scaleOf(values: readonly number[], unit = 1): BarScale {
  if (unit !== 1) {
    const { isLogarithmic, ticks, shareOf } = scaleOf(values.map((value) => value / unit));
    return {
      isLogarithmic,
      ticks: ticks.map((tick) => tick * unit),
      shareOf: (value) => shareOf(value / unit),
    };
  }
  const most = Math.max(0, ...values);
  if (most === 0) return { isLogarithmic: false, ticks: [], shareOf: () => 0 };
  if (most >= LEAST_LOGARITHMIC && most > DWARFING * medianOf(values)) {
    const powers = Math.ceil(Math.log10(most));
    const ticks = Array.from({ length: powers + 1 }, (_, at) => 10 ** (powers - at));
    const whole = Math.log10(10 ** powers + 1);
    return { isLogarithmic: true, ticks, shareOf: (value) => Math.log10(value + 1) / whole };
  }
  const top = roundUp(most);
  // A half between two whole numbers counts nothing.
  const ticks = top > 1 && Number.isInteger(top / 2) ? [top, top / 2] : [top];
  return { isLogarithmic: false, ticks, shareOf: (value) => value / top };
}

const GAP = 0.2;

/** The groups of bars. */
export function groupsOf(
  values: readonly (readonly number[])[],
  { shareOf }: BarScale,
  { width, height }: { width: number; height: number },
): BarGroup[] {
  const step = width / values.length;
  return values.map((group, index) => {
    const x = index * step;
    const barWidth = (step * (1 - GAP)) / group.length;
    const bars = group.map((value, at): Bar => {
      const tall = shareOf(value) * height;
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
