import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { truthOfPage } from './truth-of-page.mjs';

/** Draws planned pages one after the other in one browser. */
export async function withRenderer(executablePath, use) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--force-color-profile=srgb'],
  });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    return await use((plan) => draw(page, session, plan));
  } finally {
    await browser.close();
  }
}

async function draw(page, session, { width, height, scale, html, format, quality }) {
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: scale,
    mobile: false,
  });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const truth = await page.evaluate(truthOfPage, scale);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
  return { truth, image: await encoded(Buffer.from(data, 'base64'), format, quality) };
}

async function encoded(png, format, quality) {
  if (format === 'png') return { name: 'png', data: png };
  const data = await sharp(png)[format]({ quality }).toBuffer();
  return { name: format === 'jpeg' ? 'jpg' : format, data };
}
