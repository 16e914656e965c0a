import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

let count = 0;

/** A unique small image: a counter seeds its noise. */
export async function uniqueImage(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff' = 'png',
  size: { width: number; height: number } = { width: 80, height: 60 },
): Promise<Buffer> {
  count += 1;
  const pixels = Buffer.alloc(size.width * size.height * 3);
  let seed = count * 2_654_435_761;
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = seed % 256;
  }
  // The noise of thousands of images would repeat itself.
  pixels.writeUInt32BE(count);
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    [format]()
    .toBuffer();
}

/** Black words on white, like a screenshot. */
export async function textImage(lines: readonly string[], width = 900): Promise<Buffer> {
  const text = lines.map((line) => `<span>${line}</span>`).join('\n');
  const words = { text, font: 'DejaVu Sans 15', rgba: true, dpi: 120, width: width - 80 };
  return sharp({
    create: { width, height: 120 + lines.length * 60, channels: 3, background: 'white' },
  })
    .composite([{ input: { text: words }, left: 40, top: 40 }])
    .png()
    .toBuffer();
}

/** A square image of `width`² * 3 bytes: several of them fill the buffers between a server and its reader. */
export async function largeImage(width: number): Promise<Buffer> {
  const pixels = randomFillSync(Buffer.alloc(width * width * 3));
  return sharp(pixels, { raw: { width, height: width, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
