import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../common/app-error';
import type { Pixels } from './bmp';

type Message = { size: { width: number; height: number } } | { pixels: Pixels };

/** A photo of twelve megapixels takes a second or two. */
const PATIENCE_MS = 20_000;

/**
 * Runs in a thread of its own: unpacking takes a second, in which the server must answer others. Plain text, so
 * that it runs the same from source and from the build.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const libheif = require(workerData.library);
const images = new libheif.HeifDecoder().decode(workerData.bytes);
const image = images[0];
if (!image) throw new Error('no image inside');
const width = image.get_width();
const height = image.get_height();
parentPort.postMessage({ size: { width, height } });
parentPort.once('message', () => {
  const data = new Uint8ClampedArray(width * height * 4);
  image.display({ data, width, height }, (shown) => {
    if (!shown) throw new Error('damaged');
    parentPort.postMessage({ pixels: { data: new Uint8Array(data.buffer), width, height } });
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

/** The upright pixels of the first image in the file; `assertSize` may refuse before they are unpacked. */
export async function decodeHeic(
  image: Buffer,
  assertSize: (width: number, height: number) => void,
): Promise<Pixels> {
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
    return await pixelsFrom(worker, assertSize);
  } finally {
    await worker.terminate();
  }
}

function pixelsFrom(
  worker: Worker,
  assertSize: (width: number, height: number) => void,
): Promise<Pixels> {
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
          resolve(message.pixels);
        }
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    worker.once('exit', () => clearTimeout(timer));
  });
}
