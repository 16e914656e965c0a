// Pages in Chromium for the training of the spacing net: each in one font, size, weight and pair of colours.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { randomFrom } from './seed-shots.mjs';
import { lineSource } from './spacing-texts.mjs';

/** Open fonts that screens use; those that are found in the folder take part. */
const FAMILIES = [
  'Arimo', 'C059', 'Cabin', 'Caladea', 'Cantarell', 'Carlito', 'Comfortaa', 'Cousine', 'DejaVu Sans',
  'DejaVu Sans Mono', 'DejaVu Serif', 'Dosis', 'EB Garamond', 'Fira Code', 'FreeMono', 'FreeSans', 'FreeSerif',
  'Gentium Basic', 'Hack', 'Inconsolata', 'Inter', 'Inter Display', 'JetBrains Mono', 'Karla', 'Lato',
  'League Spartan', 'Liberation Mono', 'Liberation Sans', 'Liberation Sans Narrow', 'Liberation Serif',
  'Linux Biolinum O', 'Linux Libertine O', 'Nimbus Mono PS', 'Nimbus Sans', 'Noto Mono', 'Noto Sans', 'Noto Serif',
  'Open Sans', 'Oxygen Mono', 'Oxygen-Sans', 'P052', 'PT Mono', 'PT Sans', 'PT Serif', 'Play', 'Quicksand',
  'Roboto', 'Roboto Condensed', 'Tinos', 'URW Bookman', 'URW Gothic', 'Vollkorn', 'mononoki',
]; // prettier-ignore
const MONO = /mono|code|hack|inconsolata|cousine/i;
/** Ground and ink. */
const THEMES = [
  ['#ffffff', '#111111'], ['#ffffff', '#5f6368'], ['#f5f5f7', '#1d1d1f'], ['#fdf6e3', '#586e75'],
  ['#121212', '#e0e0e0'], ['#1e1e1e', '#9aa0a6'], ['#0d1117', '#c9d1d9'], ['#1a73e8', '#ffffff'],
  ['#2e7d32', '#ffffff'], ['#ffe9a8', '#4a3000'],
]; // prettier-ignore
const LINES = 22;
const WIDTH = 1280;

/** Regular and bold files of the wanted families, as fontconfig sees them. */
export function findFonts(folder) {
  const format = '%{family[0]}|%{weight}|%{slant}|%{file}\n';
  const { stdout } = spawnSync('fc-scan', ['--format', format, folder], { encoding: 'utf8' });
  const files = (stdout ?? '').split('\n').map((row) => row.split('|'));
  return FAMILIES.flatMap((family) => {
    const own = files.filter(([name, , slant]) => name === family && slant === '0');
    const near = (weight) =>
      own.toSorted(
        (a, b) => Math.abs(Number(a[1]) - weight) - Math.abs(Number(b[1]) - weight),
      )[0]?.[3];
    return own.length > 0 ? [{ family, regular: near(80), bold: near(200) }] : [];
  });
}

/** Draws a page and says where each of its lines stands. */
export async function drawPage(browser, { font, seed }) {
  const random = randomFrom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const look = {
    file: random() < 0.3 ? font.bold : font.regular,
    size: Math.round(9 + 31 * random() ** 2.2),
    theme: pick(THEMES),
    scale: pick([1, 1, 1, 1.5, 2]),
    tracking: random() < 0.2 ? pick([-0.02, 0.03, 0.06]) : 0,
    quality: random() < 0.4 ? pick([45, 65, 80, 92]) : null,
  };
  const source = lineSource(random);
  const isMono = MONO.test(font.family);
  const most = Math.floor((WIDTH / look.size) * 1.4);
  const texts = Array.from({ length: LINES }, () => source.next(isMono).slice(0, most).trim());
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: Math.ceil(LINES * look.size * 1.8) + 40 },
    deviceScaleFactor: look.scale,
  });
  try {
    const page = await context.newPage();
    await page.setContent(htmlOf(texts, look));
    await page.evaluate(() => document.fonts.ready);
    const boxes = await page.$$eval('span', (spans) =>
      spans.map((span) => {
        const { x, y, width, height } = span.getBoundingClientRect();
        return { x, y, w: width, h: height };
      }),
    );
    const kind = look.quality ? { type: 'jpeg', quality: look.quality } : { type: 'png' };
    const lines = boxes.map((box, i) => ({ text: texts[i], box: onPicture(box, look.scale) }));
    return { image: await page.screenshot(kind), lines };
  } finally {
    await context.close();
  }
}

function htmlOf(texts, { file, size, theme, tracking }) {
  const url = `data:font/ttf;base64,${readFileSync(file).toString('base64')}`;
  const safe = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const rows = texts.map((text) => `<div><span>${safe(text)}</span></div>`).join('');
  return `<style>@font-face{font-family:T;src:url(${url})}
    body{margin:20px;background:${theme[0]};color:${theme[1]};font:${size}px/1.8 T;letter-spacing:${tracking}em;white-space:pre}</style>${rows}`;
}

/** A little larger, as the detector's boxes are. */
function onPicture({ x, y, w, h }, scale) {
  const extra = h * 0.12;
  const [left, top] = [Math.floor((x - extra) * scale), Math.floor((y - extra) * scale)];
  const right = Math.ceil((x + w + extra) * scale);
  const bottom = Math.ceil((y + h + extra) * scale);
  return { x: Math.max(0, left), y: Math.max(0, top), w: right - left, h: bottom - top };
}
