import type { Page } from 'playwright-core';

const PAUSE_MS = 500;
const MOST_ROUNDS = 300;

/** Uploads an image as the signed-in person of the page; the screenshot's id. */
export async function uploadImage(
  page: Page,
  url: string,
  name: string,
  buffer: Buffer,
  fields: Record<string, string> = {},
): Promise<string> {
  const answer = await page.request.post(`${url}/api/screenshots/upload`, {
    multipart: { team_id: '', ...fields, file: { name, mimeType: 'image/png', buffer } },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`The upload was refused: ${await answer.text()}`);
  return ((await answer.json()) as { screenshot_id: string }).screenshot_id;
}

/** Returns when no image of the signed-in person waits for its reading any more. */
export async function waitUntilRead(page: Page, url: string): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const answer = await page.request.get(`${url}/api/screenshots/unprocessed`);
    if (((await answer.json()) as unknown[]).length === 0) return;
    await page.waitForTimeout(PAUSE_MS);
  }
  throw new Error('The images were not read.');
}
