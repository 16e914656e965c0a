import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { isDark, onLightGround } from './light-ground';
import type { OpenImage } from './open-image';

/** A two-dimensional or bar code, and its place in pixels of the upright image. */
export interface ImageCode {
  /** Such as `QRCode` or `EAN13`. */
  format: string;
  text: string;
  box: { x: number; y: number; w: number; h: number };
}

/** Codes on a screen are read at this size; a larger image becomes smaller, which costs less and loses none. */
const MOST_PIXELS = 3_000_000;
const MOST_CODES = 20;
/** A code holds at most about 4,300 digits. */
const MOST_TEXT = 5_000;

const LINEAR = ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF'] as const;
const FORMATS = ['QRCode', 'DataMatrix', 'Aztec', 'PDF417', ...LINEAR] as const;

let prepared: Promise<unknown> | undefined;

/** From the file of the package: the library would fetch it from the network otherwise. */
async function prepare(): Promise<void> {
  const folder = join(require.resolve('zxing-wasm/reader'), '../../..');
  const wasm = await readFile(join(folder, 'reader/zxing_reader.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  await prepareZXingModule({
    overrides: { wasmBinary: wasmBinary },
    fireImmediately: true,
  });
}

/** Several codes of one image, as far as they can be told from noise. */
export async function readCodes({ pipeline, width, height }: OpenImage): Promise<ImageCode[]> {
  await (prepared ??= prepare());
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const { data, info } = await pipeline()
    .autoOrient()
    .resize({ width: Math.max(1, Math.round(width * scale)) })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  } as ImageData;
  const found = await read(image, FORMATS);
  const hasBars = found.some(({ format }) => isLinear(format));
  if (!hasBars && isDark(image)) {
    const light = { ...image, data: onLightGround(image) } as ImageData;
    found.push(...(await read(light, LINEAR, true)));
  }
  return found
    .filter(({ isValid, text }) => isValid && text !== '' && text.length <= MOST_TEXT)
    .map(({ format, text, position }) => ({
      format,
      text: text.replaceAll('\0', ''),
      box: boxOf(Object.values(position), info.width / width),
    }));
}

const isLinear = (format: string) => LINEAR.some((it) => it === format);

function read(image: ImageData, formats: readonly (typeof FORMATS)[number][], tryHarder = false) {
  return readBarcodes(image, {
    formats: [...formats],
    maxNumberOfSymbols: MOST_CODES,
    tryHarder,
    tryRotate: false,
    validateOptionalChecksum: true,
  });
}

function boxOf(corners: readonly { x: number; y: number }[], scale: number) {
  const across = corners.map(({ x }) => x / scale);
  const down = corners.map(({ y }) => y / scale);
  const [left, top] = [Math.min(...across), Math.min(...down)].map(Math.floor) as [number, number];
  return {
    x: left,
    y: top,
    w: Math.ceil(Math.max(...across)) - left,
    h: Math.ceil(Math.max(...down)) - top,
  };
}
