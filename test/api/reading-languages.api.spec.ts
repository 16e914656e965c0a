import { readFileSync } from 'node:fs';
import type { TestApp } from '../support/app';
import { describeWithModels } from '../support/neural-models';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
  },
  { settings: { OCR_ASSIST: 'on' }, once: true, worker: true },
);

/** A request for processing waits for a while only. */
async function untilRead(id: string): Promise<void> {
  for (let look = 0; look < 4; look += 1) {
    await ada.send('processing.process', { params: { id } });
    const { processing_status: status } = await ada.call('screenshots.get', { params: { id } });
    if (status === 'done') return;
  }
  throw new Error('The page was not read.');
}

describeWithModels('with the second text engine', () => {
  it.each([
    ['simplified', '保温杯', '客服'],
    ['traditional', '圖書館', '信義區'],
  ])(
    'finds a page in %s Chinese by any part of its text',
    async (script, ...parts) => {
      const image = readFileSync(`test/fixtures/reading/chinese-${script}.png`);
      const id = await ada.store(image, `${script}.png`);
      await untilRead(id);

      for (const part of parts) {
        const found = await ada.call('screenshots.list', { query: { q: part } });
        expect(found.map((row) => row.id)).toEqual([id]);
      }
    },
    120_000,
  );
});
