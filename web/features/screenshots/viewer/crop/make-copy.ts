import type { Screenshot } from '../../../../../server/contract/screenshots';
import { titleOf } from '../../shared/screenshot.model';
import { type Cut, turnedSize } from './crop.model';

const QUARTER = Math.PI / 2;
const JPEG_QUALITY = 0.95;

/** Photos stay photos; everything else is kept without loss. */
const typeOf = (original: string) => (original === 'image/jpeg' ? 'image/jpeg' : 'image/png');

/** Draws the turned part into a canvas of its size. */
export function drawCut(canvas: HTMLCanvasElement, image: HTMLImageElement, cut: Cut): void {
  const { turns, part } = cut;
  const { naturalWidth: width, naturalHeight: height } = image;
  const size = turnedSize({ width, height }, turns);
  canvas.width = part.w;
  canvas.height = part.h;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.translate(size.width / 2 - part.x, size.height / 2 - part.y);
  context.rotate(turns * QUARTER);
  context.drawImage(image, -width / 2, -height / 2);
}

/** The copy as a file of its own, named after the original and dated like it. */
export async function makeCopy(
  image: HTMLImageElement,
  cut: Cut,
  row: Screenshot,
  suffix: string,
): Promise<File> {
  const canvas = document.createElement('canvas');
  drawCut(canvas, image, cut);
  const type = typeOf(row.content_type);
  const blob = await new Promise<Blob>((done, fail) =>
    canvas.toBlob(
      (made) => (made ? done(made) : fail(new Error('no picture'))),
      type,
      JPEG_QUALITY,
    ),
  );
  const name = `${titleOf(row).replace(/\.\w{3,4}$/, '')} ${suffix}.${type === 'image/jpeg' ? 'jpg' : 'png'}`;
  const lastModified = Date.parse(row.image_created_at ?? row.created_at) || Date.now();
  return new File([blob], name, { type, lastModified });
}

/** Saves a file as the browser saves downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser has taken it over once the click is handled.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
