import sharp from 'sharp';
import { greyOf } from './grey';
import { preparePage } from './preprocess';

const SIDE = 128;
/** Every 128th colour. */
const COLOURS = Buffer.from(
  Array.from({ length: SIDE * SIDE * 8 }, (_, i) => i * 128 + (i % 128)).flatMap((colour) => [
    colour >> 16,
    (colour >> 8) & 255,
    colour & 255,
  ]),
);
const size = { width: SIDE, height: SIDE * 8 };
const picture = () => sharp(COLOURS, { raw: { ...size, channels: 3 } });

describe('greyOf', () => {
  it('gives the brightness that libvips gives', async () => {
    const wanted = await picture().greyscale().raw().toBuffer();
    const { data } = greyOf({ data: COLOURS, ...size });
    const far = data.map((shade, at) => Math.abs(shade - wanted[at]!));
    expect(far.reduce((most, steps) => Math.max(most, steps), 0)).toBeLessThanOrEqual(1);
    expect(far.filter((steps) => steps > 0).length).toBeLessThan(10);
  });

  it('keeps black, white and the greys', () => {
    const greys = Uint8Array.from({ length: 256 * 3 }, (_, i) => Math.floor(i / 3));
    const { data } = greyOf({ data: greys, width: 256, height: 1 });
    expect([data[0], data[128], data[255]]).toEqual([0, 128, 255]);
  });
});

describe('a page that is opened in colour', () => {
  it('is as grey as one that is not, and keeps its colours', async () => {
    const file = await picture().png().toBuffer();
    const plain = await preparePage(file, { maxMegapixels: 12 });
    const both = await preparePage(file, { maxMegapixels: 12, inColour: true });
    expect(plain.colour).toBeUndefined();
    expect(both.colour).toMatchObject(size);
    expect(Buffer.compare(Buffer.from(both.colour!.data), COLOURS)).toBe(0);
    expect({ width: both.page.width, height: both.page.height }).toEqual({
      width: plain.page.width,
      height: plain.page.height,
    });
  });

  it('has no colours where it is scaled down', async () => {
    const file = await picture().png().toBuffer();
    const { colour } = await preparePage(file, { maxMegapixels: 0.01, inColour: true });
    expect(colour).toBeUndefined();
  });
});
