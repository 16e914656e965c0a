import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Worker as Thread } from 'node:worker_threads';
import sharp from 'sharp';
import { PSM } from 'tesseract.js';
import { SHIPPED_LANGUAGES } from './language-data';
import { OcrCrashError, OcrUnavailableError } from './ocr-errors';
import { TesseractPool, type PoolOptions } from './tesseract-pool';
import { TesseractWorker } from './tesseract-worker';

/** The thread that the library hides. */
const threadOf = (worker: TesseractWorker): Thread =>
  (worker as unknown as { worker: { worker: Thread } }).worker.worker;

/** Removes the data of a language from the memory of a thread, so that it cannot be learnt again. */
const forgetData = (worker: TesseractWorker, language: string): Promise<unknown> =>
  (
    worker as unknown as { worker: { FS: (name: string, args: string[]) => Promise<unknown> } }
  ).worker.FS('unlink', [`./${language}.traineddata`]);

describe('TesseractPool', () => {
  let languageFolder: string;
  let pool: TesseractPool;

  const open = (options: Partial<PoolOptions> = {}): TesseractPool =>
    (pool = new TesseractPool({ workers: 1, languageFolder, ...options }));
  const borrow = (): Promise<TesseractWorker> => pool.use(async (worker) => worker);

  beforeEach(async () => {
    languageFolder = await mkdtemp(join(tmpdir(), 'pool-spec-'));
  });

  afterEach(async () => {
    await pool.close();
    await rm(languageFolder, { recursive: true, force: true });
  });

  it('keeps a worker warm and provides the language data', async () => {
    open();

    const first = await borrow();

    expect(await borrow()).toBe(first);
    expect((await readdir(languageFolder)).sort()).toEqual([
      'deu.traineddata.gz',
      'eng.traineddata.gz',
      'fra.traineddata.gz',
      'spa.traineddata.gz',
    ]);
  });

  it('provides the fast networks of the shipped languages, too, where most pages are read with them', async () => {
    open({ network: () => 'fast', languages: ['eng', 'deu'] });

    await borrow();

    const fast = SHIPPED_LANGUAGES.map((language) => `${language}_fast.traineddata.gz`);
    const full = ['eng.traineddata.gz', 'deu.traineddata.gz'];
    expect((await readdir(languageFolder)).sort()).toEqual([...fast, ...full].sort());
  });

  it('replaces a worn worker', async () => {
    open({ imagesPerWorker: 1 });

    const first = await borrow();

    expect(first.isDead).toBe(true);
    expect(await borrow()).not.toBe(first);
  });

  it('replaces a worker whose thread was killed, and fails its job with that reason', async () => {
    open();
    const page = { data: new Uint8Array(90_000).fill(255), width: 300, height: 300 };
    const signal = AbortSignal.timeout(20_000);
    const read = (worker: TesseractWorker) =>
      worker.recognise(page, { language: 'eng', mode: PSM.AUTO, signal });

    const killed = pool.use((worker) => {
      const reading = read(worker);
      void threadOf(worker).terminate();
      return reading;
    });

    await expect(killed).rejects.toThrow(OcrCrashError);
    await expect(pool.use(read)).resolves.toEqual([]);
  });

  describe('with pages in several languages', () => {
    const read = (language: string, height = 300) => {
      const page = { data: new Uint8Array(height * 300).fill(255), width: 300, height };
      const signal = AbortSignal.timeout(20_000);
      return pool.use((worker) => worker.recognise(page, { language, mode: PSM.AUTO, signal }));
    };
    const forget = (language: string) => pool.use((worker) => forgetData(worker, language));

    it('keeps the language of the last page that was not in English', async () => {
      open();

      await read('deu');
      await forget('deu');
      await read('eng');

      await expect(read('deu')).resolves.toEqual([]);
    });

    it('keeps no more than two, and learns the others again', async () => {
      open();

      for (const language of ['deu', 'fra', 'eng', 'spa', 'deu'])
        await expect(read(language)).resolves.toEqual([]);
      await forget('fra');

      await expect(read('fra')).rejects.toThrow(OcrUnavailableError);
    });

    it('gives up the other one for a very large page', async () => {
      open();

      await read('deu');
      await read('eng', 20_000);
      await forget('deu');

      await expect(read('deu')).rejects.toThrow(OcrUnavailableError);
    });
  });

  describe('in the log', () => {
    /** A part of its layout reaches over the edge. */
    const OVER_THE_EDGE =
      'iVBORw0KGgoAAAANSUhEUgAAAHUAAAE0AQMAAAAoue6CAAAABlBMVEX///8AAABVwtN+AAAACXBIWXMAAAsTAAALEwEA' +
      'mpwYAAABJklEQVRYw+3WoQ7CMBAG4GtIGGIJ4BAE9ghIBA+DAjuJQCw8FbIoHoOhsMVNkIwNwa63lnasDNM/IenXEdLS' +
      '9joAHx8fHx8fH5//pJcSi6odWBhH5RXpe2AsAURLawfvwoow2rHGiM0G2RHp0bq2UKmL1W7grP78Rr5uNJdNp3DtePPv' +
      'HDt2MKYg0blffGY1V1E5bD6AvcEoC9ROiEFhp2HiPUts/FwQZyaT/770CMgka57qDSrbnlVu5cTWn6ZglbnKARlVkHJr' +
      'l1tZctmMZMfR5yNWmFVlhBW/uGFyWdmeDOaNd15+mEgrkedZC/eu98tRKrrj8wA4MivASVE22vpm0fjbO6XbDFvaEHen' +
      'R/W6YOFfpt/EidHstalRzc1C2aDylxfjE503dlWN/Z4UAAAAAElFTkSuQmCC';

    /** All that the thread says while it reads. */
    async function linesOf(page: { data: Uint8Array; width: number; height: number }) {
      open();
      let said = '';
      await pool.use(async (worker) => {
        threadOf(worker).stderr.on('data', (piece) => (said += String(piece)));
        const signal = AbortSignal.timeout(20_000);
        await worker.recognise(page, { language: 'eng', mode: PSM.SPARSE_TEXT, signal });
        await new Promise((resolve) => setTimeout(resolve, 100));
      });
      return said;
    }

    it('says nothing about boxes at the edge of a picture that it reads', async () => {
      const { data, info } = await sharp(Buffer.from(OVER_THE_EDGE, 'base64'))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(await linesOf({ data, width: info.width, height: info.height })).toBe('');
    });

    it('keeps other errors', async () => {
      const page = { data: new Uint8Array(4).fill(255), width: 2, height: 2 };
      expect(await linesOf(page)).toMatch(/^Error in pixSauvola/);
    });
  });

  it('lets idle workers go', async () => {
    open({ idleMs: 20 });

    const worker = await borrow();
    await new Promise((resolve) => setTimeout(resolve, 80));

    expect(worker.isDead).toBe(true);
  });

  it('lends each worker to one job at a time', async () => {
    open();
    let running = 0;
    let most = 0;
    const job = async (): Promise<void> => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
    };

    await Promise.all([1, 2, 3].map(() => pool.use(job)));

    expect(most).toBe(1);
  });

  it('wakes waiting jobs with an error when it closes', async () => {
    open();
    const running = pool.use(() => new Promise((resolve) => setTimeout(resolve, 30)));
    const waiting = pool.use(async () => undefined);
    const refused = expect(waiting).rejects.toThrow(OcrUnavailableError);

    await pool.close();

    await refused;
    await running;
  });

  it('says that the engine is not available when its data cannot be kept', async () => {
    const file = join(languageFolder, 'file');
    await writeFile(file, '');
    open({ languageFolder: join(file, 'inside') });

    await expect(borrow()).rejects.toThrow(OcrUnavailableError);
  });

  it('gives up on a missing language', async () => {
    open();

    await expect(
      TesseractWorker.start({ languageFolder, network: 'full', initTimeoutMs: 5000 }),
    ).rejects.toThrow(OcrUnavailableError);
  });
});
