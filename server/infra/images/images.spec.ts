import { fullSizeWebp, shrinkImage } from './images';

let running = 0;
let most = 0;

jest.mock('./foreign-images', () => {
  const real = jest.requireActual<typeof import('./foreign-images')>('./foreign-images');
  return {
    ...real,
    readableImage: async (image: Buffer) => {
      running += 1;
      most = Math.max(most, running);
      const made = await real.readableImage(image);
      running -= 1;
      return made;
    },
  };
});

/** Two pixels, 24 bits. */
function bitmap(): Buffer {
  const file = Buffer.alloc(54 + 8, 200);
  file.fill(0, 2, 54);
  file.write('BM');
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(2, 18);
  file.writeInt32LE(1, 22);
  file.writeUInt16LE(24, 28);
  return file;
}

it('unpacks only so many bitmaps at once as memory has room for', async () => {
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 ? shrinkImage(bitmap(), 320) : fullSizeWebp(bitmap()),
    ),
  );
  expect(made.every((webp) => webp.toString('latin1', 8, 12) === 'WEBP')).toBe(true);
  expect(most).toBe(4);
});
