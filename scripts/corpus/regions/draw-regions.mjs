import { mkdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';

/** Parts that a page is about are warm, its furniture is cold. */
const COLOURS = {
  main: '#d9480f',
  table: '#e8590c',
  code: '#c2255c',
  gutter: '#f06595',
  terminal: '#a61e4d',
  chat: '#f08c00',
  titlebar: '#2f9e44',
  appbar: '#2f9e44',
  tabs: '#66a80f',
  sidelist: '#1971c2',
  menubar: '#3b5bdb',
  toolbar: '#6741d9',
  button: '#9c36b5',
  behind: '#868e96',
};
const OTHER = '#0c8599';
const MOST_PIXELS = 1400;

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Writes the picture with a frame around each region and its role beside it. */
export async function drawRegions({ image, file, regions, width, height }, folder) {
  mkdirSync(folder, { recursive: true });
  const thick = Math.max(2, Math.round(Math.max(width, height) / 600));
  const frames = regions.map(({ role, box: { x, y, w, h } }) => {
    const colour = COLOURS[role] ?? OTHER;
    const size = thick * 7;
    return (
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}" fill-opacity=".12" stroke="${colour}" stroke-width="${thick}"/>` +
      `<text x="${x + thick}" y="${Math.max(size, y - thick)}" font-family="sans-serif" font-size="${size}" fill="${colour}">${escaped(role)}</text>`
    );
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frames.join('')}</svg>`;
  const framed = await sharp(image)
    .rotate()
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
  await sharp(framed)
    .resize(MOST_PIXELS, MOST_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .toFile(join(folder, `${parse(file).name}.png`));
}
