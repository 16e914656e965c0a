// node scripts/icons.mjs   draws the icons of the installed application from the logo; needed only when the logo changes
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from './lib/run.mjs';

const PUBLIC = join(ROOT, 'web/public');
const FOLDER = join(PUBLIC, 'icons');
/** The side of the logo's own drawing. */
const SIDE = 32;
const logo = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
/** For platforms that round the corners themselves. */
const square = logo.replace(' rx="8"', '');
/** Fits the whole drawing into the circle that every mask keeps: four fifths of the picture. */
const maskable = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

/** @type {[name: string, svg: string, size: number][]} */
const icons = [
  ['icon-192.png', logo, 192],
  ['icon-512.png', logo, 512],
  ['maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', square, 180],
];

mkdirSync(FOLDER, { recursive: true });
for (const [name, svg, size] of icons) {
  await sharp(Buffer.from(svg), { density: (72 * size) / SIDE })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(FOLDER, name));
}
