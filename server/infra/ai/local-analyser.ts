import { type OcrResult } from '../ocr/ocr-result';
import { type Analyser, type Findings } from './analyser';
import { chooseTags } from './choose-tags';
import { classifyKind } from './classify-kind';
import { explain } from './explain';
import { extractDates } from './extract-dates';
import { makeTitle } from './make-title';
import { pageFacts } from './page-facts';
import { type Evidence } from '../../contract/evidence';
import { type ScreenshotKind } from '../../contract/screenshots';

/** At most 6 tags, and what the page is. */
export interface Analysis extends Findings {
  kind: ScreenshotKind;
  /** Why: of the title, of each tag and of each date. */
  evidence: Evidence[];
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
  const made = makeTitle({ facts, kind, dates, fileName, imageDate });
  const tags = chooseTags({ facts, kind, title: made.title, knownTags });
  return {
    title: made.title,
    kind,
    tags: tags.map(({ tag }) => tag),
    dates: dates.map(({ date, confidence, quote }) => ({ date, confidence, quote })),
    evidence: explain({ ocr, facts, kind, made, tags, dates }),
  };
}

/** Always at hand and always first. */
export const localAnalyser: Analyser<AnalysisInput, Analysis> = {
  analyse: (input) => Promise.resolve(analyse(input)),
};
