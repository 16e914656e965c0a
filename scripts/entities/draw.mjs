import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const FORMATS = { qr: 'QRCode', ean: 'EAN13' };

/** Draws pages in one browser, codes included. */
export async function withPages(executablePath, use) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const code = await codeWriter();
  try {
    return await use((html, options) => draw(browser, code, html, options));
  } finally {
    await browser.close();
  }
}

async function draw(browser, code, html, { scale, isDark }) {
  const page = await browser.newPage({
    viewport: { width: 760, height: 620 },
    deviceScaleFactor: scale,
    colorScheme: isDark ? 'dark' : 'light',
  });
  const sources = [...html.matchAll(/src="(qr|ean):([^"]*)"/g)];
  let drawn = html;
  for (const [whole, kind, text] of sources)
    drawn = drawn.replace(whole, `src="${await code(FORMATS[kind], text)}"`);
  await page.setContent(drawn, { waitUntil: 'load' });
  const image = await page.screenshot();
  await page.close();
  return image;
}

async function codeWriter() {
  const { prepareZXingModule, writeBarcode } = require('zxing-wasm/writer');
  const folder = join(require.resolve('zxing-wasm/writer'), '../../..');
  const wasm = readFileSync(join(folder, 'writer/zxing_writer.wasm'));
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(wasm).buffer },
    fireImmediately: true,
  });
  return async (format, text) => {
    const { symbol } = await writeBarcode(text, { format, addQuietZones: true });
    const { data, width, height } = symbol;
    const tall = format === 'EAN13' ? 40 : height;
    const image = await sharp(Buffer.from(data), { raw: { width, height, channels: 1 } })
      .resize(width * 4, tall * 4, { kernel: 'nearest', fit: 'fill' })
      .png()
      .toBuffer();
    return `data:image/png;base64,${image.toString('base64')}`;
  };
}
