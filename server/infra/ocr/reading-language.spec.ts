import { type OcrBlock } from '../../analysis/page/ocr-result';
import { ocrPage } from '../../../test/support/ocr-page';
import { type Band } from './bands';
import { readInItsLanguage } from './reading-language';

const SHIPPED = ['eng', 'deu', 'fra', 'spa'];
const band = (top: number): Band => ({
  top,
  image: { data: Buffer.alloc(0), width: 1, height: 1 },
});
const BANDS = [band(0), band(100)];

const page = (text: string, confidence: number): OcrBlock[] => [
  ocrPage([{ text, confidence }]).lines,
];

/** The text that each language's data makes of a page, and the strips it was asked for. */
async function read(readings: Record<string, OcrBlock[]>, languages: string[]) {
  const asked: string[] = [];
  const { language } = await readInItsLanguage(BANDS, languages, (bands, each) => {
    asked.push(...bands.map(({ top }) => `${each} ${top}`));
    return Promise.resolve(readings[each] ?? page('Lwdwy bwdwy gulk pwnwp dwbwwwp', 40));
  });
  return { language, asked };
}

const ENGLISH = page('The garden opens at noon and you are welcome', 92);
const GERMAN = page('Der Garten ist heute nicht offen und wird morgen mit uns geputzt', 70);
const DUTCH_IN_ENGLISH = page('Deze tuinen zijn vandaag helaas gesloten wegens onderhoud', 60);
const DUTCH = page('Deze tuinen zijn vandaag helaas gesloten wegens onderhoud', 93);

it('reads an English page once, from end to end', async () => {
  expect(await read({ eng: ENGLISH }, [...SHIPPED, 'nld'])).toEqual({
    language: 'eng',
    asked: ['eng 0', 'eng 100'],
  });
});

it('reads a page whose words tell its language with that data', async () => {
  expect(await read({ eng: GERMAN }, SHIPPED)).toEqual({
    language: 'deu',
    asked: ['eng 0', 'deu 0', 'deu 100'],
  });
});

it('tries the languages that the operator named where English data doubts, and takes the surest', async () => {
  const readings = { eng: DUTCH_IN_ENGLISH, nld: DUTCH };

  expect(await read(readings, [...SHIPPED, 'rus', 'nld'])).toEqual({
    language: 'nld',
    asked: ['eng 0', 'rus 0', 'nld 0', 'nld 100'],
  });
});

it('stays with English where no other language is surer', async () => {
  const { language } = await read({ eng: DUTCH_IN_ENGLISH }, [...SHIPPED, 'rus']);

  expect(language).toBe('eng');
});
