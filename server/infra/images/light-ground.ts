interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

const DARK = 96;
/** A bar is narrower than this share of the image; what is wider is ground. */
const WIDEST_BAR = 1 / 16;

/** Most of the pixels are dark. */
export function isDark({ data }: Pixels): boolean {
  let dark = 0;
  let seen = 0;
  for (let at = 0; at < data.length; at += 4 * 7, seen++) if (data[at + 1]! < DARK) dark++;
  return dark > seen / 2;
}

/**
 * The image with white in the place of its dark ground. Readers of bar codes ask for more white beside the bars than
 * the light card of a dark page leaves: the ground looks like a bar to them.
 */
export function onLightGround({ data, width, height }: Pixels): Uint8ClampedArray {
  const light = Uint8ClampedArray.from(data);
  const widest = Math.max(48, Math.round(width * WIDEST_BAR));
  for (let row = 0; row < height; row++) {
    let from = 0;
    for (let column = 0; column <= width; column++) {
      const at = (row * width + column) * 4;
      if (column < width && data[at + 1]! < DARK) continue;
      if (column - from > widest) light.fill(255, (row * width + from) * 4, at);
      from = column + 1;
    }
  }
  return light;
}
