import sharp from 'sharp';
import { THUMBNAIL_WIDTHS } from '../../contract/limits';
import { type EmbeddedDates, embeddedDates } from './embedded-dates';
import { fillRectangles, type Filled } from './fill-rectangles';
import { blamingTheFile, type OpenImage } from './open-image';
import { placeholderHash } from './placeholder-hash';

/** Facts about an accepted image, with the thumbnail and the hash of the same decode. */
export interface InspectedImage {
  /** Pixels of the upright image. */
  width: number;
  height: number;
  /** WebP, at most `THUMBNAIL_WIDTHS.large` pixels wide. */
  thumbnail: Buffer;
  thumbhash: Buffer;
  dates: EmbeddedDates;
}

/** The forms in which a stored image can be rendered. */
export type Rendering =
  /** A small WebP, `width` pixels wide at most. */
  | { form: 'thumbnail'; width: number }
  /** A WebP of full size, for originals that not every browser shows. */
  | { form: 'view' }
  /** A JPEG without transparency whose longer side has `side` pixels at most. */
  | { form: 'jpeg'; side: number }
  /** A PNG of full size, for programs that read neither BMP nor HEIC. */
  | { form: 'png' }
  /** A WebP of full size without the pixels of these rectangles, and without metadata. */
  | { form: 'redacted'; rectangles: readonly Filled[] };

/** The WebP format ends here; very tall pages become narrower instead. */
const WEBP_SIDE = 16_383;
const THUMBNAIL_HEIGHT = 8_192;
const THUMBNAIL_QUALITY = 78;
/** A WebP of full size. */
const VIEW_QUALITY = 90;
/** The JPEG that a vision model gets. */
const JPEG_QUALITY = 80;
/** Effort 1 costs half the CPU of the default for a few per cent of size. */
const THUMBNAIL_EFFORT = 1;

const within = (width: number, height: number) =>
  ({ width, height, fit: 'inside', withoutEnlargement: true }) as const;

/** Decodes the whole image once: what cannot be decoded is refused with 422. */
export async function inspectImage(image: OpenImage): Promise<InspectedImage> {
  const made = await blamingTheFile(() => decode(image));
  const { width, height, metadata } = image;
  return { width, height, ...made, dates: embeddedDates(metadata) };
}

export function renderImage(image: OpenImage, rendering: Rendering): Promise<Buffer> {
  return blamingTheFile(() => {
    if (rendering.form === 'redacted') return redact(image, rendering.rectangles);
    const upright = image.pipeline().autoOrient();
    if (rendering.form === 'png') return upright.png({ compressionLevel: 1 }).toBuffer();
    if (rendering.form === 'jpeg') {
      const { side } = rendering;
      const opaque = upright.flatten({ background: '#ffffff' });
      return opaque.resize(within(side, side)).jpeg({ quality: JPEG_QUALITY }).toBuffer();
    }
    const isView = rendering.form === 'view';
    const size = isView ? viewSize(image) : within(rendering.width, THUMBNAIL_HEIGHT);
    const quality = isView ? VIEW_QUALITY : THUMBNAIL_QUALITY;
    return upright.resize(size).webp({ quality, effort: THUMBNAIL_EFFORT }).toBuffer();
  });
}

/** From decoded pixels alone: nothing of the file but what is seen of it gets into the new one. */
async function redact(image: OpenImage, rectangles: readonly Filled[]): Promise<Buffer> {
  const { data, info } = await image
    .pipeline()
    .autoOrient()
    // Pixels that are transparent may hold colours that nobody sees.
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  fillRectangles({ data, width, height, channels }, rectangles);
  return sharp(data, { raw: { width, height, channels } })
    .resize(viewSize(image))
    .webp({ quality: VIEW_QUALITY, effort: THUMBNAIL_EFFORT })
    .toBuffer();
}

/** The full size, as far as the format and the memory allow. */
function viewSize({ width, height, mostViewPixels = Infinity }: OpenImage) {
  const scale = Math.min(1, Math.sqrt(mostViewPixels / (width * height)));
  const side = Math.min(WEBP_SIDE, Math.ceil(Math.max(width, height) * scale));
  return within(side, side);
}

async function decode({ pipeline }: OpenImage): Promise<{ thumbnail: Buffer; thumbhash: Buffer }> {
  const { data, info } = await pipeline()
    .autoOrient()
    .resize(within(THUMBNAIL_WIDTHS.large, THUMBNAIL_HEIGHT))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const thumbnail = await sharp(data, { raw: { width, height, channels } })
    .webp({ quality: THUMBNAIL_QUALITY, effort: THUMBNAIL_EFFORT })
    .toBuffer();
  return { thumbnail, thumbhash: placeholderHash({ data, width, height, channels }) };
}
