import { localAnalyser, type Analysis } from '../../analysis/local-analyser';
import { isReadable, UNREADABLE, withoutGuesses } from '../../analysis/page/readable';
import { type OcrEngine, type ReadOptions } from '../../infra/ocr/ocr-engine';
import { type OcrResult } from '../../analysis/page/ocr-result';

export interface ReadScreenshotInput extends ReadOptions {
  /** The stored file, as it was uploaded. */
  image: Buffer;
  fileName: string;
  /** Reference for relative dates, YYYY-MM-DD. */
  imageDate: string;
  /** Existing tags of the workspace, preferred to new ones. */
  knownTags: readonly string[];
}

export interface ReadPage {
  ocr: OcrResult;
  analysis: Analysis;
  /** A remark about a reading that succeeded, shown to people. */
  remark: string | null;
}

/** The one way from an image to its text, title, kind, tags and dates; jobs and the corpus run both take it. */
export async function readScreenshot(
  engine: OcrEngine,
  { image, fileName, imageDate, knownTags, ...options }: ReadScreenshotInput,
): Promise<ReadPage> {
  const read = await engine.read(image, options);
  const canRead = isReadable(read);
  const ocr = canRead ? read : withoutGuesses(read);
  const input = { ocr, fileName, imageDate, knownTags, isReadable: canRead };
  return { ocr, analysis: await localAnalyser.analyse(input), remark: canRead ? null : UNREADABLE };
}
