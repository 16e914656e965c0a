import { type Box } from '../../../analysis/page/ocr-result';
import { DETECTION } from './thresholds';

/** The detector's answer: how surely each pixel is text. */
export interface TextMap {
  data: Float32Array;
  width: number;
  height: number;
}

interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number;
  sum: number;
}

/** Lines of text in a map, as boxes of a picture of the given size. */
export function textRegions(map: TextMap, picture: { width: number; height: number }): Box[] {
  return regionsOf(map)
    .filter(isText)
    .map((region) => toBox(grown(region), map, picture))
    .filter(({ w, h }) => w > 1 && h > 1);
}

const widthOf = ({ left, right }: Region): number => right - left + 1;
const heightOf = ({ top, bottom }: Region): number => bottom - top + 1;

function isText(region: Region): boolean {
  const shorter = Math.min(widthOf(region), heightOf(region));
  return shorter >= DETECTION.leastSide && region.sum / region.pixels >= DETECTION.region;
}

/** Connected pixels above the threshold; diagonals count. */
function regionsOf({ data, width, height }: TextMap): Region[] {
  // With an edge of pixels that are no text around it no neighbour is beyond the map.
  const pitch = width + 2;
  const text = new Uint8Array(pitch * (height + 2));
  const least = DETECTION.pixel;
  for (let y = 0, at = 0, to = pitch + 1; y < height; y++, to += 2)
    for (let x = 0; x < width; x++, at++, to++) if (data[at]! > least) text[to] = 1;
  const regions: Region[] = [];
  for (let start = text.indexOf(1); start >= 0; start = text.indexOf(1, start))
    regions.push(takeRegion(start, { text, pitch }, data));
  return regions;
}

/** The region of a pixel, whose pixels then are no text any more. */
function takeRegion(
  start: number,
  { text, pitch }: { text: Uint8Array; pitch: number },
  data: Float32Array,
): Region {
  const width = pitch - 2;
  // Pixels are found row by row, so that none of the region is above the first.
  const top = Math.floor(start / pitch) - 1;
  let [left, right, bottom, pixels, sum] = [width, 0, 0, 0, 0];
  const open = [start];
  text[start] = 0;
  while (open.length > 0) {
    const at = open.pop()!;
    const y = Math.floor(at / pitch) - 1;
    const x = at - (y + 1) * pitch - 1;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y > bottom) bottom = y;
    pixels++;
    sum += data[y * width + x]!;
    for (let row = at - pitch - 1; row <= at + pitch; row += pitch)
      for (let next = row; next < row + 3; next++) {
        if (text[next] === 0) continue;
        text[next] = 0;
        open.push(next);
      }
  }
  return { left, top, right, bottom, pixels, sum };
}

function grown(region: Region): Region {
  const [w, h] = [widthOf(region), heightOf(region)];
  const by = (w * h * DETECTION.growth) / (2 * (w + h));
  return {
    ...region,
    left: region.left - by,
    top: region.top - by,
    right: region.right + by,
    bottom: region.bottom + by,
  };
}

function toBox(region: Region, map: TextMap, picture: { width: number; height: number }): Box {
  const [zoomX, zoomY] = [picture.width / map.width, picture.height / map.height];
  const x = Math.max(0, Math.floor(region.left * zoomX));
  const y = Math.max(0, Math.floor(region.top * zoomY));
  const right = Math.min(picture.width, Math.ceil((region.right + 1) * zoomX));
  const bottom = Math.min(picture.height, Math.ceil((region.bottom + 1) * zoomY));
  return { x, y, w: right - x, h: bottom - y };
}
