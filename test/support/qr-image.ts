import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

let isReady = false;

/** A PNG with these codes one beside the other on white. */
export async function qrImage(texts: readonly string[]): Promise<Buffer> {
  if (!isReady) {
    const folder = join(require.resolve('zxing-wasm/writer'), '../../..');
    const wasm = readFileSync(join(folder, 'writer/zxing_writer.wasm'));
    const wasmBinary = new Uint8Array(wasm).buffer;
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
    isReady = true;
  }
  const size = 240;
  const codes = await Promise.all(
    texts.map(async (text) => {
      const { symbol } = await writeBarcode(text, { format: 'QRCode', addQuietZones: true });
      const { width, height } = symbol;
      return sharp(Buffer.from(symbol.data), { raw: { width, height, channels: 1 } })
        .resize(size, size, { kernel: 'nearest' })
        .png()
        .toBuffer();
    }),
  );
  const width = (size + 40) * texts.length + 40;
  return sharp({ create: { width, height: size + 80, channels: 3, background: '#ffffff' } })
    .composite(codes.map((input, at) => ({ input, left: 40 + at * (size + 40), top: 40 })))
    .png()
    .toBuffer();
}
