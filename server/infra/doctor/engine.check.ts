import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { LANGUAGES } from '../ocr/language-data';
import { OcrEngine } from '../ocr/ocr-engine';
import { type Check, fail, ok } from './finding';

const ABOUT = 'text engine';

/** Whether the engine starts and reads, with the data of every language in place. */
export const engineCheck: Check = {
  about: ABOUT,
  run: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shotvault-doctor-'));
    const engine = new OcrEngine({ workers: 1, dataDir });
    try {
      const create = { width: 120, height: 60, channels: 3 as const, background: 'white' };
      const read = await engine.read(await sharp({ create }).png().toBuffer());
      return [ok(ABOUT, `${read.engine} reads ${LANGUAGES.join(', ')}.`)];
    } catch (error) {
      const text = `It does not start: ${(error as Error).message}`;
      return [fail(ABOUT, text, 'Run: npm ci')];
    } finally {
      await engine.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
