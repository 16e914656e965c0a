import { type OcrResult } from '../ocr/ocr-result';
import { chooseTags } from './choose-tags';
import { classifyKind } from './classify-kind';
import { extractDates, type FoundDate } from './extract-dates';
import { makeTitle } from './make-title';
import { pageFacts } from './page-facts';
import { type ScreenshotKind } from '../../contract/screenshots';

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
export function analyse({ ocr, fileName, imageDate, knownTags }: AnalysisInput): Analysis {
  const { text, lines, language } = ocr;
  const facts = pageFacts(ocr);
  const kind = classifyKind(facts);
  const dates = extractDates({ text, lines, language, imageDate });
  const title = makeTitle({ facts, kind, dates, fileName, imageDate });
  return { title, kind, tags: chooseTags({ facts, kind, title, knownTags }), dates };
}
