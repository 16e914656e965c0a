import sharp from 'sharp';
import { asTiff } from './tiff';

describe('asTiff', () => {
  it.each([
    [3, 5],
    [64, 2],
  ])('keeps every pixel of a picture of %i x %i', async (width, height) => {
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => (at * 37) % 256);

    const file = Buffer.from(asTiff({ data: pixels, width, height }));

    const { data, info } = await sharp(file)
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width, height, channels: 1 });
    expect([...data]).toEqual([...pixels]);
  });
});
