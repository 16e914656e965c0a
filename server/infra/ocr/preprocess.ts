import sharp from 'sharp';
import { cutIntoBands, type Band } from './bands';
import { enlarge } from './enlarge';
import { findGlyphs, glyphHeight, type Glyph, type GreyImage } from './glyphs';
import { type ColourImage } from './neural/colour-image';
import { withoutNoise } from './noise';
import { openPage, roomFor } from './open-page';

export interface PreparedPage {
  /** The file as libvips can open it. */
  image: Buffer;
  /** Upright pixels of the original. */
  width: number;
  height: number;
  /** The colour behind its transparent parts. */
  background: string;
  /** Pixels of the page per pixel of the original. */
  scale: number;
  page: GreyImage;
  /** The original in colour, where that was wanted and it is small enough to be kept. */
  colour?: ColourImage;
  /** One for a page of usual height, none where nothing can be read. */
  bands: Band[];
  /** Letters seen on the page, dark and light ones, in its pixels. */
  glyphs: Glyph[];
}

/** The letter height at which Tesseract's models read best. */
const BEST_GLYPH_HEIGHT = 18;
const MAX_ENLARGEMENT = 3;
/** Below this an enlargement blurs more than it helps. */
const LEAST_ENLARGEMENT = 1.15;
const DARK_PAGE = 110;
/** On a ground between these the letters tell whether the page is a dark one. */
const SURELY_DARK = 60;
const SURELY_LIGHT = 200;
/** Marks per megapixel above which a picture is grain or foliage; the densest pages of text have half as many. */
const TEXTURE = 6000;

/** Turns any image into what Tesseract reads best: upright, grey, dark on light, letters of one size. */
export async function preparePage(
  image: Buffer,
  { maxMegapixels, inColour = false }: { maxMegapixels: number; inColour?: boolean },
): Promise<PreparedPage> {
  const { grey: decoded, ...picture } = await openPage(image, {
    maxPixels: maxMegapixels * 1e6,
    inColour,
  });
  const clear = withoutNoise(decoded);
  if (!clear) return unreadable(image, picture, decoded);
  const { grey, dark, light } = darkOnLight(clear);
  const seen = [...dark, ...light];
  const isTexture = seen.length > (TEXTURE * grey.width * grey.height) / 1e6;
  const wanted = isTexture ? 1 : enlargement(glyphHeight(dark));
  const factor = Math.min(wanted, roomFor(grey, maxMegapixels * 1e6));
  const page = await resize(grey, factor);
  const zoom = page.width / grey.width;
  return {
    image,
    ...picture,
    scale: page.width / picture.width,
    page,
    bands: cutIntoBands(page, maxMegapixels * 1e6),
    glyphs: isTexture ? [] : seen.map((glyph) => zoomGlyph(glyph, zoom)),
  };
}

/** A page on which no engine looks for letters. */
function unreadable(
  image: Buffer,
  picture: Pick<PreparedPage, 'width' | 'height' | 'background'>,
  page: GreyImage,
): PreparedPage {
  return { image, ...picture, scale: page.width / picture.width, page, bands: [], glyphs: [] };
}

/** The page or its negative, whichever has its letters dark, with the marks of both shades. */
function darkOnLight(decoded: GreyImage): { grey: GreyImage; dark: Glyph[]; light: Glyph[] } {
  const { dark, light } = findGlyphs(decoded);
  const ground = medianOf(decoded.data);
  const isBetween = ground > SURELY_DARK && ground < SURELY_LIGHT;
  const isDark = isBetween ? weightOf(light) > weightOf(dark) : ground < DARK_PAGE;
  return isDark
    ? { grey: inverted(decoded), dark: light, light: dark }
    : { grey: decoded, dark, light };
}

/** Specks around and inside letters are smaller than the letters, but there may be more of them. */
function weightOf(glyphs: readonly Glyph[]): number {
  return glyphs.length * (glyphHeight(glyphs) ?? 0) ** 2;
}

export function enlargement(height: number | null): number {
  if (height === null) return 1;
  const factor = Math.min(MAX_ENLARGEMENT, BEST_GLYPH_HEIGHT / height);
  return factor < LEAST_ENLARGEMENT ? 1 : factor;
}

function inverted(image: GreyImage): GreyImage {
  const data = new Uint8Array(image.data.length);
  for (let at = 0; at < data.length; at++) data[at] = 255 - image.data[at]!;
  return { ...image, data };
}

/** Four counts for each shade: a flat page is one shade after another, and each count would wait for the one before. */
function medianOf(data: Uint8Array): number {
  const counts = new Uint32Array(4 * 256);
  for (let at = 0; at < data.length; at++) counts[(at % 4) * 256 + data[at]!]!++;
  let seen = 0;
  return counts.subarray(0, 256).findIndex((count, shade) => {
    seen += count + counts[256 + shade]! + counts[512 + shade]! + counts[768 + shade]!;
    return seen * 2 >= data.length;
  });
}

/** Only a page that is larger than allowed is made smaller here. */
async function resize(image: GreyImage, factor: number): Promise<GreyImage> {
  if (factor === 1) return image;
  const { data, width, height } = image;
  const size = { width: Math.round(width * factor), height: Math.round(height * factor) };
  if (factor > 1) return enlarge(image, size);
  const raw = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return { data: raw, ...size };
}

function zoomGlyph(glyph: Glyph, zoom: number): Glyph {
  return {
    left: Math.floor(glyph.left * zoom),
    top: Math.floor(glyph.top * zoom),
    right: Math.ceil((glyph.right + 1) * zoom) - 1,
    bottom: Math.ceil((glyph.bottom + 1) * zoom) - 1,
  };
}
