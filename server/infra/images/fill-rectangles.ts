/** A rectangle in pixels of the upright image. */
export interface Filled {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: number;
}

/** Dark, and lighter than black, so that it is seen on a black page, too. */
const FILL = 0x27;

/** Overwrites the rectangles with one colour. A pixel that a rectangle only touches is overwritten, too. */
export function fillRectangles(image: Pixels, rectangles: readonly Filled[]): void {
  const { data, width, height, channels } = image;
  for (const { x, y, w, h } of rectangles) {
    const left = Math.max(0, Math.floor(x));
    const right = Math.min(width, Math.ceil(x + w));
    const bottom = Math.min(height, Math.ceil(y + h));
    for (let row = Math.max(0, Math.floor(y)); row < bottom && left < right; row += 1) {
      data.fill(FILL, (row * width + left) * channels, (row * width + right) * channels);
    }
  }
}
