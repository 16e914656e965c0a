import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

let isReady = false;

async function prepare(): Promise<void> {
  if (isReady) return;
  const folder = join(require.resolve('zxing-wasm/writer'), '../../..');
  const wasm = readFileSync(join(folder, 'writer/zxing_writer.wasm'));
  const wasmBinary = new Uint8Array(wasm).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  isReady = true;
}

async function symbolOf(text: string, format: 'QRCode' | 'EAN13') {
  await prepare();
  const { symbol } = await writeBarcode(text, { format, addQuietZones: true });
  const { width, height } = symbol;
  return { image: sharp(Buffer.from(symbol.data), { raw: { width, height, channels: 1 } }), width };
}

/** A PNG with an EAN of 13 digits. */
export async function barImage(text: string): Promise<Buffer> {
  const { image, width } = await symbolOf(text, 'EAN13');
  const size = { width: width * 4, height: 160, kernel: 'nearest', fit: 'fill' } as const;
  return image.resize(size).png().toBuffer();
}

/** A PNG with these codes one beside the other on white. */
export async function qrImage(texts: readonly string[]): Promise<Buffer> {
  const size = 240;
  const codes = await Promise.all(
    texts.map(async (text) => {
      const { image } = await symbolOf(text, 'QRCode');
      return image.resize(size, size, { kernel: 'nearest' }).png().toBuffer();
    }),
  );
  const width = (size + 40) * texts.length + 40;
  return sharp({ create: { width, height: size + 80, channels: 3, background: '#ffffff' } })
    .composite(codes.map((input, at) => ({ input, left: 40 + at * (size + 40), top: 40 })))
    .png()
    .toBuffer();
}
