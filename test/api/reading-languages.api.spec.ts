import { readFileSync } from 'node:fs';
import { OcrEngine } from '../../server/infra/ocr/ocr-engine';
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

/** Folded, as a search compares them. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

it.each(['cyrillic', 'greek'])(
  'makes nothing of guesses at %s letters, and says so',
  async (script) => {
    const image = readFileSync(`test/fixtures/reading/${script}.png`);
    const guessed = await app.worker.get(OcrEngine).read(image);
    const id = await ada.store(image, `${script} page.png`);
    await untilRead(id);

    const row = await ada.call('screenshots.get', { params: { id } });

    expect(row.processing_error).toBe('This text is in a language that is not installed');
    expect(row.ai_generated_title).toMatch(new RegExp(`^${script} page \\d{4}-\\d\\d-\\d\\d$`));
    expect(row).toMatchObject({ kind: null, tags: [], blocks: [], extracted_dates: [] });
    const garbage = wordsOf(guessed.text);
    expect(garbage.length).toBeGreaterThan(5);
    expect(wordsOf(row.extracted_text?.text_content ?? '')).toEqual([]);
    for (const word of garbage) {
      const found = await ada.call('screenshots.list', { query: { q: word } });
      expect(found.map((hit) => hit.id)).not.toContain(id);
    }
  },
  120_000,
);

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
