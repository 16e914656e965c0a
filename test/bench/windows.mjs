// A page of the product in a fresh window. Generated screenshots have no files; every thumbnail is one picture.
import sharp from 'sharp';
import { openWindow } from '../shots/camera.mjs';

export const picture = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#88aacc' } })
    .webp()
    .toBuffer();

/**
 * The result of `look` at a page that has opened no address yet.
 * @template Result
 * @param {{ browser: import('playwright-core').Browser, url: string, person: { cookie: string }, image: Buffer }} bench
 * @param {(page: import('playwright-core').Page, session: import('playwright-core').CDPSession) => Promise<Result>} look
 * @returns {Promise<Result>}
 */
export async function inWindow({ browser, url, person, image }, look) {
  const context = await openWindow(browser, { url, person, size: 'wide' });
  try {
    const page = await context.newPage();
    await page.route(/\/image(\?|$)/, (route) =>
      route.fulfill({ body: image, contentType: 'image/webp' }),
    );
    return await look(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}
