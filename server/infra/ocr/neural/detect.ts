import sharp from 'sharp';
import { cutIntoBands } from '../bands';
import { type Box } from '../../../analysis/page/ocr-result';
import { type ColourImage, rowsOf } from './colour-image';
import { type NeuralProcess } from './neural-process';
import { DETECTION } from './thresholds';

/** The positions of lines of text on the page. */
export async function detect(page: ColourImage, neural: NeuralProcess): Promise<Box[]> {
  const boxes: Box[] = [];
  for (const { top, part } of partsOf(page)) {
    const found = await detectIn(part, neural);
    boxes.push(...found.map((box) => ({ ...box, y: box.y + top })));
  }
  return boxes;
}

/** A scrolled page in parts, cut where no line is. */
function partsOf(page: ColourImage): { top: number; part: ColourImage }[] {
  if (page.height <= page.width * DETECTION.tall) return [{ top: 0, part: page }];
  const data = new Uint8Array(page.width * page.height);
  for (let at = 0; at < data.length; at++) data[at] = page.data[at * 3 + 1]!;
  const bands = cutIntoBands({ ...page, data }, page.width ** 2 * DETECTION.part);
  return bands.map(({ top, image }) => ({ top, part: rowsOf(page, top, top + image.height) }));
}

async function detectIn(part: ColourImage, neural: NeuralProcess): Promise<Box[]> {
  const { width, height } = inputSize(part);
  const data = await sharp(part.data, {
    raw: { width: part.width, height: part.height, channels: 3 },
  })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const picture = { width: part.width, height: part.height };
  return neural.detect({ data, width, height }, picture);
}

/** Never enlarged but to the next multiple that the network takes. */
export function inputSize({ width, height }: { width: number; height: number }) {
  const factor = Math.min(1, DETECTION.longSide / Math.max(width, height));
  const side = (length: number): number =>
    Math.max(1, Math.round((length * factor) / DETECTION.multiple)) * DETECTION.multiple;
  return { width: side(width), height: side(height) };
}
