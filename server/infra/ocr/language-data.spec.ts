import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { dataOf, provideLanguageData, SHIPPED_LANGUAGES } from './language-data';

const folder = mkdtempSync(join(tmpdir(), 'language-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('has a fast network for the shipped languages only', () => {
  expect(SHIPPED_LANGUAGES.map((language) => dataOf(language, 'fast'))).toEqual([
    'eng_fast',
    'deu_fast',
    'fra_fast',
    'spa_fast',
  ]);
  expect(dataOf('pol', 'fast')).toBe('pol');
  expect(dataOf('deu', 'full')).toBe('deu');
});

it('provides the fast networks as they were published', async () => {
  await provideLanguageData(folder, SHIPPED_LANGUAGES, 'fast');
  const origin = readFileSync(join(__dirname, 'fast-data/README.md'), 'utf8');
  for (const language of SHIPPED_LANGUAGES) {
    const file = readFileSync(join(folder, `${dataOf(language, 'fast')}.traineddata.gz`));
    const sum = createHash('sha256').update(gunzipSync(file)).digest('hex');
    expect(origin).toContain(`${sum}  ${language}.traineddata`);
  }
});
