import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../common/app-error';
import type { Pixels } from './bmp';

interface Blocks {
  exif?: Uint8Array;
  xmp?: Uint8Array;
}

type Message = { size: { width: number; height: number } } | { pixels: Pixels; blocks: Blocks };

export interface DecodedHeic {
  pixels: Pixels;
  /** As TIFF and as RDF, without the container's own prefix. */
  metadata: { exif?: Buffer; xmp?: Buffer };
}

/** A photo of twelve megapixels takes a second or two. */
const PATIENCE_MS = 20_000;

/**
 * Runs in a thread of its own: unpacking takes a second, in which the server must answer others. Plain text, so
 * that it runs the same from source and from the build.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const libheif = require(workerData.library);

// The library's wrapper knows pixels only; the blocks beside them are read by its C functions.
function blockOf(handle, id) {
  const size = libheif._heif_image_handle_get_metadata_size(handle, id);
  const [error, bytes] = [libheif._malloc(16), libheif._malloc(size)];
  libheif._heif_image_handle_get_metadata(error, handle, id, bytes);
  const isGood = libheif.HEAPU32[error >> 2] === 0;
  return isGood ? libheif.HEAPU8.slice(bytes, bytes + size) : undefined;
}
function textAt(at) {
  return Buffer.from(libheif.HEAPU8.subarray(at, libheif.HEAPU8.indexOf(0, at))).toString('latin1');
}
function blocksOf(image) {
  const handle = image.handle.$$.ptr;
  const most = 16;
  const list = libheif._malloc(most * 4);
  const count = libheif._heif_image_handle_get_list_of_metadata_block_IDs(handle, 0, list, most);
  const blocks = {};
  for (const id of libheif.HEAPU32.slice(list >> 2, (list >> 2) + count)) {
    const type = textAt(libheif._heif_image_handle_get_metadata_type(handle, id));
    if (type === 'Exif') blocks.exif ??= blockOf(handle, id);
    if (type === 'mime') blocks.xmp ??= blockOf(handle, id);
  }
  return blocks;
}

const images = new libheif.HeifDecoder().decode(workerData.bytes);
const image = images[0];
if (!image) throw new Error('no image inside');
const width = image.get_width();
const height = image.get_height();
let blocks = {};
try {
  blocks = blocksOf(image);
} catch {
  // A picture without its date is better than no picture.
}
parentPort.postMessage({ size: { width, height } });
parentPort.once('message', () => {
  const data = new Uint8ClampedArray(width * height * 4);
  image.display({ data, width, height }, (shown) => {
    if (!shown) throw new Error('damaged');
    parentPort.postMessage({ pixels: { data: new Uint8Array(data.buffer), width, height }, blocks });
    parentPort.close();
  });
});
`;

function findLibrary(): string | null {
  try {
    return createRequire(__filename).resolve('libheif-js/wasm-bundle');
  } catch {
    // An optional package: where it cannot be installed, everything but HEIC still works.
    return null;
  }
}

/** The upright pixels of the first image in the file and what is told of it; `assertSize` may refuse before they are unpacked. */
export async function decodeHeic(
  image: Buffer,
  assertSize: (width: number, height: number) => void,
): Promise<DecodedHeic> {
  const library = findLibrary();
  if (!library) {
    throw new AppError(
      'unsupported_image',
      'This server cannot read HEIC. Convert the photo to JPEG or PNG and upload it again.',
    );
  }
  const worker = new Worker(PROGRAM, {
    eval: true,
    workerData: { library, bytes: new Uint8Array(image) },
  });
  try {
    return await decodedBy(worker, assertSize);
  } finally {
    await worker.terminate();
  }
}

function decodedBy(
  worker: Worker,
  assertSize: (width: number, height: number) => void,
): Promise<DecodedHeic> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('HEIC takes too long')), PATIENCE_MS);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('HEIC is damaged')));
    worker.on('message', (message: Message) => {
      try {
        if ('size' in message) {
          assertSize(message.size.width, message.size.height);
          worker.postMessage('go on');
        } else if ('pixels' in message) {
          clearTimeout(timer);
          resolve({ pixels: message.pixels, metadata: metadataOf(message.blocks) });
        }
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    worker.once('exit', () => clearTimeout(timer));
  });
}

function metadataOf({ exif, xmp }: Blocks): DecodedHeic['metadata'] {
  return {
    ...(exif && exif.length > 4 && { exif: tiffOf(Buffer.from(exif)) }),
    ...(xmp && { xmp: Buffer.from(xmp) }),
  };
}

/** The block begins with the distance to its TIFF header. */
const tiffOf = (block: Buffer): Buffer => block.subarray(4 + block.readUInt32BE(0));
