import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { renderImage } from './image-work';
import { findImage, openImage } from './open-image';

const booking = readFileSync('test/fixtures/booking.heic');

const open = async (bytes: Buffer) => openImage(await findImage(bytes));

describe('HEIC', () => {
  it("is turned upright by the file's orientation", async () => {
    const lying = Buffer.from(booking);
    // The description of its channels makes room for the turn: 270 degrees against the clock.
    const box = lying.indexOf('pixi') - 4;
    lying.set([0, 0, 0, 16, ...Buffer.from('irot'), 3, 0, 0, 0, 0, 0, 0, 0], box);
    expect(await open(lying)).toMatchObject({ width: 430, height: 640 });
  });

  it('is decoded to its colors', async () => {
    const png = await renderImage(await open(booking), { form: 'png' });
    const { channels } = await sharp(png).stats();
    // Black words on white.
    expect(channels.map(({ min, max }) => [min < 60, max > 240])).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
  });

  it('has its EXIF block, found by the boxes of the file', async () => {
    const { metadata } = await open(readFileSync('test/fixtures/dated.heic'));
    expect(metadata.exif?.toString('latin1')).toContain('2024:08:24 23:30:00');
  });
});
