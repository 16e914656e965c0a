import { type GreyImage } from './glyphs';
import { type Strip } from './uncovered';

/** Rows `top` to `bottom` of the sheet show the page from (x, y) on. */
export interface PlacedStrip {
  top: number;
  bottom: number;
  x: number;
  y: number;
}

/** Strips put under each other on white paper, and where each came from. */
export interface Sheet {
  image: GreyImage;
  places: PlacedStrip[];
}

/** White around every strip. */
export const MARGIN = 10;
const PADDING = 4;

/**
 * One sheet for one more pass: every strip dark on white and with the same contrast, whatever it stood on.
 * Strips are cut out with a little of their surroundings.
 */
export function toSheet(page: GreyImage, strips: readonly Strip[]): Sheet {
  const cuts = strips.map((strip) => cut(page, strip));
  const width = Math.max(...cuts.map(({ image }) => image.width)) + MARGIN * 2;
  const height = cuts.reduce((sum, { image }) => sum + image.height + MARGIN * 2, MARGIN);
  const data = new Uint8Array(width * height).fill(255);
  const places: PlacedStrip[] = [];
  let top = MARGIN;
  for (const { image, x, y } of cuts) {
    for (let row = 0; row < image.height; row++) {
      const pixels = image.data.subarray(row * image.width, (row + 1) * image.width);
      data.set(pixels, (top + row) * width + MARGIN);
    }
    places.push({ top, bottom: top + image.height, x, y });
    top += image.height + MARGIN * 2;
  }
  return { image: { data, width, height }, places };
}

function cut(page: GreyImage, strip: Strip): { image: GreyImage; x: number; y: number } {
  const pad = PADDING + Math.round((strip.bottom - strip.top + 1) * 0.3);
  const [x, y] = [Math.max(0, strip.left - pad), Math.max(0, strip.top - pad)];
  const [right, bottom] = [
    Math.min(page.width, strip.right + pad + 1),
    Math.min(page.height, strip.bottom + pad + 1),
  ];
  const [width, height] = [right - x, bottom - y];
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (y + row) * page.width + x;
    data.set(page.data.subarray(from, from + width), row * width);
  }
  const image = { data, width, height };
  stretch(data);
  clearEdges(image);
  return { image, x, y };
}

/** Paper, the commonest shade, becomes white and the shade farthest from it black. */
function stretch(data: Uint8Array): void {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value]!++;
  const paper = counts.indexOf(Math.max(...counts));
  const reach = data.reduce((most, value) => Math.max(most, Math.abs(value - paper)), 1);
  for (let i = 0; i < data.length; i++) {
    data[i] = 255 - Math.min(255, Math.round((Math.abs(data[i]! - paper) / reach) * 255));
  }
}

/** Darker than this is ink, once a cutting is stretched. */
const INK = 128;

/** Whitens ink that touches the cutting's edge: the frame or the end of the button it stands on, or a neighbour. */
function clearEdges({ data, width, height }: GreyImage): void {
  const open: number[] = [];
  const visit = (at: number): void => {
    if (data[at]! >= INK) return;
    data[at] = 255;
    open.push(at);
  };
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(visit);
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(visit);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at >= width) visit(at - width);
    if (at < data.length - width) visit(at + width);
    if (at % width > 0) visit(at - 1);
    if (at % width < width - 1) visit(at + 1);
  }
}
