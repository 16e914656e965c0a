import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../../../infra/config/project-root';
import { type Language } from '../../../infra/ocr/language-data';
import { type Assist, NeuralEngine } from '../../../infra/ocr/neural/neural-engine';
import { OcrEngine } from '../../../infra/ocr/ocr-engine';
import { type Check, fail, type CheckResult, ok, warn } from './check';

const ABOUT = 'text engine';
const SECOND = 'second text engine';
/** Two engines load and read, which takes a second or two, and ten times that where everything is busy. */
const PATIENCE_MS = 60_000;
const SAMPLE = 'server/samples/Carrot soup.png';
/** A quarter of it. */
const PART = { left: 0, top: 0, width: 640, height: 430 };

/** Checks which engines read, that the data of every language is there, how fast they are and what they take. */
export const engineCheck: Check = {
  about: ABOUT,
  patienceMs: PATIENCE_MS,
  isHeavy: true,
  run: async ({ config }) => {
    const { assist, languages } = config.ocr;
    const absence = assist === 'off' ? null : whyAbsent(assist);
    const isWanted = assist !== 'off' && absence === null;
    try {
      const { engine, time } = await readSample(languages, isWanted ? 'on' : 'off');
      const [tesseract, second] = engine.split(' + ');
      return [
        ok(
          ABOUT,
          `${tesseract} reads ${languages.join(', ')}; a sample took ${time}, starting included.`,
        ),
        secondResult({ assist, absence, second }),
      ];
    } catch (error) {
      const text = `It does not start: ${(error as Error).message}`;
      return [fail(ABOUT, text, 'Run: npm ci')];
    }
  },
};

function whyAbsent(assist: Exclude<Assist, 'off'>): string | null {
  const told: string[] = [];
  const neural = new NeuralEngine({ assist, tell: (sentence) => told.push(sentence) });
  return neural.version === null ? told.join(' ') : null;
}

interface Second {
  assist: Assist;
  absence: string | null;
  /** Its name and versions, where it has read. */
  second: string | undefined;
}

/** Judges the second engine by the setting, the reason that it takes no part, and what read the sample. */
export function secondResult({ assist, absence, second }: Second): CheckResult {
  if (assist === 'off') return ok(SECOND, 'It is switched off: OCR_ASSIST=off.');
  if (absence) return warn(SECOND, absence, 'docs/ocr.md says what it needs.');
  if (second)
    return ok(
      SECOND,
      `${second} reads again what Tesseract doubts; a worker takes up to 900 MB with it.`,
    );
  return warn(SECOND, 'It loads, and fails when it reads.', 'OCR_ASSIST=off switches it off.');
}

/** Starting included: once is enough, and a busy machine has to answer in time, too. */
async function readSample(
  languages: readonly Language[],
  assist: Assist,
): Promise<{ engine: string; time: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shotvault-doctor-'));
  const engine = new OcrEngine({ workers: 1, dataDir, languages, assist });
  try {
    const image = await sharp(join(projectRoot(), SAMPLE)).extract(PART).png().toBuffer();
    const begin = performance.now();
    const read = await engine.read(image);
    const seconds = (performance.now() - begin) / 1000;
    return { engine: read.engine, time: `${seconds.toFixed(1)} s` };
  } finally {
    await engine.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
