import { localAnalyser, type Analysis } from '../../infra/ai/local-analyser';
import { type OcrEngine, type ReadOptions } from '../../infra/ocr/ocr-engine';
import { type OcrResult } from '../../infra/ocr/ocr-result';

export interface ReadScreenshotInput extends ReadOptions {
  /** The stored file, as it was uploaded. */
  image: Buffer;
  fileName: string;
  /** Reference for relative dates, YYYY-MM-DD. */
  imageDate: string;
  /** Tags that exist in the workspace; they are preferred to new ones. */
  knownTags: readonly string[];
}

/** The one way from an image to its text, title, kind, tags and dates; jobs and the corpus run both take it. */
export async function readScreenshot(
  engine: OcrEngine,
  { image, fileName, imageDate, knownTags, ...options }: ReadScreenshotInput,
): Promise<{ ocr: OcrResult; analysis: Analysis }> {
  const ocr = await engine.read(image, options);
  return { ocr, analysis: await localAnalyser.analyse({ ocr, fileName, imageDate, knownTags }) };
}
