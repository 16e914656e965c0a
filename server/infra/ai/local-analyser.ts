import { type OcrResult } from '../ocr/ocr-result';
import { type ScreenshotKind } from '../../contract/screenshots';

export interface FoundDate {
  /** YYYY-MM-DD */
  date: string;
  /** 0 to 1 */
  confidence: number;
  /** A stretch of the stored text, exactly as it stands there. */
  quote: string;
}

export interface Analysis {
  /** At most 80 characters, never empty. */
  title: string;
  kind: ScreenshotKind;
  /** At most 6, lower case, without commas. */
  tags: string[];
  dates: FoundDate[];
}

export interface AnalysisInput {
  ocr: OcrResult;
  fileName: string;
  /** The day the picture was taken or uploaded, YYYY-MM-DD; relative dates count from it. */
  imageDate: string;
  knownTags: readonly string[];
}

/** Title, kind, tags and dates by rules alone: no network, no model. */
export function analyse({ ocr, fileName, imageDate }: AnalysisInput): Analysis {
  const first = ocr.lines[0]?.text ?? `${fileName} ${imageDate}`;
  return { title: first.slice(0, 80), kind: 'document', tags: [], dates: [] };
}
