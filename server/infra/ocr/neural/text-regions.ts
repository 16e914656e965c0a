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
  const isSeen = new Uint8Array(data.length);
  const regions: Region[] = [];
  const open: number[] = [];
  const visit = (at: number): void => {
    if (isSeen[at] || data[at]! <= DETECTION.pixel) return;
    isSeen[at] = 1;
    open.push(at);
  };
  for (let start = 0; start < data.length; start++) {
    visit(start);
    if (open.length === 0) continue;
    const region = { left: width, top: height, right: 0, bottom: 0, pixels: 0, sum: 0 };
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      extend(region, { x, y, value: data[at]! });
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
          visit(row * width + column);
    }
    regions.push(region);
  }
  return regions;
}

function extend(region: Region, { x, y, value }: { x: number; y: number; value: number }): void {
  region.left = Math.min(region.left, x);
  region.top = Math.min(region.top, y);
  region.right = Math.max(region.right, x);
  region.bottom = Math.max(region.bottom, y);
  region.pixels++;
  region.sum += value;
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
