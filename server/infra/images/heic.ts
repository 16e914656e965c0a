import { createRequire } from 'node:module';
import type { Metadata } from 'sharp';
import { AppError } from '../../common/app-error';
import { assertPixels } from './image-bounds';
import { heicBlocks } from './heic-blocks';

/** The part of libheif that is used here, as its package declares it. */
interface Library {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  heif_js_decode_image2(handle: unknown, colorspace: unknown, chroma: unknown): Decoded;
  heif_colorspace: Record<string, unknown>;
  heif_chroma: Record<string, unknown>;
}

interface HeifImage {
  handle: unknown;
  get_width(): number;
  get_height(): number;
}

interface Decoded {
  code?: unknown;
  channels?: { width: number; height: number; stride: number; data: Uint8Array }[];
}

export interface DecodedHeic {
  pixels: { data: Uint8Array; width: number; height: number };
  metadata: Pick<Metadata, 'exif' | 'xmp'>;
}

/** Red, green and blue. */
const CHANNELS = 3;

/**
 * The upright pixels of the first image in the file. They lie in the library's own memory, so that a photo of fifty
 * megapixels is held once; the decoder process is replaced after a large one, because that memory never shrinks.
 */
export function decodeHeic(file: Buffer): DecodedHeic {
  const library = loadLibrary();
  const [image] = new library.HeifDecoder().decode(file);
  if (!image) throw new Error('no image inside');
  assertPixels(image.get_width() * image.get_height());
  const decoded = library.heif_js_decode_image2(
    image.handle,
    library.heif_colorspace.heif_colorspace_RGB,
    library.heif_chroma.heif_chroma_interleaved_RGB,
  );
  const channel = decoded.channels?.[0];
  if (!channel) throw new Error('a damaged image');
  const { width, height } = channel;
  return { pixels: { data: packed(channel), width, height }, metadata: heicBlocks(file) };
}

function loadLibrary(): Library {
  try {
    return createRequire(__filename)('libheif-js/wasm-bundle') as Library;
  } catch {
    // An optional package: where it cannot be installed, everything but HEIC still works.
    throw new AppError(
      'unsupported_image',
      'This server cannot read HEIC. Convert the photo to JPEG or PNG and upload it again.',
    );
  }
}

/** Rows without the bytes that fill them up to a round length. */
function packed(channel: { width: number; height: number; stride: number; data: Uint8Array }) {
  const { width, height, stride, data } = channel;
  const row = width * CHANNELS;
  if (stride === row) return data;
  const rows = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(data.subarray(y * stride, y * stride + row), y * row);
  }
  return rows;
}
