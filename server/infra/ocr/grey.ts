import { type GreyImage } from './glyphs';
import { type ColourImage } from './neural/colour-image';

/** How much light each primary gives (Rec. 709). */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722].map(lightOf) as [
  Float64Array,
  Float64Array,
  Float64Array,
];
const SHADES = shadesOfLight();

/**
 * The brightness of each pixel as libvips gives it, in a third of its time: from sRGB to light, which adds up, and back
 * by a table with straight lines between its entries. Of a million colours five differ, by one shade.
 */
export function greyOf({ data: pixels, width, height }: ColourImage): GreyImage {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at++, from += 3) {
    const light = RED[pixels[from]!]! + GREEN[pixels[from + 1]!]! + BLUE[pixels[from + 2]!]!;
    const below = light | 0;
    const shade = SHADES[below]!;
    data[at] = shade + (SHADES[below + 1]! - shade) * (light - below) + 0.5;
  }
  return { data, width, height };
}

/** The light of the 256 shades of a primary that gives this share of white, from 0 to 255. */
function lightOf(share: number): Float64Array {
  return Float64Array.from({ length: 256 }, (_, shade) => {
    const value = shade / 255;
    const light = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return share * light * 255;
  });
}

/** The shade of each whole step of light; white once more at the end, for the line that ends there. */
function shadesOfLight(): Float64Array {
  return Float64Array.from({ length: 257 }, (_, step) => {
    const light = Math.min(1, step / 255);
    const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(255 * value);
  });
}
