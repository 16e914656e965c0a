import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { familyUse } from '../lib/family-use.mjs';
import { root, serverSources } from './compile.mjs';

const PATIENCE_MS = 15 * 60_000;
const EMPTY = sharp({ create: { width: 64, height: 64, channels: 3, background: 'white' } }).png();

/**
 * Reads images with the text engine and keeps every reading in a folder, so that rules can be fitted and scored in
 * seconds. A reading is named after the image and the engine's own sources: a changed engine reads anew.
 */
export class ReadingCache {
  #engine;
  #dataDir;

  /** @param {string | undefined} folder @param {string} [assist] */
  constructor(folder, assist = process.env.OCR_ASSIST ?? 'off') {
    this.folder = folder;
    /** The second text engine costs time, so it takes part only when OCR_ASSIST asks for it. */
    this.assist = assist;
    /** Languages beside those that are installed with the product. */
    this.languages = (process.env.OCR_LANGUAGES ?? '').split(',').filter(Boolean);
    this.engineId = sourcesOf('server/infra/ocr') + this.assist + this.languages;
    if (folder) mkdirSync(folder, { recursive: true });
  }

  /**
   * The reading with the CPU seconds and the memory that it took when it was made, child processes included. The seconds of
   * the first one hold those of the start, which stand beside them.
   */
  async read(path) {
    const image = readFileSync(path);
    const file = this.#fileOf(image);
    if (file && existsSync(file)) return { image, ...JSON.parse(readFileSync(file, 'utf8')) };
    const made = await this.#readNow(image);
    if (file) writeFileSync(file, JSON.stringify(made));
    return { image, ...made };
  }

  #fileOf(image) {
    const name = createHash('sha256').update(this.engineId).update(image).digest('hex');
    return this.folder ? join(this.folder, `${name}.json`) : '';
  }

  async close() {
    await this.#engine?.close();
    if (this.#dataDir) rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #readNow(image) {
    const before = familyUse().cpu;
    const isFirst = !this.#engine;
    this.#engine ??= await this.#start();
    const ready = isFirst ? familyUse().cpu : before;
    // A busy machine reads slowly: a corpus run waits where the product would give up.
    const ocr = await this.#engine.read(image, { timeoutMs: PATIENCE_MS });
    const { cpu, peak } = familyUse();
    return { ocr, cpu: cpu - before, start: ready - before, peak: Math.round(peak) };
  }

  /** One worker, so that the CPU seconds belong to the image. An empty picture loads both engines and shows nothing to read. */
  async #start() {
    const { OcrEngine } = serverSources()('infra/ocr/ocr-engine.ts');
    const { SHIPPED_LANGUAGES } = serverSources()('infra/ocr/language-data.ts');
    this.#dataDir = mkdtempSync(join(tmpdir(), 'corpus-'));
    const engine = new OcrEngine({
      workers: 1,
      dataDir: this.#dataDir,
      assist: this.assist,
      languages: [...SHIPPED_LANGUAGES, ...this.languages],
    });
    await engine.read(await EMPTY.toBuffer(), { timeoutMs: PATIENCE_MS });
    return engine;
  }
}

function sourcesOf(folder) {
  const hash = createHash('sha256');
  const names = readdirSync(join(root, folder), { encoding: 'utf8', recursive: true });
  for (const name of names.sort()) {
    if (/\.(?:ts|cjs|gz)$/.test(name) && !name.endsWith('.spec.ts')) {
      hash.update(readFileSync(join(root, folder, name)));
    }
  }
  return hash.digest('hex');
}
