import sharp from 'sharp';
import { enlarge } from './enlarge';

/** Every step between two shades somewhere, edges in all directions, and rows that repeat each other. */
function noisy(width: number, height: number) {
  const data = Uint8Array.from({ length: width * height }, (_, i) => (i * i * 31 + i * 7) % 256);
  data.fill(0, 0, width * 3);
  data.fill(255, width * 3, width * 6);
  for (const y of [20, 21, 22, 23, 24, height - 5, height - 4, height - 3, height - 2, height - 1])
    data.copyWithin(y * width, (y - 1) * width, y * width);
  return { data, width, height };
}

async function byLibvips({ data, width, height }: ReturnType<typeof noisy>, size: Size) {
  return sharp(data, { raw: { width, height, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
}

interface Size {
  width: number;
  height: number;
}

describe('enlarge', () => {
  it.each([1.2, 1.5, 1.6363, 2, 2.9])('gives the bytes of libvips at %s times', async (factor) => {
    const image = noisy(97, 64);
    const size = { width: Math.round(97 * factor), height: Math.round(64 * factor) };
    const { data } = enlarge(image, size);
    expect(Buffer.compare(Buffer.from(data), await byLibvips(image, size))).toBe(0);
  });

  it('takes a picture of a single pixel', () => {
    const { data } = enlarge(
      { data: Uint8Array.of(90), width: 1, height: 1 },
      { width: 3, height: 2 },
    );
    expect([...data]).toEqual([90, 90, 90, 90, 90, 90]);
  });
});
