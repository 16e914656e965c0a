export type Rgb = readonly [number, number, number];

/** Parses a computed colour: `rgb(24, 24, 27)`. Null for a translucent one. */
export function readRgb(computed: string): Rgb | null {
  const numbers = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed);
  if (!numbers) return null;
  return [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
}

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast ratio of WCAG 2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export const hexOf = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
